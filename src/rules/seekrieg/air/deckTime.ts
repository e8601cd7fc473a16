import type { AirBase } from '../model/flights';
import type { DeckTask } from '../model/orders';
import type { SeekriegView } from '../model/state';
import { launchesIn, recoveriesIn, servicedIn } from './rates';

/**
 * [SK-20.5, SK-20.9, SK-20.12, SK-20.13, SK-24.3, SK-24.4] Turns that a whole deck takes for so many aircraft, once it is into
 * the wind; infinite in weather that keeps them down.
 */
export const deckTurns = (
  { environment }: Pick<SeekriegView, 'environment'>,
  base: AirBase,
  task: DeckTask,
  aircraft: number,
): number => Math.ceil(aircraft / rateOf(environment, base, task));

function rateOf(environment: SeekriegView['environment'], base: AirBase, task: DeckTask): number {
  if (task === 'launch') return launchesIn(environment, base);
  return task === 'recover' ? recoveriesIn(environment, base) : servicedIn(base, task);
}
