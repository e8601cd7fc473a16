import type { Dice, Modifier } from '../../core';
import type { Ship } from '../cards/cards';
import { ratingNow, speedNow } from '../cards/shipNow';
import { attackSky } from '../common/sky';
import type { Level } from '../model/scenario';
import { type AswResult, advancedAswModifiers, aswAttack } from '../rolls/antiSubmarine';
import {
  type Approach,
  approach,
  approachModifiers,
  screenOf,
  TORPEDO_BAND,
} from '../rolls/encounter';
import type { Sky } from '../rolls/gunnery';
import { type OpposedRoll, opposedRoll } from '../rolls/opposedRoll';
import { shipDamage } from '../tables/results';
import { torpedoDamage } from '../tables/torpedoBands';

/** The conditions of an encounter. */
export interface Conditions {
  scenario: { level: Level };
  sky: Sky;
}

/** A boat and the division that it approaches. */
export interface Stalk {
  boat: Ship;
  isSubmerged: boolean;
  ships: readonly Ship[];
}

/** [ST-20.14a to ST-20.14c] */
export function rollApproach({ boat, isSubmerged, ships }: Stalk, sky: Sky, dice: Dice) {
  const modifiers = approachModifiers(isSubmerged, ships, sky);
  const screen = screenOf(ships, sky);
  return { ...approach(boat.card.secondDefense, screen, modifiers, dice), modifiers };
}

/** The result of a torpedo attack. */
export interface TorpedoRoll {
  roll: OpposedRoll;
  modifiers: Modifier[];
  damageLevels: number;
}

/** [ST-20.14h, ST-17.2, ST-17.3] At the band set by the approach; night counts as at that range [ST-17.6]. */
export function rollTorpedoes(
  boat: Ship,
  target: Ship,
  from: Approach,
  { scenario, sky, dice }: Conditions & { dice: Dice },
): TorpedoRoll {
  const modifiers = torpedoModifiers(target, from, { scenario, sky });
  const attack = ratingNow(boat, 'torpedo') ?? 0;
  const opposed = { attack, defense: target.card.secondDefense, modifiers };
  const roll = opposedRoll(opposed, dice, 'torpedoes');
  const damageLevels = torpedoDamage(shipDamage(roll.difference), target.card.capacity);
  return { roll, modifiers, damageLevels };
}

/** [ST-17.4, ST-17.5, ST-17.6, ST-3.6] */
function torpedoModifiers(target: Ship, from: Approach, { scenario, sky }: Conditions): Modifier[] {
  const isNear = from === 'inPosition' && scenario.level === 'advanced';
  return [
    { code: 'distance', value: TORPEDO_BAND[from] ?? 0, rule: 'ST-20.14d' },
    ...(speedNow(target) === 0
      ? [{ code: 'stopped-target', value: 2, rule: 'ST-17.5' } as const]
      : []),
    ...attackSky({ scenario }, isNear ? { ...sky, isNight: false } : sky),
  ];
}

/** One ship's attack on a boat [ST-20.14i, ST-20.18]. */
export function rollHunt(
  hunter: Ship,
  boat: Ship,
  { scenario, sky }: Conditions,
  dice: Dice,
): AswResult & { modifiers: Modifier[] } {
  const modifiers =
    scenario.level === 'basic' ? attackSky({ scenario }, sky) : advancedAswModifiers(0, sky);
  const asw = ratingNow(hunter, 'asw') ?? 0;
  const defense = boat.card.secondDefense;
  return { ...aswAttack({ asw, defense, rangeHexes: 0, modifiers }, dice), modifiers };
}
