import type { Order, SeaWingsState } from '../../rules/sea-wings';
import type { BotSystem } from '../core/system';
import { exchanged } from './common/exchanged';
import { seaWingsDoctrine, seaWingsMastery } from './doctrine/doctrine';

/** What bots know of Sea Wings. */
export const seaWingsBots: BotSystem<SeaWingsState, Order, never> = {
  id: 'sea-wings',
  doctrine: seaWingsDoctrine,
  mastery: seaWingsMastery,
  exchanged,
};
