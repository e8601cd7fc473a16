import type { Dice } from '../../core';
import { stackOf } from '../common/stacks';
import type { BattleView, Declaration, Stack, StackId } from '../model/state';
import { crowded } from '../steps/revealing';

/** What of a sealed list is fired, in one of the cases of BT-8.6. */
interface Firing {
  declared: readonly Declaration[];
  chance: number;
}

/** More cases than this are drawn by lot. */
const MAX_CASES = 512;
const FACES = [1, 2, 3, 4, 5, 6];

/** [BT-8.6, BT-8.11] Every case of which stacks in a hex fire; one case where no stacks crowd one. */
export function firings(view: BattleView, planned: readonly Declaration[]): Firing[] | undefined {
  const hexes = crowded(view, planned).map(winners);
  const count = hexes.reduce((cases, { length }) => cases * length, 1);
  if (count > MAX_CASES) return undefined;
  const cases = hexes.reduce<Silenced[]>(crossed, [{ silent: [], chance: 1 }]);
  return cases.map(({ silent, chance }) => ({
    declared: planned.filter(({ ship }) => !silent.includes(stackOf(view, ship)?.id ?? '')),
    chance,
  }));
}

/** Cases drawn by lot, where they are too many. */
export function drawnFirings(
  view: BattleView,
  planned: readonly Declaration[],
  streams: readonly Dice[],
): Firing[] {
  const hexes = crowded(view, planned);
  return streams.map((dice) => {
    const silent = hexes.flatMap((stacks) => {
      const { values } = dice.roll('d6', stacks.length, 'stack');
      return stacks.filter((_, i) => values[i] !== Math.max(...values)).map(({ id }) => id);
    });
    return {
      declared: planned.filter(({ ship }) => !silent.includes(stackOf(view, ship)?.id ?? '')),
      chance: 1 / streams.length,
    };
  });
}

/** Stacks that a higher roll keeps from firing. */
interface Silenced {
  silent: StackId[];
  chance: number;
}

/** Which stacks of a hex are silent: all that roll under the highest; those that tie for it fire. */
function winners(stacks: readonly Stack[]): Silenced[] {
  const cases: Silenced[] = [];
  for (let set = 1; set < 2 ** stacks.length; set++) {
    const silent = stacks.filter((_, i) => (set & (2 ** i)) === 0).map(({ id }) => id);
    cases.push({ silent, chance: tie(stacks.length - silent.length, silent.length) });
  }
  return cases;
}

/** The chance that so many given dice show the same and all others less. */
const tie = (high: number, low: number): number =>
  FACES.reduce((sum, face) => sum + (1 / 6) ** high * ((face - 1) / 6) ** low, 0);

const crossed = (cases: readonly Silenced[], hex: readonly Silenced[]): Silenced[] =>
  cases.flatMap((one) =>
    hex.map((other) => ({
      silent: [...one.silent, ...other.silent],
      chance: one.chance * other.chance,
    })),
  );
