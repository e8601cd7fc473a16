import { type Axial, FACINGS, type Facing, hexAhead } from '../../../hex';
import { type Dice, valueOf } from '../../core';
import type { ReportedTypes } from '../model/advancedState';
import {
  COUNT_OF,
  countReported,
  FALSE_TYPES,
  isLargeGroup,
  MISTAKEN_UP_TO,
  mistakenFor,
  type Observation,
  type Quality,
  qualityOf,
  reportModifier,
} from '../tables/contactReports';
import { type DamageState, SHIP_TYPES, type ShipType, type Size } from '../tables/kinds';

/** A ship as she truly is. */
export interface TrueShip {
  type: ShipType;
  size: Size;
  class: string;
  state: DamageState;
}

/** What a report is made from, and what it never tells. */
export interface Truth {
  /** [ST-11.15] Where the division stands in phase 1. */
  hex: Axial;
  /** By id. */
  ships: readonly TrueShip[];
  course: Facing | null;
  /** Where ships can be: an impossible place would give the report away. */
  isPossible: (hex: Axial) => boolean;
}

/** A report as its side is told it. */
export interface Report {
  quality: Quality;
  hex: Axial;
  count: number;
  types: ReportedTypes;
}

/** [ST-11.1, ST-11.2, ST-11.3] The quality that an observation from the air makes. */
export const rollQuality = (seen: Observation, dice: Dice): Quality =>
  qualityOf(d6(dice, 'aircraftSearch') + reportModifier(seen));

/** [ST-11.3 to ST-11.9, ST-11.15, ST-11.17] A report of a quality, with its dice in their order. */
export function makeReport(quality: Quality, truth: Truth, dice: Dice): Report {
  const count = rollCount(quality, truth.ships.length, dice);
  const hex = reportedHex(quality, truth, dice);
  return { quality: toldQuality(quality), hex, count, types: typesOf(quality, truth, count, dice) };
}

/** [ST-11.3] A False report must not be told as such. */
const toldQuality = (quality: Quality): Quality => (quality === 'false' ? 'fair' : quality);

/** [ST-11.4] An exact number needs no die. */
function rollCount(quality: Quality, ships: number, dice: Dice): number {
  const count = COUNT_OF[quality];
  return count === 'exact' ? ships : countReported(count, ships, d6(dice, 'shipCount'));
}

/** [ST-11.3, ST-11.15] */
function reportedHex(quality: Quality, { hex, isPossible }: Truth, dice: Dice): Axial {
  const moved = displaced(quality, hex, dice);
  return isPossible(moved) ? moved : hex;
}

function displaced(quality: Quality, hex: Axial, dice: Dice): Axial {
  if (quality === 'false') {
    const towards = rollFacing(dice);
    return hexAhead(hex, towards, d6(dice, 'hexesOff') <= 3 ? 1 : 2);
  }
  const isOff = quality === 'poor' && d6(dice, 'position') <= 2;
  return isOff ? hexAhead(hex, rollFacing(dice), 1) : hex;
}

const rollFacing = (dice: Dice): Facing => FACINGS[d6(dice, 'direction') - 1] as Facing;

/** [ST-11.3] */
function typesOf(quality: Quality, truth: Truth, count: number, dice: Dice): ReportedTypes {
  if (quality === 'poor') return { kind: 'none' };
  if (quality === 'false') return allOfOneType(count, dice);
  const ships = shipsCounted(truth.ships, count, dice);
  if (quality === 'complete')
    return { kind: 'classes', ships: namedShips(ships), ...truthOf(truth) };
  const mistaken = MISTAKEN_UP_TO[quality] ?? 0;
  if (quality === 'vague') return groupsOf(ships, mistaken, dice);
  return { kind: 'types', types: sorted(ships.map(({ type }) => typeSeen(type, mistaken, dice))) };
}

const truthOf = ({ course }: Truth): Pick<Truth, 'course'> => ({ course });

/** [ST-11.3] What is taken for carriers, battleships and so on. */
const TYPE_OF: Readonly<Record<(typeof FALSE_TYPES)[number], ShipType>> = {
  carriers: 'CV',
  battleships: 'BB',
  cruisers: 'CA',
  destroyers: 'DD',
  transports: 'TR',
};

function allOfOneType(count: number, dice: Dice): ReportedTypes {
  const taken = FALSE_TYPES[d6(dice, 'allTypes') - 1] as (typeof FALSE_TYPES)[number];
  return { kind: 'types', types: Array.from({ length: count }, () => TYPE_OF[taken]) };
}

/** [ST-11.6, ST-11.7] The ships that a report speaks of: some left out, or some counted twice. */
function shipsCounted(ships: readonly TrueShip[], count: number, dice: Dice): TrueShip[] {
  const seen = [...ships];
  while (seen.length > count) seen.splice(lot(dice, seen.length, 'leftOut'), 1);
  while (seen.length < count) seen.push(ships[lot(dice, ships.length, 'countedTwice')] as TrueShip);
  return seen;
}

/** [ST-11.3, ST-11.8] */
function groupsOf(ships: readonly TrueShip[], mistaken: number, dice: Dice): ReportedTypes {
  const large = ships.filter(({ type, size }) => {
    const isMistaken = d6(dice, 'shipGroup') <= mistaken;
    return isLargeGroup(type, size) !== isMistaken;
  }).length;
  return { kind: 'groups', large, small: ships.length - large };
}

/** [ST-11.3, ST-11.9] No die where no ship can be mistaken. */
function typeSeen(type: ShipType, mistaken: number, dice: Dice): ShipType {
  const isMistaken = mistaken > 0 && d6(dice, 'shipType') <= mistaken;
  return isMistaken ? mistakenFor(type, d6(dice, 'takenFor')) : type;
}

/** [ST-11.16] The order of a list reveals nothing. */
const sorted = (types: readonly ShipType[]): ShipType[] =>
  [...types].sort((a, b) => SHIP_TYPES.indexOf(a) - SHIP_TYPES.indexOf(b));

const namedShips = (ships: readonly TrueShip[]) =>
  ships
    .map(({ type, class: of, state }) => ({ type, class: of, state }))
    .sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));

const rankOf = ({ type, class: of, state }: Omit<TrueShip, 'size'>): string =>
  `${String(SHIP_TYPES.indexOf(type)).padStart(2, '0')} ${of} ${state}`;

const d6 = (dice: Dice, reason: string): number => valueOf(dice.roll('d6', 1, reason));
const lot = (dice: Dice, count: number, reason: string): number => valueOf(dice.lot(count, reason));
