import type { GunClass, LandUnitKind, Rating, SquadronType } from './kinds';

/** All the figures of a kind of land unit [ST-2.45]. */
interface LandUnitRatings {
  firstDefense: number;
  capacity: number;
  /** Squadron capacity; `null` for none. */
  airGroup: Rating;
  /** All types when absent. */
  holds?: readonly SquadronType[];
  areaAa: Rating;
  lightAa: Rating;
  firePower: { rating: number; gunClass: GunClass } | null;
  /** When it is out of action. */
  points: number;
  /** By day, in hexes. */
  spottedByAircraftWithin: number;
}

/** [ST-2.45] */
export const LAND_UNITS: Readonly<Record<LandUnitKind, LandUnitRatings>> = {
  port: {
    firstDefense: 8,
    capacity: 12,
    airGroup: null,
    areaAa: 2,
    lightAa: 2,
    firePower: null,
    points: 15,
    spottedByAircraftWithin: 2,
  },
  airbase: {
    firstDefense: 8,
    capacity: 12,
    airGroup: 16,
    areaAa: 2,
    lightAa: 3,
    firePower: null,
    points: 20,
    spottedByAircraftWithin: 2,
  },
  airfield: {
    firstDefense: 8,
    capacity: 8,
    airGroup: 8,
    areaAa: 1,
    lightAa: 2,
    firePower: null,
    points: 12,
    spottedByAircraftWithin: 1,
  },
  airstrip: {
    firstDefense: 7,
    capacity: 5,
    airGroup: 3,
    areaAa: 0,
    lightAa: 1,
    firePower: null,
    points: 6,
    spottedByAircraftWithin: 1,
  },
  seaplaneBase: {
    firstDefense: 6,
    capacity: 4,
    airGroup: 4,
    holds: ['PA', 'SC'],
    areaAa: 0,
    lightAa: 1,
    firePower: null,
    points: 5,
    spottedByAircraftWithin: 0,
  },
  heavyBattery: {
    firstDefense: 8,
    capacity: 6,
    airGroup: null,
    areaAa: 0,
    lightAa: 1,
    firePower: { rating: 5, gunClass: 'B' },
    points: 8,
    spottedByAircraftWithin: 0,
  },
  mediumBattery: {
    firstDefense: 7,
    capacity: 4,
    airGroup: null,
    areaAa: null,
    lightAa: 1,
    firePower: { rating: 3, gunClass: 'D' },
    points: 4,
    spottedByAircraftWithin: 0,
  },
  garrison: {
    firstDefense: 7,
    capacity: 6,
    airGroup: null,
    areaAa: null,
    lightAa: 1,
    firePower: null,
    points: 6,
    spottedByAircraftWithin: 0,
  },
  depot: {
    firstDefense: 5,
    capacity: 4,
    airGroup: null,
    areaAa: null,
    lightAa: 0,
    firePower: null,
    points: 5,
    spottedByAircraftWithin: 0,
  },
};
