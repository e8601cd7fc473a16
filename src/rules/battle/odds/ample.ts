import { boxesLeft, sheetOf } from '../common/ships';
import { CALIBERS, type Row } from '../model/sheet';
import type { BattleView } from '../model/state';
import { type Blow, branches, type Condition } from './condition';
import type { Chances } from './hits';

/** Dice whose hits all do the same. */
interface Dice {
  dice: readonly number[];
  blow: Blow;
}

/** A row less likely to run out than this is ample. */
const NEGLIGIBLE = 1e-5;

/**
 * The rows of guns that will not run out: only an empty row changes where hits go [BT-11.6, BT-11.7], so that how many
 * boxes they have left need not be followed. A row of boxes that are not all armored alike is never one.
 */
export function ampleRows(view: BattleView, start: Condition, pools: readonly Dice[]): Row[] {
  const { id } = start.ship;
  const left = (row: Row) => boxesLeft(view, id, row);
  const isAmple = (row: Row) =>
    new Set(sheetOf(view, id).rows[row]).size === 1 &&
    left(row) > 0 &&
    runningOut(losses(view, start, pools, row), left(row)) < NEGLIGIBLE;
  const guns = CALIBERS.filter(isAmple);
  // Tertiary hits come to AA boxes when no tertiary one is left.
  const isOpen = left('tertiary') > 0 && !guns.includes('tertiary');
  return !isOpen && isAmple('aa') ? [...guns, 'aa'] : guns;
}

/** The chances of 0, 1, 2, … boxes of a row lost by all dice, if every hit found the ship as she is. */
function losses(view: BattleView, start: Condition, pools: readonly Dice[], row: Row): Chances {
  const dice = pools.flatMap(({ dice, blow }) => {
    const byHit = lossesByHit(view, start, blow, row);
    return dice.map((chance) =>
      byHit.map((each, boxes) => each * chance + (boxes === 0 ? 1 - chance : 0)),
    );
  });
  return dice.reduce(summed, [1]);
}

function lossesByHit(view: BattleView, start: Condition, blow: Blow, row: Row): Chances {
  const chances: Chances = [0];
  for (const { to, chance } of branches(view, start, blow, [])) {
    const boxes = to.ship.lost[row] - start.ship.lost[row];
    while (chances.length <= boxes) chances.push(0);
    chances[boxes] = (chances[boxes] ?? 0) + chance;
  }
  return chances;
}

/** The chances of the sum of two numbers. */
function summed(a: Chances, b: Chances): Chances {
  const sums = Array<number>(a.length + b.length - 1).fill(0);
  for (const [i, one] of a.entries())
    for (const [j, other] of b.entries()) sums[i + j] = (sums[i + j] ?? 0) + one * other;
  return sums;
}

const runningOut = (lost: Chances, left: number): number =>
  lost.slice(left).reduce((sum, chance) => sum + chance, 0);
