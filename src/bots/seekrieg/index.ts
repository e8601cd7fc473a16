import type { Order, SeekriegView } from '../../rules/seekrieg';
import type { BotSystem } from '../core/system';
import { seekriegDoctrine, seekriegMastery } from './doctrine/doctrine';
import { exchanged } from './unseen/exchanged';

/** What bots know of Seekrieg. */
export const seekriegBots: BotSystem<SeekriegView, Order, never> = {
  id: 'seekrieg',
  doctrine: seekriegDoctrine,
  mastery: seekriegMastery,
  exchanged,
};
