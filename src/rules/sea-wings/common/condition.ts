import { type Hexes, roundHalfUp } from '../../core';
import type { Battery, Torpedoes } from '../model/ratings';
import type { Base, HitLetter, Ship } from '../model/units';

type Hurt = Pick<Ship, 'card' | 'hits'>;
type HurtBase = Pick<Base, 'card' | 'hits'>;

/** How many hits of a letter a ship has, permanent ones with the others. */
export const hitsOf = ({ hits }: Pick<Ship, 'hits'>, letter: HitLetter): number =>
  hits.filter((hit) => hit.letter === letter).length;

/** [WG-1.21] What is left of a printed value after a number of hits that take off half of it each. */
const afterHalves = (printed: number, hits: number): number =>
  roundHalfUp(unrounded(printed, hits));

/** The same for a value that is rounded later, as part of a total [WG-1.18]. */
const unrounded = (printed: number, hits: number): number =>
  hits >= 2 ? 0 : hits === 1 ? printed / 2 : printed;

/** [WG-13.7, WG-13.18] Her speed in hexes by her hits alone. */
export const speedAfterHits = (ship: Hurt): Hexes =>
  afterHalves(ship.card.speedHexes, hitsOf(ship, 'P'));

/** [WG-13.19] Two P hits: she uses neither weapons nor aircraft. */
export const isCrippled = (ship: Pick<Ship, 'hits'>): boolean => hitsOf(ship, 'P') >= 2;

/** [WG-22.6, WG-22.7] Sunk, abandoned or scuttled. */
export const isLost = ({ fate }: Pick<Ship, 'fate'>): boolean =>
  fate === 'sunk' || fate === 'abandoned' || fate === 'scuttled';

/** [WG-13.11, WG-13.19] She can do no more of what she is for: crippled, or a carrier that cannot fly off. */
export const isOutOfAction = (ship: Hurt): boolean =>
  isCrippled(ship) || (ship.card.carrier !== null && hitsOf(ship, 'A') > 0);

/** [WG-13.9] The first S hit puts the radar out. */
export const hasWorkingRadar = (ship: Hurt): boolean =>
  ship.card.hasRadar && hitsOf(ship, 'S') === 0;

/** [WG-13.7, WG-13.11, WG-13.19] Factors that she can launch at once; 0 for a ship that is no carrier. */
export function launchCapacity(ship: Hurt): number {
  if (!ship.card.carrier || hitsOf(ship, 'A') > 0) return 0;
  return afterHalves(ship.card.carrier.launchCapacity, hitsOf(ship, 'P'));
}

/** [WG-11.24, WG-11.25, WG-13.19] Heavy and light AA that she can still fire, halves unrounded [WG-11.13]. */
export function flakOf(ship: Hurt): { heavy: number; light: number } {
  if (isCrippled(ship)) return { heavy: 0, light: 0 };
  const hits = hitsOf(ship, 'S');
  const { heavyAA, lightAA } = ship.card;
  return { heavy: unrounded(heavyAA, hits), light: unrounded(lightAA, hits) };
}

/** [WG-19.4, WG-19.5] Primary guns in quick combat; `null` where none can fire. */
export const primaryOf = (ship: Hurt): Battery | null =>
  batteryAfter(ship, ship.card.primary, hitsOf(ship, 'M'));

/** [WG-19.4, WG-19.5] Secondary guns in quick combat. */
export const secondaryOf = (ship: Hurt): Battery | null =>
  batteryAfter(ship, ship.card.secondary, hitsOf(ship, 'S'));

/** [WG-19.4, WG-19.5] Torpedoes in quick combat, not asking whether they have been used. */
export function torpedoesOf(ship: Hurt): Torpedoes | null {
  const { torpedoes } = ship.card;
  if (!torpedoes || isCrippled(ship)) return null;
  const strength = afterHalves(torpedoes.strength, hitsOf(ship, 'T'));
  return strength > 0 ? { ...torpedoes, strength } : null;
}

function batteryAfter(ship: Hurt, battery: Battery | null, hits: number): Battery | null {
  if (!battery || isCrippled(ship)) return null;
  const strength = afterHalves(battery.strength, hits);
  return strength > 0 ? { ...battery, strength } : null;
}

/** [WG-15.4] Factors that a base can launch at once. */
export const baseLaunchCapacity = ({ card, hits }: HurtBase): number =>
  hits.includes('A') ? 0 : card.launchCapacity;

/** [WG-15.5] */
export const hasWorkingBaseRadar = ({ card, hits }: HurtBase): boolean =>
  card.hasRadar && !hits.includes('S');

/** [WG-15.5] Heavy and light AA of a base, halves unrounded [WG-11.13]. */
export function baseFlakOf({ card, hits }: HurtBase): { heavy: number; light: number } {
  const lost = hits.filter((hit) => hit === 'S').length;
  return { heavy: unrounded(card.heavyAA, lost), light: unrounded(card.lightAA, lost) };
}
