import { speedLimits } from '../../../src/rules/seekrieg/movement/limits';
import { type Battle, battleOf, logOf, shipIn, type TestBattle } from './fleet';
import { confirm, give } from './playing';

/** A battle with one ship, Exeter. */
export const alone = (
  ship: NonNullable<TestBattle['allies']>[string] = {},
  rest: TestBattle = {},
): Battle => battleOf({ allies: { exeter: ship }, ...rest });

export const limits = (battle: Battle, id = 'exeter') =>
  speedLimits(battle.state, shipIn(battle, id));

/** Moves with a die or two for whoever may collide. */
export const sail = (battle: Battle, ...lines: string[]): Battle =>
  confirm(give(battle, 'allies', ...lines));

/** Critical damage in force for the rest of the game. */
export function strike(...numbers: number[]) {
  return (battle: Battle) =>
    logOf(battle, 'exeter').effects.push(...numbers.map((cd) => ({ cd, turnsLeft: null })));
}
