import { primaryOf, secondaryOf, torpedoesOf } from '../../common/condition';
import type { QuickRound } from '../../model/engagement';
import type { QuickWeapon } from '../../model/ratings';
import type { Ship } from '../../model/units';
import type { QuickGun } from './quick';

/** The night visibility at which torpedoes have a round of their own [WG-19.7]. */
const FAR_AT_NIGHT_YARDS = 18000;

/** [WG-19.6, WG-19.7, WG-19.8, WG-19.48] The rounds of an engagement, in order. */
export function roundsOf(isNight: boolean, visibilityYards: number): readonly QuickRound[] {
  if (!isNight) return ['heavy-guns', 'destroyer-guns', 'torpedoes'];
  return visibilityYards >= FAR_AT_NIGHT_YARDS ? ['all-guns', 'torpedoes'] : ['everything'];
}

const HEAVY: readonly QuickWeapon[] = ['BB', 'CA', 'CL'];

/** Guns that fire in a round [WG-19.6, WG-19.9]. */
const firesIn = (weapon: QuickWeapon, round: QuickRound): boolean => {
  if (round === 'torpedoes') return false;
  if (round === 'heavy-guns') return HEAVY.includes(weapon);
  return round === 'destroyer-guns' ? !HEAVY.includes(weapon) : true;
};

/** [WG-19.13, WG-19.15] What part of her torpedoes a ship may use in a round: all, half of long lances, or none. */
export function torpedoShare(round: QuickRound, isLongLance: boolean): number {
  if (round === 'torpedoes' || round === 'everything') return 1;
  return isLongLance && round !== 'heavy-guns' ? 1 / 2 : 0;
}

/** How often torpedoes may be used: once, and once more with the trait Reload [WG-19.11, WG-19.12]. */
export const salvosOf = ({ card }: Pick<Ship, 'card'>): number =>
  card.traits.includes('Reload') ? 2 : 1;

/** A ship in an engagement. */
interface QuickShip {
  ship: Pick<Ship, 'card' | 'hits' | 'torpedoSalvos'>;
  /** [WG-19.12] She has used torpedoes in this engagement already. */
  hasFiredTorpedoes: boolean;
}

/** [WG-19.4, WG-19.5, WG-19.9 to WG-19.14] The weapons that a ship may use in a round. */
export function weaponsIn({ ship, hasFiredTorpedoes }: QuickShip, round: QuickRound): QuickGun[] {
  const { id } = ship.card;
  const batteries = [primaryOf(ship), secondaryOf(ship)].filter((it) => it !== null);
  const guns = batteries
    .filter(({ type }) => firesIn(type, round))
    .map(({ type, strength }) => ({ ship: id, weapon: type, strength }));
  const torpedoes = torpedoesOf(ship);
  const isSpent = hasFiredTorpedoes || ship.torpedoSalvos >= salvosOf(ship);
  if (!torpedoes || isSpent) return guns;
  const strength = torpedoes.strength * torpedoShare(round, torpedoes.isLongLance);
  return strength === 0 ? guns : [...guns, { ship: id, weapon: 'torpedo', strength }];
}
