import { valueOf } from '../../core';
import { chanceOfTest, TEST_NEED } from '../common/tests';
import { type Play, tell } from '../model/play';
import type { DataSheet } from '../model/sheet';
import type { Unit } from '../model/units';
import type { Strike } from './strike';
import { ownerOf } from './told';

/** [NW-21.5] What protects an area. */
export type Protection =
  | 'none'
  | 'belt'
  | 'conning-tower'
  | 'turret'
  | 'casemate'
  | 'secondary-turret'
  | 'flight-deck';

/** [NW-21.5, NW-25.11, NW-26.8] The AC that a strike must beat; 0 is always penetrated [NW-21.13]. */
export function armorOver(
  { armor }: Pick<DataSheet, 'armor'>,
  protection: Protection,
  { from }: Pick<Strike, 'from'>,
): number {
  const [vertical, horizontal] = ARMOR_OF[protection](armor);
  return from === 'vertical' ? vertical : horizontal;
}

const half = (armor: number): number => Math.ceil(armor / 2);

/** Against vertical and against horizontal strikes. */
const ARMOR_OF: Readonly<Record<Protection, (armor: DataSheet['armor']) => [number, number]>> = {
  none: () => [0, 0],
  /** [NW-25.11] A flight deck lies above the hull; ships without one have 0. */
  belt: ({ belt, deck, flightDeck }) => [belt, Math.max(deck, flightDeck)],
  'conning-tower': ({ conningTower }) => [conningTower, half(conningTower)],
  turret: ({ turret }) => [turret, half(turret)],
  /** [NW-21.6] */
  casemate: ({ casemate, deck }) => [casemate, deck],
  /** [NW-26.8] A turret of the OTHER guns. */
  'secondary-turret': ({ casemate }) => [casemate, half(casemate)],
  /** [NW-21.5, NW-25.9] */
  'flight-deck': ({ flightDeck }) => [0, flightDeck],
};

/** [NW-21.10] What a d10 needs to get through armor. */
const needThrough = (penetration: number, armor: number): number => TEST_NEED + armor - penetration;

/** [NW-21.10, NW-21.13] The chance that a strike gets through to what is protected so. */
export function throughChance(
  sheet: Pick<DataSheet, 'armor'>,
  protection: Protection,
  strike: Strike,
): number {
  const armor = armorOver(sheet, protection, strike);
  return armor < 1 ? 1 : chanceOfTest(needThrough(strike.penetration, armor));
}

/**
 * [NW-21.10, NW-21.13, NW-21.16] Whether a strike gets through to an area, by a Penetration Test where it is armored. Below the
 * water nothing is [NW-24.2].
 */
export function penetrates(
  play: Play,
  unit: Unit,
  strike: Strike | null,
  area: { name: string; protection: Protection },
): boolean {
  const armor = strike ? armorOver(unit.sheet, area.protection, strike) : 0;
  if (!strike || armor < 1) return true;
  const { penetration } = strike;
  const roll = play.dice.roll('d10', 1, 'penetration', { unit: unit.id });
  const isThrough = valueOf(roll) >= needThrough(penetration, armor);
  tell(play, {
    kind: 'penetrationRolled',
    rule: 'NW-21.10',
    ...ownerOf(unit),
    area: area.name,
    penetration,
    armor,
    isThrough,
    dice: [roll],
  });
  return isThrough;
}
