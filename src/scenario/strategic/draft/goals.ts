import type { Side } from '../../../rules/core';
import type { StrategicDraft } from './shape';

export type GoalDraft = StrategicDraft['objectives'][number];
export type ConditionDraft = GoalDraft['when'][number];
export type AreaDraft = Extract<ConditionDraft, { shipsIn: unknown }>['areas'][number];

/** [ST-22.10] What a goal may ask: ships in an area, ships hurt, a land unit hurt. */
export const CONDITION_KINDS = ['shipsIn', 'shipsHurt', 'landHurt'] as const;
export type ConditionKind = (typeof CONDITION_KINDS)[number];

export const kindOfCondition = (it: ConditionDraft): ConditionKind =>
  CONDITION_KINDS.find((kind) => kind in it) ?? 'shipsIn';

/** What a condition is about. */
interface Subjects {
  ships: readonly string[];
  landUnits: StrategicDraft['landUnits'];
  level: StrategicDraft['level'];
}

/** A condition of a kind, to be filled in: of the ships given, of the first land unit. */
export function conditionOf(kind: ConditionKind, subjects: Subjects): ConditionDraft {
  const { ships, landUnits, level } = subjects;
  switch (kind) {
    case 'shipsIn':
      return {
        shipsIn: [...ships],
        areas: [level === 'basic' ? { box: 'short' } : { near: { lat: 0, lon: 0 }, hexes: 1 }],
        least: 1,
      };
    case 'shipsHurt':
      return { shipsHurt: [...ships], state: 'sunk', least: 1 };
    case 'landHurt':
      return { landHurt: landUnits[0]?.id ?? '', state: 'heavy' };
  }
}

/** [ST-22.10] Where ships may have to be: in a box of a Basic game, on a chart near a place, beyond a meridian, off an exit. */
export const AREA_KINDS = ['near', 'westOf', 'eastOf', 'exit', 'box'] as const;
export type AreaKind = (typeof AREA_KINDS)[number];

export const kindOfArea = (it: AreaDraft): AreaKind =>
  AREA_KINDS.find((kind) => kind in it) ?? 'near';

/** The kinds that make sense at a level. */
export const areaKindsOf = (level: StrategicDraft['level']): readonly AreaKind[] =>
  level === 'basic' ? ['box'] : AREA_KINDS.filter((it) => it !== 'box');

/** An area of a kind, about a place on the chart. */
export function areaOf(
  kind: AreaKind,
  { map }: Pick<StrategicDraft, 'map'>,
  place: { lat: number; lon: number },
): AreaDraft {
  switch (kind) {
    case 'near':
      return { near: place, hexes: 2 };
    case 'westOf':
      return { westOf: place.lon };
    case 'eastOf':
      return { eastOf: place.lon };
    case 'exit':
      return { exit: map?.exits?.[0]?.id ?? '' };
    case 'box':
      return { box: 'short' };
  }
}

/** A draft with one more goal of a side: that a first enemy is sunk is a beginning. */
export function withNewGoal(draft: StrategicDraft, scores: Side, enemy: string): StrategicDraft {
  const taken = draft.objectives.map(({ id }) => id);
  let number = 1;
  while (taken.includes(`${scores}-${number}`)) number += 1;
  const goal: GoalDraft = {
    id: `${scores}-${number}`,
    text: 'The ship is sunk.',
    scores,
    points: 10,
    when: [{ shipsHurt: [enemy], state: 'sunk', least: 1 }],
  };
  return { ...draft, objectives: [...draft.objectives, goal] };
}
