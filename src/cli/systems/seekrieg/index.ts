import type { Order, SeekriegEvent, SeekriegState, SeekriegView } from '../../../rules/seekrieg';
import type { CliSystem } from '../../common/cliSystem';
import { seekriegSubject } from './subject';

/** Seekrieg on the command line. */
export const seekriegCli: CliSystem<SeekriegState, Order, SeekriegEvent, SeekriegView> = {
  id: 'seekrieg',
  rulebook: 'src/rules/seekrieg/RULES.md',
  subject: seekriegSubject,
};
