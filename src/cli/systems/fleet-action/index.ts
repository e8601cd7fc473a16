import type {
  FleetActionEvent,
  FleetActionState,
  FleetActionView,
  Order,
} from '../../../rules/fleet-action';
import type { CliSystem } from '../../common/cliSystem';
import { fleetActionSubject } from './subject';

/** Fleet Action on the command line. */
export const fleetActionCli: CliSystem<FleetActionState, Order, FleetActionEvent, FleetActionView> =
  {
    id: 'fleet-action',
    rulebook: 'src/rules/fleet-action/RULES.md',
    subject: fleetActionSubject,
  };
