import type { Dice, Modifier, Roll } from '../../core';
import { isDetected, shipDamage } from '../tables/results';
import type { Sky } from './gunnery';
import { type OpposedRoll, opposedRoll } from './opposedRoll';

/** An attack on a submerged submarine [ST-19.2, ST-19.3]. */
export interface AswAttack {
  /** The unit's ASW Rating as it is now. */
  asw: number;
  /** The submarine's second Defense Rating. */
  defense: number;
  /** [ST-19.10] 1 tactical hex away she can only be detected; in the Basic game the range is 0 [ST-19.1]. */
  rangeHexes: 0 | 1;
  /** [ST-19.11, ST-19.12] What applies: in Basic tactical actions nothing does [ST-19.22]. */
  modifiers: readonly Modifier[];
}

/** What an attack on a submarine found and did. */
export interface AswResult {
  roll: OpposedRoll;
  detected: boolean;
  damageLevels: number;
}

/** [ST-19.10, ST-19.11, ST-19.12, ST-19.13] The modifiers of the Advanced game. */
export const advancedAswModifiers = (rangeHexes: 0 | 1, { isNight, isPoor }: Sky): Modifier[] => [
  ...(isPoor ? [{ code: 'poor-weather', value: -1, rule: 'ST-19.11' } as const] : []),
  ...(isNight ? [{ code: 'night', value: -1, rule: 'ST-19.12' } as const] : []),
  ...(rangeHexes === 1 ? [{ code: 'one-hex-away', value: -2, rule: 'ST-19.10' } as const] : []),
];

/** [ST-19.2 to ST-19.5, ST-19.9, ST-19.10] */
export function aswAttack(attack: AswAttack, dice: Dice): AswResult {
  const { asw, defense, rangeHexes, modifiers } = attack;
  const roll = opposedRoll({ attack: asw, defense, modifiers }, dice, 'asw');
  const damageLevels = rangeHexes === 0 ? shipDamage(roll.difference) : 0;
  return { roll, detected: isDetected(roll.difference), damageLevels };
}

/** [ST-19.6] What a submerged submarine does when she becomes Heavy. */
type HeavyFate = 'surfaces' | 'sinks';

/** [ST-19.6] Rolled once, when she first becomes Heavy and is not sunk outright [ST-19.7]. */
export function heavyFate(dice: Dice): { fate: HeavyFate; roll: Roll } {
  const roll = dice.roll('d6', 1, 'heavySubmarine');
  return { fate: (roll.values[0] as number) <= 4 ? 'surfaces' : 'sinks', roll };
}

/** [ST-19.16] Faster than this a ship hears nothing, in tactical hexes a turn. */
export const MAX_HEXES_FOR_ASW = 4;
