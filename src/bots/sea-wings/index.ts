import type { Order, SeaWingsState } from '../../rules/sea-wings';
import type { BotSystem } from '../core/system';
import { seaWingsDoctrine, seaWingsMastery } from './doctrine/doctrine';
import { exchanged } from './unseen/exchanged';

/** What bots know of Sea Wings. */
export const seaWingsBots: BotSystem<SeaWingsState, Order, never> = {
  id: 'sea-wings',
  doctrine: seaWingsDoctrine,
  mastery: seaWingsMastery,
  exchanged,
};
