import type { Dice, Modifier } from '../../core';
import { BAND_MODIFIERS, type Band } from '../tables/gunBands';
import { shipDamage } from '../tables/results';
import type { Sky } from './gunnery';
import { type OpposedRoll, opposedRoll } from './opposedRoll';

/** A battery's fire at a land unit [ST-18.1]. */
interface Bombardment {
  /** As damage has left it; the bonus of ST-18.3 comes to the base before that. */
  firePower: number;
  band: Band;
  /** The land unit's first Defense Rating. */
  defense: number;
  sky: Sky;
  inSmoke: boolean;
  /** [ST-18.10] An own squadron is in the hex. */
  isSpottedFromAir: boolean;
}

/** [ST-18.3, ST-18.4, ST-18.5] The base FirePower of a battery that has bombarded the same target the turn before. */
export const bombardingFirePower = (full: number, turnsInARow: number): number =>
  full + (turnsInARow >= 2 ? 1 : 0);

const when = (holds: boolean, code: string, value: number, rule: `ST-${string}`): Modifier[] =>
  holds ? [{ code, value, rule }] : [];

/** [ST-18.8, ST-18.9, ST-18.10] Radar cancels nothing here. */
export const bombardmentModifiers = (it: Bombardment): Modifier[] => [
  { code: `band-${it.band}`, value: BAND_MODIFIERS[it.band], rule: 'ST-18.8' },
  ...when(it.sky.isNight, 'night', -1, 'ST-18.9'),
  ...when(it.sky.isPoor, 'poor-weather', -1, 'ST-18.9'),
  ...when(it.inSmoke, 'smoke', -2, 'ST-18.9'),
  ...when(it.isSpottedFromAir && !it.sky.isNight, 'air-spotting', 1, 'ST-18.10'),
];

/** [ST-18.2] */
export function bombard(it: Bombardment, dice: Dice): { roll: OpposedRoll; damageLevels: number } {
  const opposed = {
    attack: it.firePower,
    defense: it.defense,
    modifiers: bombardmentModifiers(it),
  };
  const roll = opposedRoll(opposed, dice, 'bombardment');
  return { roll, damageLevels: shipDamage(roll.difference) };
}
