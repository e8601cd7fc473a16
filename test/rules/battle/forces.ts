import type { Axial } from '../../../src/hex';
import {
  type BattleOptions,
  type BattleScenario,
  type BattleState,
  type BoardSide,
  battle,
  DEFAULT_OPTIONS,
  type ExtraPoints,
  type Stack,
} from '../../../src/rules/battle';
import { type Side, scriptedDice } from '../../../src/rules/core';
import { newBattle, PLAIN_SCENARIO, scenarioShip, type TestShip } from './fixture';

/** A task force of a test that has to be set up. */
export interface TestForce {
  id: string;
  side: Side;
  entry: BoardSide[];
  ships: TestShip[];
}

/** A number of ships alike: `a1`, `a2`, … */
export const squadron = (
  prefix: string,
  count: number,
  like: Omit<TestShip, 'id'> = {},
): TestShip[] => Array.from({ length: count }, (_, i) => ({ id: `${prefix}${i + 1}`, ...like }));

/** A battle at the beginning of its set-up; the dice are those of the initiative. */
export function newSetUp(
  forces: TestForce[],
  scenario: Partial<BattleScenario> = {},
  { options, dice = [] }: { options?: Partial<BattleOptions>; dice?: number[] } = {},
): BattleState {
  const taskForces = forces.map(({ ships, ...force }) => ({
    ...force,
    name: force.id,
    ships: ships.map(scenarioShip),
  }));
  const script = scriptedDice(dice);
  const { state } = battle.newState(
    { ...PLAIN_SCENARIO, ...scenario, taskForces },
    { ...DEFAULT_OPTIONS, ...options },
    script,
  );
  if (script.left() > 0) throw new Error(`${script.left()} scripted dice were not thrown`);
  return state;
}

export const stackIn = (state: BattleState, id: string): Stack =>
  state.stacks.find((stack) => stack.id === id) as Stack;

/** The stack of a ship. */
export const stackWith = (state: BattleState, ship: string): Stack =>
  state.stacks.find(({ ships }) => ships.includes(ship)) as Stack;

/** A hex turned 60 degrees clockwise about the middle, some times. */
export const turned = ({ q, r }: Axial, times = 1): Axial =>
  times === 0 ? { q, r } : turned({ q: -r, r: q + r }, times - 1);

/** A cruiser of each side, worth 2 points a hull box [BT-16.7]. */
export const cruisers = (allies: number, axis: number, extraPoints: ExtraPoints = {}) =>
  newBattle({
    allies: [{ at: [-4, 0], ships: [{ id: 'a', hull: 'N'.repeat(allies) }, { id: 'spare' }] }],
    axis: [{ at: [4, 0], ships: [{ id: 'x', hull: 'N'.repeat(axis) }, { id: 'other' }] }],
    scenario: { extraPoints },
  });
