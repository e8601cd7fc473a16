import { expect } from 'vitest';
import {
  type BattleEvent,
  type BattleState,
  battle,
  boxesBuilt,
  boxesLeft,
  type Order,
} from '../../../../src/rules/battle';
import { type Dice, orderDice, SIDES, type Side } from '../../../../src/rules/core';

/** A line of fire: a weapon of a ship, and the enemies it takes in order as they sink. */
export interface FireLine {
  ship: string;
  weapons: readonly ('primary' | 'secondary' | 'tertiary')[];
  targets: readonly string[];
}

export interface FirePlan {
  newState(): BattleState;
  fire: Record<Side, readonly FireLine[]>;
  /** Hexes between the sides at the gunnery impulses of each round. */
  ranges: readonly (readonly number[])[];
}

/** A battle fought out, and what was told of it. */
export interface Fought {
  /** The state at the end of each round; the last one again when the battle has ended before. */
  rounds: BattleState[];
  events: BattleEvent[];
}

const GUNNERY = [4, 8, 12, 16, 20];

/**
 * Fights a plan to its end by orders: everybody stays, the stacks are put at the range of the next gunnery impulse by
 * hand, all guns that can bear on the plan's targets are declared, every dead ship tries a repair.
 */
export function fight(plan: FirePlan, dice: Dice): Fought {
  const state = plan.newState();
  const fought: Fought = { rounds: [], events: [] };
  const act = (side: Side, order: Order) =>
    fought.events.push(...battle.apply(state, side, order, dice));
  for (const [i, ranges] of plan.ranges.entries()) {
    for (const [block, rangeHexes] of ranges.entries()) {
      standAt(state, rangeHexes);
      passUntil(state, i + 1, GUNNERY[block] as number, act);
      if (state.impulse === GUNNERY[block] && state.step.kind === 'gunnery')
        fireAll(state, plan, act);
    }
    passUntil(state, i + 2, 1, act);
    fought.rounds.push(battle.copy(state));
  }
  return fought;
}

type Act = (side: Side, order: Order) => void;

function standAt(state: BattleState, rangeHexes: number): void {
  for (const stack of state.stacks)
    stack.hex = { q: stack.side === 'allies' ? 0 : rangeHexes, r: 0 };
}

const moment = (round: number, impulse: number): number => round * 100 + impulse;

/** Both sides only pass and repair until an impulse has come, or the battle is over. */
function passUntil(state: BattleState, round: number, impulse: number, act: Act): void {
  while (
    state.step.kind !== 'over' &&
    moment(state.round, state.impulse) < moment(round, impulse)
  ) {
    const { active } = battle.segment(state);
    const side = SIDES.find((it) => active[it] !== 'waiting') as Side;
    if (state.step.kind === 'repair') repairAll(state, side, act);
    act(side, { kind: 'done' });
  }
}

function repairAll(state: BattleState, side: Side, act: Act): void {
  for (const order of battle.legalOrders(state, side))
    if (order.kind === 'tryRepair' && order.answer === 'yes') act(side, order);
}

function fireAll(state: BattleState, { fire }: FirePlan, act: Act): void {
  const sides = SIDES.filter((side) => !state.done[side]);
  for (const side of sides)
    for (const order of declarations(state, side, fire[side])) act(side, order);
  for (const side of sides) act(side, { kind: 'done' });
}

function declarations(state: BattleState, side: Side, lines: readonly FireLine[]): Order[] {
  return lines.flatMap(({ ship, weapons, targets }) => {
    const target = targets.find((id) => state.ships[id]?.fate === 'afloat');
    if (target === undefined) return [];
    return weapons
      .map((weapon): Order => ({ kind: 'declare', ship, weapon, target, full: false }))
      .filter((order) => !battle.refuse(state, side, order));
  });
}

/** Hull boxes lost; a ship that is sunk, be it by a magazine, has lost all. */
export function hullLost(state: BattleState, id: string): number {
  const left = isSunk(state, id) ? 0 : boxesLeft(state, id, 'hull');
  return boxesBuilt(state, id, 'hull') - left;
}

export const isSunk = (state: BattleState, id: string): boolean => state.ships[id]?.fate === 'sunk';

/** Runs something with dice of its own many times over. */
export function sample<T>(runs: number, seed: string, once: (dice: Dice) => T): T[] {
  return Array.from({ length: runs }, (_, i) => once(orderDice(seed, i)));
}

export interface Estimate {
  mean: number;
  standardError: number;
}

/** Mean of a figure over the runs, with its standard error. */
export function estimate<T>(runs: readonly T[], figure: (run: T) => number | boolean): Estimate {
  const values = runs.map((run) => Number(figure(run)));
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, standardError: Math.sqrt(variance / values.length) };
}

/**
 * Expects a figure of the clause within its tolerance [BT-EX20] and three standard errors of the sample: 0.02 for a
 * frequency, 0.1 for a mean.
 */
export function expectFigure<T>(
  runs: readonly T[],
  figure: (run: T) => number | boolean,
  expected: number,
): void {
  const tolerance = typeof figure(runs[0] as T) === 'boolean' ? 0.02 : 0.1;
  const { mean, standardError } = estimate(runs, figure);
  expect(
    Math.abs(mean - expected),
    `measured ${mean.toFixed(3)}, the clause says ${expected}`,
  ).toBeLessThanOrEqual(tolerance + 3 * standardError);
}
