import type { Dice } from '../../../core';
import { type CapMeeting, type CombatFact, PASS_STEPS, type PassStep } from '../../model/facts';
import { STANDARD_TABLES } from '../../tables/standard';
import type { TableSet } from '../../tables/tableSet';
import { carriedOn, countsOf, type Outcomes, only } from '../dice/outcomes';
import { rollSeries, seriesChances } from '../dice/series';
import { type CapPatrol, capRating, capSeries } from './cap';
import { type AirPass, type PassShot, settled, shotsOf } from './pass';

type AirTables = Pick<TableSet, 'airCombat'>;

/** The clause of each step of an air combat. */
const STEP_RULES = {
  'engaged-escorts': 'WG-10.14',
  'unengaged-escorts': 'WG-10.15',
  strike: 'WG-10.17',
} as const satisfies Record<PassStep, string>;

/** [WG-10.2] Rolls for the factors of one patrol that are in position. */
export function rollPosition(
  patrol: CapPatrol & { id: string },
  meeting: CapMeeting,
  dice: Dice,
  tables: AirTables = STANDARD_TABLES,
): { inPosition: number; facts: CombatFact[] } {
  const { id, factors } = patrol;
  const { left, rolls } = rollSeries(capSeries(patrol, meeting, tables), dice, { formation: id });
  const { value, multipliers } = capRating(patrol, meeting, tables);
  const fact: CombatFact = {
    kind: 'capRolled',
    rule: 'WG-10.2',
    dice: rolls,
    formation: id,
    meeting,
    factors,
    rating: value,
    multipliers,
    inPosition: left,
  };
  return { inPosition: left, facts: [fact] };
}

/** [WG-10.10, WG-10.14 to WG-10.22] Rolls an air combat through its steps. */
export function rollPass(
  pass: AirPass,
  dice: Dice,
  tables: AirTables = STANDARD_TABLES,
): { pass: AirPass; facts: CombatFact[] } {
  const facts: CombatFact[] = [];
  let now = pass;
  for (const step of PASS_STEPS) {
    const shots = shotsOf(now, step, tables);
    const losses = shots.map((shot) => rollShot(shot, step, dice, facts));
    now = settled(now, shots, losses);
  }
  return { pass: now, facts };
}

function rollShot(shot: PassShot, step: PassStep, dice: Dice, facts: CombatFact[]): number {
  const { by, atType, series, attack, list, group } = shot;
  const { left, rolls } = rollSeries(series, dice, { formation: by, at: atType });
  facts.push({
    kind: 'airShots',
    rule: STEP_RULES[step],
    dice: rolls,
    step,
    by,
    at: atType,
    list,
    group,
    count: series.count,
    multipliers: attack.multipliers,
    lost: left,
  });
  return left;
}

/** Factors of each placing, in the order of the lists of a pass. */
type PassCounts = Readonly<Record<'cap' | 'escorts' | 'strike', readonly number[]>>;

const countsIn = ({ cap, escorts, strike }: AirPass): PassCounts => ({
  cap: cap.map(({ factors }) => factors),
  escorts: escorts.map(({ factors }) => factors),
  strike: strike.map(({ factors }) => factors),
});

/** A pass with other numbers of factors. */
const withCounts = (pass: AirPass, counts: PassCounts): AirPass => ({
  cap: pass.cap.map((unit, i) => ({ ...unit, factors: counts.cap[i] as number })),
  escorts: pass.escorts.map((unit, i) => ({ ...unit, factors: counts.escorts[i] as number })),
  strike: pass.strike.map((unit, i) => ({ ...unit, factors: counts.strike[i] as number })),
});

/** What may be left of each placing after an air combat: by the shots that `rollPass` rolls. */
export function passOutcomes(
  pass: AirPass,
  tables: AirTables = STANDARD_TABLES,
): Outcomes<PassCounts> {
  let outcomes: Outcomes<PassCounts> = only(countsIn(pass));
  for (const step of PASS_STEPS)
    outcomes = carriedOn(outcomes, (counts) =>
      stepOutcomes(withCounts(pass, counts), step, tables),
    );
  return outcomes;
}

function stepOutcomes(pass: AirPass, step: PassStep, tables: AirTables): Outcomes<PassCounts> {
  const shots = shotsOf(pass, step, tables);
  const losses = countsOf(shots.map(({ series }) => seriesChances(series)));
  return losses.map(({ value, chance }) => ({
    value: countsIn(settled(pass, shots, value)),
    chance,
  }));
}
