import type { Dice, Modifier } from '../../core';
import type { Ship, Squadron } from '../cards/cards';
import { ratingBySteps } from '../cards/squadronRatings';
import { attackSky } from '../common/sky';
import type { FlightWeapon } from '../model/airState';
import type { Level } from '../model/scenario';
import { type AirTarget, airAttack, airAttackModifiers } from '../rolls/airAttack';
import { advancedAswModifiers, aswAttack } from '../rolls/antiSubmarine';
import { type FlakResult, flakFire, lightAaReaches } from '../rolls/flak';
import type { Sky } from '../rolls/gunnery';
import type { OpposedRoll } from '../rolls/opposedRoll';

/** Under what flak and air attacks are rolled. */
export interface Conditions {
  scenario: { level: Level };
  sky: Sky;
}

/** A target, and the guns that defend it: as their ratings are now, `null` for none. */
export interface Defended {
  areaAa: number | null;
  lightAa: number | null;
  target: AirTarget | { boat: Ship; isSubmerged: boolean };
}

/** A squadron at a target. */
interface Meeting {
  squadron: Squadron;
  defended: Defended;
}

/** The result of a squadron's attack. */
export interface StrikeRoll {
  roll: OpposedRoll;
  modifiers: Modifier[];
  damageLevels: number;
  /** [ST-19.5] For a submarine under depth charges. */
  isDetected: boolean;
}

const CLEAR = { isNight: false, isPoor: false } as const;

/** [ST-3.6, ST-3.7, ST-14.1, ST-14.3, ST-14.5] One roll of flak at a squadron; `undefined` where no gun fires at it. */
export function rollFlak(
  guns: 'area' | 'light',
  { defended: { areaAa, lightAa }, squadron }: Meeting,
  conditions: Conditions,
  dice: Dice,
): FlakResult | undefined {
  const rating = guns === 'area' ? areaAa : lightAa;
  if (rating === null || (guns === 'light' && !lightAaReaches(squadron))) return undefined;
  return flakFire(rating, squadron, flakModifiers(conditions), dice);
}

export const flakModifiers = (conditions: Conditions): Modifier[] =>
  attackSky(conditions, conditions.sky);

/** [ST-14.7, ST-14.8, ST-14.13] One squadron's attack; `undefined` when it has nothing against the target. */
export function rollStrike(
  weapon: FlightWeapon,
  { defended: { target }, squadron }: Meeting,
  conditions: Conditions,
  dice: Dice,
): StrikeRoll | undefined {
  if (weapon === 'depthCharges') return rollDepthCharges(target, squadron, conditions, dice);
  const at = 'boat' in target ? { ship: target.boat, isInPort: false } : target;
  const modifiers = [
    ...airAttackModifiers(weapon, squadron.card.bombs?.method, at, CLEAR),
    ...flakModifiers(conditions),
  ];
  const outcome = airAttack(squadron, weapon, at, { modifiers, dice });
  return outcome && { ...outcome, modifiers, isDetected: false };
}

/** [ST-14.13, ST-19.11, ST-19.12, ST-19.20] */
function rollDepthCharges(
  target: Defended['target'],
  { card, steps }: Squadron,
  { scenario, sky }: Conditions,
  dice: Dice,
): StrikeRoll | undefined {
  const asw = ratingBySteps(card.asw, steps);
  if (asw === null || !('boat' in target)) return undefined;
  const surfaced: Modifier = { code: 'surfaced', value: 1, rule: 'ST-19.20' };
  const modifiers = [
    ...(scenario.level === 'basic' ? attackSky({ scenario }, sky) : advancedAswModifiers(0, sky)),
    ...(target.isSubmerged ? [] : [surfaced]),
  ];
  const defense = target.boat.card.secondDefense;
  const { roll, detected, damageLevels } = aswAttack(
    { asw, defense, rangeHexes: 0, modifiers },
    dice,
  );
  return { roll, modifiers, damageLevels, isDetected: detected };
}
