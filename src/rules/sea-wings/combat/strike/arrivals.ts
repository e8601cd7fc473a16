import { type Dice, diceFrom, drawFrom } from '../../../core';
import type { TableSet } from '../../tables/tableSet';
import { type CapPatrol, capSeries } from '../air/cap';
import { type AirPass, engagedCount } from '../air/pass';
import { passOutcomes, rollPass } from '../air/resolve';
import { type AirUnit, factorsOf } from '../air/units';
import { carriedOn, countsOf, type Outcomes, only } from '../dice/outcomes';
import { rollSeries, seriesChances } from '../dice/series';

type AirTables = Pick<TableSet, 'airCombat'>;

/** A patrol over the target, with its aircraft. */
export type OddsPatrol = CapPatrol & { unit: AirUnit };

/** A strike on its way in. */
export interface Approach {
  patrols: readonly OddsPatrol[];
  escorts: readonly AirUnit[];
  strike: readonly AirUnit[];
  /** Where CAP in position and escorts go, given the number in position of each patrol. */
  allot(inPosition: readonly number[]): Pick<AirPass, 'cap' | 'escorts'>;
}

/** What is left when the strike arrives over its target. */
export interface Arrival {
  strike: number[];
  escorts: number;
  capLost: number;
}

/** What may arrive, and how it was worked out: 0 samples where it is exact. */
interface Arrivals {
  outcomes: Outcomes<Arrival>;
  samples: number;
}

/** Combats of so many cases, about, are worked out one by one; larger ones are drawn. What a screen can wait for; a guess. */
const MAX_CASES = 4000;

/** Combats drawn: the largest standard error of a chance is 0.5 by the root of this, 3 points. */
const SAMPLES = 256;

/** [WG-10.2, WG-10.10 to WG-10.22] What is left of a strike after CAP on the way in. */
export function arrivalsOf(approach: Approach, tables: AirTables): Arrivals {
  if (casesOf(approach, tables) > MAX_CASES) return drawnArrivals(approach, tables);
  const positions = countsOf(
    approach.patrols.map((it) => seriesChances(capSeries(it, 'incoming', tables))),
  );
  const outcomes = carriedOn(positions, (inPosition) => passArrivals(approach, inPosition, tables));
  return { outcomes, samples: 0 };
}

/** Roughly how many cases there are: every shot may cost from none to all of its factors. */
function casesOf({ patrols, escorts, strike }: Approach, tables: AirTables): number {
  const cap = patrols.reduce((sum, { factors }) => sum + factors, 0);
  if (cap === 0) return 1;
  const engaged = engagedCount(cap, factorsOf(escorts), tables);
  const atEach = Math.ceil(cap / Math.max(1, strike.length));
  const shots = strike.reduce(
    (all, { factors }) => all * (Math.min(atEach, factors) + 1) * (Math.min(factors, atEach) + 1),
    1,
  );
  const positions = patrols.reduce((all, { factors }) => all * (factors + 1), 1);
  return positions * shots * (engaged + factorsOf(escorts) + 1);
}

function passArrivals(
  approach: Approach,
  inPosition: readonly number[],
  tables: AirTables,
): Outcomes<Arrival> {
  const pass: AirPass = { ...approach.allot(inPosition), strike: [...approach.strike] };
  const flown = sum(inPosition);
  return carriedOn(passOutcomes(pass, tables), ({ cap, escorts, strike }) =>
    only({ strike: [...strike], escorts: sum(escorts), capLost: flown - sum(cap) }),
  );
}

/** The same question draws the same dice. */
function drawnArrivals(approach: Approach, tables: AirTables): Arrivals {
  const { patrols, escorts, strike } = approach;
  const question = `odds/${JSON.stringify([patrols, escorts, strike])}`;
  const dice = diceFrom(drawFrom(question));
  const draws = Array.from({ length: SAMPLES }, () => ({ value: null, chance: 1 / SAMPLES }));
  const outcomes = carriedOn(draws, () => only(drawn(approach, dice, tables)));
  return { outcomes, samples: SAMPLES };
}

function drawn(approach: Approach, dice: Dice, tables: AirTables): Arrival {
  const inPosition = approach.patrols.map(
    (it) => rollSeries(capSeries(it, 'incoming', tables), dice).left,
  );
  const pass: AirPass = { ...approach.allot(inPosition), strike: [...approach.strike] };
  const { cap, escorts, strike } = rollPass(pass, dice, tables).pass;
  return {
    strike: strike.map(({ factors }) => factors),
    escorts: factorsOf(escorts),
    capLost: sum(inPosition) - factorsOf(cap),
  };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, it) => all + it, 0);
