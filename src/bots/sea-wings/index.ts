import type { Order, SeaWingsView } from '../../rules/sea-wings';
import type { BotSystem } from '../core/system';
import { seaWingsDoctrine, seaWingsMastery } from './doctrine/doctrine';

/** What bots know of Sea Wings. */
export const seaWingsBots: BotSystem<SeaWingsView, Order, never> = {
  id: 'sea-wings',
  doctrine: seaWingsDoctrine,
  mastery: seaWingsMastery,
};
