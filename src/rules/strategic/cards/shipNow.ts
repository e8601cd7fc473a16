import type { DamageState, Rating } from '../tables/kinds';
import type { Ship } from './cards';
import { damageState, ratingByDamage, speedByDamage } from './damage';
import type { FirePower } from './shipRatings';

/** [ST-4.2] */
export const stateOf = ({ card, damageLevels }: Ship): DamageState =>
  damageState(damageLevels, card.capacity);

export const isAfloat = (ship: Ship): boolean => stateOf(ship) !== 'sunk';

/** [ST-4.3, ST-4.16, ST-21.17] The Speed Rating after damage and engine hits. */
export function speedNow(ship: Ship): number {
  if (ship.isDeadInWater) return 0;
  const speed = speedByDamage(ship.card.speed, stateOf(ship));
  const engineHits = ship.criticals.filter((it) => it === 'engines').length;
  return Math.max(0, speed - 2 * engineHits);
}

/** [ST-2.3] The speed of ships that sail together: that of the slowest. */
export const slowest = (ships: readonly Ship[]): number => Math.min(...ships.map(speedNow));

/** [ST-4.4] A rating of the card after damage. */
export const ratingNow = (ship: Ship, which: 'torpedo' | 'asw' | 'areaAa' | 'lightAa'): Rating =>
  ratingByDamage(ship.card[which], stateOf(ship));

/** [ST-4.4, ST-4.16, ST-16.10] A battery after damage and critical hits; `null` for none. */
export function firePowerNow(ship: Ship, which: 'firePower' | 'secondary'): FirePower | null {
  const full = ship.card[which];
  if (!full) return null;
  const damaged = ratingByDamage(full.rating, stateOf(ship)) ?? 0;
  const isMain = which === 'firePower' && !isCarrier(ship);
  const lost = isMain ? 2 * countOf(ship, 'mainBattery') : 0;
  return { ...full, rating: Math.max(0, damaged - lost) };
}

const countOf = ({ criticals }: Ship, hit: Ship['criticals'][number]): number =>
  criticals.filter((it) => it === hit).length;

/** [ST-17.12] A Heavy ship launches no torpedoes. */
export const canLaunchTorpedoes = (ship: Ship): boolean =>
  ship.card.torpedo !== null && !['heavy', 'sunk'].includes(stateOf(ship));

/** [ST-2.7] */
export const isCarrier = ({ card: { type } }: Ship): boolean => ['CV', 'CVL', 'CVE'].includes(type);

/** [ST-4.16] A carrier's hit on the main battery closes her flight deck. */
export const isDeckClosed = (ship: Ship): boolean =>
  isCarrier(ship) && ship.criticals.includes('mainBattery');

/** [ST-4.16] The maximum strategic speed of a ship with jammed steering. */
const MAX_SPEED_JAMMED = 3;

/** [ST-4.16] The Speed Rating in strategic movement. */
export const strategicSpeed = (ship: Ship): number =>
  Math.min(speedNow(ship), ship.criticals.includes('steering') ? MAX_SPEED_JAMMED : Infinity);
