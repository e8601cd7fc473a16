import type { AirUnit, AirValues, Placed } from '../../../src/rules/sea-wings/combat/air/units';

const values = (
  id: string,
  [unloaded, loaded, defense, armor, gun]: readonly [number, number | null, number, number, number],
): AirValues => ({ id, attack: { unloaded, loaded }, defense, armor, gun });

/** Attack, loaded, defense, armor and gun of the aircraft table [WG-27.12]. */
export const TYPES = {
  'f4f-3': values('f4f-3', [4, null, 2, 1, 2]),
  'f4f-4': values('f4f-4', [4, null, 2, 1, 3]),
  'f6f-5': values('f6f-5', [5, 3, 2, 0, 3]),
  'sbd-3': values('sbd-3', [2, 1, 3, 1, 1]),
  'tbd-1': values('tbd-1', [1, 1, 4, 2, 1]),
  'sb2c-3': values('sb2c-3', [2, 1, 3, 0, 1]),
  'tbf-1': values('tbf-1', [2, 1, 3, 0, 1]),
  'b-17e': values('b-17e', [4, 2, 3, -1, 2]),
  a6m2: values('a6m2', [5, null, 2, 2, 2]),
  a6m5: values('a6m5', [5, 3, 2, 2, 2]),
  d4y2: values('d4y2', [1, 1, 2, 2, 1]),
  b6n2: values('b6n2', [1, 1, 3, 2, 1]),
  d3a1: values('d3a1', [1, 1, 3, 2, 1]),
  b5n2: values('b5n2', [1, 1, 3, 2, 1]),
  g4m1: values('g4m1', [3, 2, 3, 3, 2]),
} as const;

/** Factors of a type; `load` for those that carry something. */
export const unit = (
  type: keyof typeof TYPES,
  factors: number,
  load: AirUnit['load'] = null,
): AirUnit => ({ id: type, type: TYPES[type], factors, load, modifiers: [] });

/** Factors allotted to the escorts or to a formation. */
export const placed = (type: keyof typeof TYPES, factors: number, at: string | null): Placed => ({
  ...unit(type, factors),
  at,
});
