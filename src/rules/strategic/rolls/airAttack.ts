import type { Dice, Modifier } from '../../core';
import type { Ship, Squadron } from '../cards/cards';
import { speedNow } from '../cards/shipNow';
import { ratingBySteps } from '../cards/squadronRatings';
import type { BombMethod } from '../tables/kinds';
import { shipDamage } from '../tables/results';
import { torpedoDamage } from '../tables/torpedoBands';
import type { Sky } from './gunnery';
import { type OpposedRoll, opposedRoll } from './opposedRoll';

/** What a squadron attacks with [ST-7.10, ST-12.2]. */
export type AirWeapon = 'bombs' | 'torpedoes';

/** What a squadron attacks: a ship, or a land unit by her first Defense Rating. */
export type AirTarget =
  | { ship: Ship; isInPort: boolean }
  | { firstDefense: number; capacity: number };

const modifier = (holds: boolean, code: string, value: number): Modifier[] =>
  holds && value !== 0 ? [{ code, value, rule: 'ST-14.10' }] : [];

/** [ST-14.10, ST-14.11] The modifiers of an air-to-surface attack; of a Basic one `sky` is clear day [ST-3.6]. */
export function airAttackModifiers(
  weapon: AirWeapon,
  method: BombMethod | undefined,
  target: AirTarget,
  sky: Sky,
): Modifier[] {
  const isBombs = weapon === 'bombs';
  return [
    ...('ship' in target
      ? shipModifiers(isBombs, method, target)
      : modifier(isBombs, 'land-target', 2)),
    ...modifier(sky.isPoor, 'poor-weather', -1),
    ...modifier(sky.isNight, 'night', -1),
  ];
}

function shipModifiers(
  isBombs: boolean,
  method: BombMethod | undefined,
  { ship, isInPort }: Extract<AirTarget, { ship: Ship }>,
): Modifier[] {
  const speed = speedNow(ship);
  const isStopped = speed === 0 || isInPort;
  return [
    ...modifier(ship.card.size === 'small' && speed >= 5, 'nimble-target', isBombs ? -3 : -2),
    ...modifier(isBombs && method === 'level' && !isStopped, 'level-bombing', -4),
    ...modifier(isStopped, 'stopped-target', isBombs ? 1 : 2),
    ...modifier(isBombs && ship.card.traits.includes('D'), 'armored-deck', -3),
  ];
}

/** What a squadron did to its target. */
interface AirAttackOutcome {
  roll: OpposedRoll;
  damageLevels: number;
}

/** [ST-14.7, ST-14.8, ST-14.9] One squadron's attack with the steps it has left; `undefined` when it has no such weapon. */
export function airAttack(
  squadron: Squadron,
  weapon: AirWeapon,
  target: AirTarget,
  { modifiers, dice }: { modifiers: readonly Modifier[]; dice: Dice },
): AirAttackOutcome | undefined {
  const { card, steps } = squadron;
  const rating = weapon === 'bombs' ? (card.bombs?.rating ?? null) : card.airTorpedo;
  const attack = ratingBySteps(rating, steps);
  const defense = defenseOf(weapon, target);
  if (attack === null || defense === undefined) return undefined;
  const figures = { unit: squadron.id, weapon };
  const roll = opposedRoll({ attack, defense, modifiers }, dice, 'airAttack', figures);
  const table = shipDamage(roll.difference);
  const capacity = 'ship' in target ? target.ship.card.capacity : target.capacity;
  return { roll, damageLevels: weapon === 'torpedoes' ? torpedoDamage(table, capacity) : table };
}

/** [ST-14.10] Torpedoes are not for land. */
function defenseOf(weapon: AirWeapon, target: AirTarget): number | undefined {
  if (!('ship' in target)) return weapon === 'bombs' ? target.firstDefense : undefined;
  const { firstDefense, secondDefense } = target.ship.card;
  return weapon === 'bombs' ? firstDefense : secondDefense;
}
