import type { FleetActionView, Order } from '../../rules/fleet-action';
import type { BotSystem } from '../core/system';
import { fleetActionDoctrine, fleetActionMastery } from './doctrine/doctrine';
import { exchanged } from './unseen/exchanged';

/** What bots know of Fleet Action. */
export const fleetActionBots: BotSystem<FleetActionView, Order, never> = {
  id: 'fleet-action',
  doctrine: fleetActionDoctrine,
  mastery: fleetActionMastery,
  exchanged,
};
