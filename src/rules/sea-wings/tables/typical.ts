import type { Side } from '../../core';
import type { AircraftType, BaseType } from '../model/ratings';
import type { ShipKind } from '../model/units';

/** [WG-24.29] What an enemy is taken for of whom only the kind is known: in odds alone, never under dice. */
interface TypicalShip {
  speedHexes: number;
  size: number;
  armor: number;
  heavyAA: number;
  lightAA: number;
  defense: number;
  primary: number;
  torpedoes: number;
}

/** Flak grew in the war: scenarios to 1943, and from 1944. */
type Era = 'early' | 'late';

export const eraOf = ({ date }: { date: string }): Era => (date >= '1944' ? 'late' : 'early');

type Row = readonly [
  speedHexes: number,
  size: number,
  armor: number,
  heavyAA: number,
  lightAA: number,
  defense: number,
  primary: number,
  torpedoes: number,
];

const ship = (
  ...[speedHexes, size, armor, heavyAA, lightAA, defense, primary, torpedoes]: Row
): TypicalShip => ({
  speedHexes,
  size,
  armor,
  heavyAA,
  lightAA,
  defense,
  primary,
  torpedoes,
});

/** Medians over the ships of the five scenarios of section 29, the lower of two; merchantmen without convoys. */
export const TYPICAL_SHIPS: Readonly<
  Record<Side, Readonly<Record<Era, Readonly<Record<ShipKind, TypicalShip>>>>>
> = {
  allies: {
    early: {
      carrier: ship(5, 5, -1, 4, 4, 11, 5, 0),
      large: ship(5, 4, -1, 3, 3, 9, 8, 0),
      small: ship(6, 2, 0, 2, 1, 5, 5, 8),
      merchantman: ship(3, 4, 0, 1, 2, 4, 1, 0),
    },
    late: {
      carrier: ship(5, 4, -1, 0, 6, 9, 0, 0),
      large: ship(5, 4, -1, 6, 5, 9, 10, 0),
      small: ship(6, 2, 0, 3, 3, 5, 6, 10),
      merchantman: ship(3, 4, 0, 1, 2, 4, 1, 0),
    },
  },
  axis: {
    early: {
      carrier: ship(6, 5, -1, 5, 2, 12, 6, 0),
      large: ship(6, 4, -1, 3, 1, 10, 9, 6),
      small: ship(6, 2, 0, 0, 1, 5, 6, 12),
      merchantman: ship(3, 3, 0, 1, 1, 3, 2, 0),
    },
    late: {
      carrier: ship(5, 5, 0, 5, 4, 12, 6, 0),
      large: ship(6, 4, -1, 3, 2, 10, 9, 9),
      small: ship(6, 2, 0, 1, 2, 5, 4, 12),
      merchantman: ship(3, 4, 0, 0, 1, 4, 0, 0),
    },
  },
};

/** Figures of a side's ships that hardly differ within it: the same medians. */
export const TYPICAL_CREWS = {
  allies: {
    damageControl: 2,
    fireControl: { early: 2, late: 4 },
    capRating: { early: 3, late: 5 },
  },
  axis: { damageControl: 1, fireControl: { early: 1, late: 1 }, capRating: { early: 3, late: 3 } },
} as const;

/** Medians over WG-28.1: CAP rating, heavy and light AA, fire control, and the fighters of the scenarios. */
export const TYPICAL_BASES: Readonly<
  Record<
    BaseType,
    { capRating: number; heavyAA: number; lightAA: number; fireControl: number; fighters: number }
  >
> = {
  'large-land': { capRating: 3, heavyAA: 4, lightAA: 2, fireControl: 2, fighters: 3 },
  'small-land': { capRating: 2, heavyAA: 3, lightAA: 2, fireControl: 1, fighters: 3 },
  seaplane: { capRating: 1, heavyAA: 0, lightAA: 1, fireControl: 1, fighters: 0 },
};

/** The fighters of a carrier in the scenarios, their median. */
export const FIGHTERS_ABOARD = {
  allies: { early: 5, late: 4 },
  axis: { early: 4, late: 4 },
} as const;

type TypicalAircraft = Pick<AircraftType, 'id' | 'attack' | 'defense' | 'armor' | 'gun'>;

const aircraft = (
  id: string,
  attack: TypicalAircraft['attack'],
  ...[defense, armor, gun]: readonly [defense: number, armor: number, gun: number]
): TypicalAircraft => ({ id, attack, defense, armor, gun });

/** Rows of WG-27.12: the fighter of most carriers, and the bombers that come with it. */
export const TYPICAL_AIRCRAFT: Readonly<
  Record<Side, Readonly<Record<Era, Readonly<Record<'fighter' | 'bomber', TypicalAircraft>>>>>
> = {
  allies: {
    early: {
      fighter: aircraft('f4f-4', { unloaded: 4, loaded: null }, 2, 1, 3),
      bomber: aircraft('sbd-3', { unloaded: 2, loaded: 1 }, 3, 1, 1),
    },
    late: {
      fighter: aircraft('f6f-5', { unloaded: 5, loaded: 3 }, 2, 0, 3),
      bomber: aircraft('sb2c-3', { unloaded: 2, loaded: 1 }, 3, 0, 1),
    },
  },
  axis: {
    early: {
      fighter: aircraft('a6m2', { unloaded: 5, loaded: null }, 2, 2, 2),
      bomber: aircraft('d3a1', { unloaded: 1, loaded: 1 }, 3, 2, 1),
    },
    late: {
      fighter: aircraft('a6m5', { unloaded: 5, loaded: 3 }, 2, 2, 2),
      bomber: aircraft('d4y2', { unloaded: 1, loaded: 1 }, 2, 2, 1),
    },
  },
};
