import type {
  Order,
  StrategicEvent,
  StrategicState,
  StrategicView,
} from '../../../rules/strategic';
import type { CliSystem } from '../../common/cliSystem';
import { strategicSubject } from './subject';

/** The strategic system on the command line. */
export const strategicCli: CliSystem<StrategicState, Order, StrategicEvent, StrategicView> = {
  id: 'strategic',
  rulebook: 'src/rules/strategic/RULES.md',
  subject: strategicSubject,
};
