import type { Draw } from '../../../rules/core';
import {
  type BatteryName,
  type Condition,
  type DataSheet,
  flakLeft,
  incidental,
  LIGHT_WEAPONS,
  mountCost,
  mountsOf,
  TUBES_COST,
  type WeaponGroup,
} from '../../../rules/fleet-action/query';
import { shuffled } from '../../core/lot';
import type { Item, Ship } from './item';

/** [NW-23.1, NW-25.1] Numbers of the d20 that name weapons. */
const numbersOf = ({ type }: DataSheet): number => (type === 'V' ? 1 : 7);

/** [NW-26.4] About so many of ten go to each group; on the table of carriers there are no tubes. */
const SHARES: Readonly<Record<WeaponGroup, number>> = { main: 0.5, other: 0.3, torpedoes: 0.2 };

/**
 * [NW-3.21, NW-26.6] Mounts of a battery that still bear are not told: a salvo is one die, whatever fires. A battery that
 * has fallen silent stays silent, and one that has not keeps a mount.
 */
const guns = (group: BatteryName): Item => ({
  weightOf: (sheet) => (sheet[group] ? SHARES[group] * numbersOf(sheet) : 0),
  costOf: ({ sheet }) => (sheet[group] ? mountCost(sheet, group) : 0),
  lostOf: ({ unit, start }, condition) =>
    isSilent(unit.sheet, group, condition) && isSilent(unit.sheet, group, unit.condition)
      ? 0
      : condition.lost[group].length - start.lost[group].length,
  mostOf: ({ unit, start }) =>
    isSilent(unit.sheet, group, unit.condition)
      ? 0
      : mountsOf(unit.sheet, group).length - start.lost[group].length - 1,
  lose: (condition, { unit }, times, draw) => struck(condition, unit.sheet, { group, times }, draw),
});

/** Nothing is left of a group. */
const isSilent = (sheet: DataSheet, group: WeaponGroup, condition: Condition | null): boolean =>
  (condition?.lost[group].length ?? 0) >= mountsOf(sheet, group).length;

/** [NW-26.3] Mounts whose torpedoes run, and those of small craft, stay. */
const tubes: Item = {
  weightOf: (sheet) => (sheet.type === 'V' ? 0 : SHARES.torpedoes * numbersOf(sheet)),
  costOf: () => TUBES_COST,
  lostOf: ({ unit, start }, condition) =>
    isFixed(unit) ? 0 : condition.lost.torpedoes.length - start.lost.torpedoes.length,
  mostOf: ({ unit, start }) =>
    isFixed(unit) ? 0 : mountsOf(unit.sheet, 'torpedoes').length - start.lost.torpedoes.length,
  lose: ({ lost }, { unit }, times, draw) => ({
    lost: { ...lost, torpedoes: lostMore(unit.sheet, lost, { group: 'torpedoes', times }, draw) },
  }),
};

const isFixed = ({ sheet, condition }: Ship['unit']): boolean =>
  sheet.smallCraft !== null || condition?.torpedoAttack !== null;

export const WEAPONS: readonly Item[] = [guns('main'), guns('other'), tubes];

/** What she had for weapons as she began, but for batteries that have fallen silent, and tubes that stay. */
export function armed({ unit, start }: Ship): Pick<Condition, 'lost' | 'factors'> {
  const { lost } = unit.condition ?? start;
  const of = (group: WeaponGroup) =>
    isSilent(unit.sheet, group, unit.condition) || (group === 'torpedoes' && isFixed(unit))
      ? lost[group]
      : start.lost[group];
  const whole = { main: of('main'), other: of('other'), torpedoes: of('torpedoes') };
  return { lost: whole, factors: recounted(unit.sheet, whole, start.factors) };
}

interface Blow {
  group: WeaponGroup;
  times: number;
}

function lostMore(sheet: DataSheet, lost: Condition['lost'], { group, times }: Blow, draw: Draw) {
  const left = [...mountsOf(sheet, group).keys()].filter((it) => !lost[group].includes(it));
  return [...lost[group], ...shuffled(draw, left).slice(0, times)];
}

/** [NW-26.10, NW-26.12] Light weapons go with the mounts: one for each of MAIN where there is no OTHER, one for each OTHER result. */
function struck(
  { lost, factors }: Condition,
  sheet: DataSheet,
  blow: Blow,
  draw: Draw,
): Partial<Condition> {
  const { group, times } = blow;
  const after = { ...lost, [group]: lostMore(sheet, lost, blow, draw) };
  const incidents = group === 'other' ? 1 : sheet.other ? 0 : times;
  let left = recounted(sheet, after, factors);
  for (let i = 0; i < incidents; i++) left = loseOne(left, incidental(sheet));
  if (group === 'other' && flakLeft(sheet, { lost: after }) === null)
    left = loseOne(left, ['longRange']);
  return { lost: after, factors: left };
}

type Factors = Condition['factors'];

function loseOne(factors: Factors, order: readonly (keyof Factors)[]): Factors {
  const first = order.find((it) => factors[it] > 0);
  return first ? { ...factors, [first]: factors[first] - 1 } : factors;
}

function recounted(sheet: DataSheet, lost: Condition['lost'], factors: Factors): Factors {
  const longRange = flakLeft(sheet, { lost });
  return longRange === null
    ? factors
    : { ...factors, longRange: Math.min(factors.longRange, longRange) };
}

/** [NW-16.15] What light weapons have fired in this turn, they had. */
export function firedWith(condition: Condition, was: Condition): Condition {
  const factors = { ...condition.factors };
  for (const weapon of LIGHT_WEAPONS)
    factors[weapon] = Math.max(
      factors[weapon],
      Math.min(was.factors[weapon], was.turn.factorsUsed[weapon]),
    );
  return { ...condition, factors };
}
