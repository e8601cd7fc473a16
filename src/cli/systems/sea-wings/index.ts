import type { Order, SeaWingsEvent, SeaWingsState, SeaWingsView } from '../../../rules/sea-wings';
import type { CliSystem } from '../../common/cliSystem';
import { seaWingsSubject } from './subject';

/** Sea Wings on the command line. */
export const seaWingsCli: CliSystem<SeaWingsState, Order, SeaWingsEvent, SeaWingsView> = {
  id: 'sea-wings',
  rulebook: 'src/rules/sea-wings/RULES.md',
  subject: seaWingsSubject,
};
