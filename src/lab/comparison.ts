import { type BySide, bySide, type ShipFate, SIDES, type Side } from '../rules/core';
import { eloAt } from './elo';
import { differenceOf, type Estimate, estimateOf, NO_SUMS, type Sums, withValue } from './estimate';
import type { GameResult } from './gameResult';
import { sprtOf } from './sprt';
import { newTally, shareLost, type Totals } from './tally';

/** How a ship fared otherwise in the right column. */
interface ShipDifference {
  sunk: Estimate;
  /** The share of her hull; `null` where a system does not measure it. */
  hullShare: Estimate | null;
}

/** The right column less the left one, game by game with common seeds. */
export interface Differences {
  /** Shares of the games, -1 to 1. */
  wins: BySide<Estimate>;
  victoryPoints: BySide<Estimate>;
  /** Those that are in both columns. */
  ships: Record<string, ShipDifference>;
}

/** Whether the Allies win more games in the right column, fewer, or as many as makes no difference. */
export type Verdict = 'more' | 'fewer' | 'alike';

/** Two columns, as their games are played. */
interface Comparison {
  /** Game n of either column; they are counted in pairs, in the order in which they are added. */
  add(left: GameResult, right: GameResult): void;
  left(): Totals;
  right(): Totals;
  differences(): Differences;
  /** As soon as a difference is sure; games added later do not change it. */
  verdict(): Verdict | null;
}

/** A smaller difference, in games out of a hundred, is none that matters. */
const MATTERS = 0.05;

/** The same in Elo points, which the sequential test asks for: a pair's score is half of the difference off the middle. */
const MATTERS_ELO = eloAt(0.5 + MATTERS / 2);

export function newComparison(): Comparison {
  const [left, right] = [newTally(), newTally()];
  const wins = bySide(() => NO_SUMS);
  const points = bySide(() => NO_SUMS);
  const sunk = new Map<string, Sums>();
  const hull = new Map<string, Sums>();
  const scores: number[] = [];
  let verdict: Verdict | null = null;
  return {
    add(one, other) {
      left.add(one);
      right.add(other);
      for (const side of SIDES) {
        wins[side] = withValue(wins[side], wonBy(other, side) - wonBy(one, side));
        points[side] = withValue(points[side], other.victoryPoints[side] - one.victoryPoints[side]);
      }
      addShips(sunk, one, other, ({ isLost }) => Number(isLost));
      addShips(hull, one, other, shareLost);
      scores.push((1 + scoreOf(other) - scoreOf(one)) / 2);
      verdict ??= verdictOn(scores);
    },
    left: left.totals,
    right: right.totals,
    differences: () => ({
      wins: bySide((side) => differenceOf(wins[side])),
      victoryPoints: bySide((side) => estimateOf(points[side])),
      ships: Object.fromEntries(
        [...sunk].map(([id, it]) => [id, shipDifference(it, hull.get(id))]),
      ),
    }),
    verdict: () => verdict,
  };
}

const wonBy = ({ winner }: GameResult, side: Side): number => Number(winner === side);

/** Of the Allies: 1 won, 0 lost. */
const scoreOf = ({ winner }: GameResult): number =>
  winner === 'allies' ? 1 : winner === 'axis' ? 0 : 0.5;

function addShips(
  sums: Map<string, Sums>,
  one: GameResult,
  other: GameResult,
  value: (fate: ShipFate) => number | null,
): void {
  const before = new Map(one.fates.map((fate) => [fate.id, value(fate)]));
  for (const fate of other.fates) {
    const [was, is] = [before.get(fate.id), value(fate)];
    if (was == null || is === null) continue;
    sums.set(fate.id, withValue(sums.get(fate.id) ?? NO_SUMS, is - was));
  }
}

const shipDifference = (sunk: Sums, hull: Sums | undefined): ShipDifference => ({
  sunk: differenceOf(sunk),
  hullShare: hull ? differenceOf(hull) : null,
});

/** Two sequential tests, one each way: both for nothing say that nothing differs. */
function verdictOn(scores: readonly number[]): Verdict | null {
  const more = sprtOf({ elo0: 0, elo1: MATTERS_ELO }, scores).accepted;
  const fewer = sprtOf({ elo0: -MATTERS_ELO, elo1: 0 }, scores).accepted;
  if (more === 'elo1') return 'more';
  if (fewer === 'elo0') return 'fewer';
  return more === 'elo0' && fewer === 'elo1' ? 'alike' : null;
}
