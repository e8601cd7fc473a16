import { boxesBuilt, shipOf } from '../common/ships';
import { ROWS, type Row } from '../model/sheet';
import type { BattleView, Ship, ShipId } from '../model/state';
import { ampleRows } from './ample';
import { type Blow, branches, type Condition, startOf } from './condition';
import { hitChances } from './hits';

/** What is to be expected for a ship. */
export interface Harm {
  /** Boxes that it will lose, row by row, on average. */
  meanBoxes: Record<Row, number>;
  /** Chance that it has lost half its hull or more, is dead in the water, or sunk. */
  crippleChance: number;
  sinkChance: number;
}

/** Dice thrown one after another whose hits all do the same. */
export interface Pool {
  /** The chance of each die to hit. */
  dice: number[];
  blow: Blow;
  /** [BT-9.8] Its hits are dealt out among the ships of the counter in turn; else they are this ship's alone. */
  shared: boolean;
}

/** How likely the ship is in each condition. */
type Spread = Map<Condition, number>;

/** How it stands after some hits. */
interface Standing {
  /** By how many more hits on its counter go to other ships first. */
  turns: Spread[];
  /** Boxes lost of the ample rows, on average. */
  lost: number[];
  /** Conditions gone on from so far. */
  steps: number;
}

/** More steps than this, from condition to condition, take too long. */
const MAX_STEPS = 40_000;

/** What is less likely than this is left out; all of it together stays under 0.0001, far below what is shown. */
const NEGLIGIBLE = 1e-7;

/** Half its hull gone, dead in the water, or no longer afloat. */
export const isCrippled = (view: BattleView, { id, fate, speed, lost }: Ship): boolean =>
  fate !== 'afloat' || speed === '0' || lost.hull * 2 >= boxesBuilt(view, id, 'hull');

/**
 * What hits do to a ship, worked out over every course of all dice. Which ship of a counter takes the first hit is drawn
 * by lot, the others follow in turn [BT-9.8]. `undefined` where there are too many courses to go through.
 * @param pools in the order in which their hits are resolved
 * @param ofCounter how many ships share the hits
 */
export function harmBy(
  view: BattleView,
  id: ShipId,
  pools: readonly Pool[],
  ofCounter: number,
): Harm | undefined {
  const start = startOf(view, shipOf(view, id));
  const all = joined(pools);
  const ample = ampleRows(view, start, all);
  let now: Standing = {
    turns: Array.from({ length: ofCounter }, () => new Map([[start, 1 / ofCounter]])),
    lost: ample.map(() => 0),
    steps: 0,
  };
  for (const pool of all) {
    now = fire(view, now, pool, ample);
    if (now.steps > MAX_STEPS) return undefined;
  }
  return sumUp(view, start.ship, now, ample);
}

/** Pools that do the same, one after another, are one. */
function joined(pools: readonly Pool[]): Pool[] {
  const all: Pool[] = [];
  for (const pool of pools) {
    const last = all.at(-1);
    if (last && last.blow.key === pool.blow.key && last.shared === pool.shared)
      last.dice = [...last.dice, ...pool.dice];
    else all.push({ ...pool });
  }
  return all;
}

/** After all hits of a pool: the mean of after none, after one, after two, and so on. */
function fire(
  view: BattleView,
  before: Standing,
  { dice, blow, shared }: Pool,
  ample: readonly Row[],
): Standing {
  const after = {
    ...before,
    turns: before.turns.map((): Spread => new Map()),
    lost: [...before.lost],
  };
  let { turns } = before;
  let more = 1;
  for (const chance of hitChances(dice)) {
    for (const [turn, spread] of turns.entries())
      addTo(after.turns[turn] as Spread, spread, chance);
    more -= chance;
    if (more < NEGLIGIBLE || after.steps > MAX_STEPS) break;
    const strike = (spread: Spread): Spread => {
      const { to, lost } = struck(view, spread, blow, ample);
      after.steps += spread.size;
      for (const [i, boxes] of lost.entries()) after.lost[i] = (after.lost[i] ?? 0) + more * boxes;
      return to;
    };
    const [mine, ...others] = turns;
    turns = shared ? [...others, strike(mine as Spread)] : turns.map(strike);
  }
  return after;
}

function struck(view: BattleView, spread: Spread, blow: Blow, ample: readonly Row[]) {
  const to: Spread = new Map();
  const lost = ample.map(() => 0);
  for (const [from, chance] of spread) {
    if (chance < NEGLIGIBLE) continue;
    for (const branch of branches(view, from, blow, ample)) {
      to.set(branch.to, (to.get(branch.to) ?? 0) + chance * branch.chance);
      for (const [i, boxes] of branch.lost.entries())
        lost[i] = (lost[i] ?? 0) + chance * branch.chance * boxes;
    }
  }
  return { to, lost };
}

function addTo(sum: Spread, spread: Spread, times: number): void {
  for (const [at, chance] of spread) sum.set(at, (sum.get(at) ?? 0) + times * chance);
}

function sumUp(view: BattleView, before: Ship, end: Standing, ample: readonly Row[]): Harm {
  const ends = end.turns.flatMap((spread) => [...spread]);
  const sum = (value: (ship: Ship) => number) =>
    ends.reduce((all, [{ ship }, chance]) => all + chance * value(ship), 0);
  // What is negligible is missing from the whole.
  const whole = sum(() => 1);
  const mean = (value: (ship: Ship) => number) => sum(value) / whole;
  const boxes = ROWS.map((row) => [row, mean(({ lost }) => lost[row] - before.lost[row])]);
  return {
    meanBoxes: Object.fromEntries([
      ...boxes,
      ...ample.map((row, i) => [row, end.lost[i]]),
    ]) as Record<Row, number>,
    crippleChance: mean((ship) => (isCrippled(view, ship) ? 1 : 0)),
    sinkChance: mean(({ fate }) => (fate === 'sunk' ? 1 : 0)),
  };
}

/** The mean of several cases. */
export function meanHarm(cases: readonly { harm: Harm; chance: number }[]): Harm {
  const mean = (value: (harm: Harm) => number) =>
    cases.reduce((sum, { harm, chance }) => sum + chance * value(harm), 0);
  const boxes = ROWS.map((row) => [row, mean(({ meanBoxes }) => meanBoxes[row])]);
  return {
    meanBoxes: Object.fromEntries(boxes) as Record<Row, number>,
    crippleChance: mean(({ crippleChance }) => crippleChance),
    sinkChance: mean(({ sinkChance }) => sinkChance),
  };
}
