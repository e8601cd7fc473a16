import { roundHalfUp, type SquadronType } from '../../core';
import type { AircraftClass, AircraftType } from '../model/ratings';
import type { AircraftFigures } from './aircraftFigures';
import { AIRCRAFT_TABLE, type AircraftRow } from './aircraftTable';
import { gunWeight } from './gunWeight';
import { defaultLoads, ratedLoad } from './loads';
import { ratingYear } from './years';

/** [WG-27.16] */
const CLASSES: Readonly<Record<SquadronType, AircraftClass>> = {
  F: 'F',
  DB: 'DB',
  TB: 'TB',
  LB: 'LB',
  MB: 'LB',
  HB: 'LB',
  RE: 'PB',
  SC: 'PB',
  PA: 'PB',
};

/**
 * [WG-27.1 to WG-27.17] An aircraft type's card from its figures on an ISO date.
 * @param id of this system, which may stand for a part of the record [WG-27.15]
 */
export function ratedAircraft(id: string, record: AircraftFigures, date: string): AircraftType {
  const row = AIRCRAFT_TABLE[id];
  const figures = { ...record, guns: row?.guns ?? record.guns };
  const year = ratingYear(date);
  const loads = (row?.loads ?? defaultLoads(figures)).map((it) => ratedLoad(figures, it, year));
  return {
    id,
    name: row?.name ?? record.name,
    class: CLASSES[figures.type],
    attack: attackOf(figures, loads.length > 0),
    defense: defenseOf(figures),
    armor: armorOf(figures),
    gun: gunOf(figures),
    loads,
    ...rangesOf(figures, row, year),
    isNight: row?.isNight ?? false,
  };
}

/** [WG-27.1] Unrounded, as the defense is worked out from it. */
function fighterAttack({ maxKnots, protection, engines }: AircraftFigures): number {
  const light = protection === 'protected' ? 0 : 0.75;
  return (maxKnots - 118) / 40 + light - (engines >= 2 ? 1 : 0);
}

const within = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, roundHalfUp(value)));

const BY_RETURN_FIRE = { one: 1, two: 2, strong: 3, turrets: 4 } as const;

/** [WG-27.1, WG-27.5] */
function attackOf(figures: AircraftFigures, isLoadable: boolean): AircraftType['attack'] {
  const unloaded =
    figures.type === 'F'
      ? within(fighterAttack(figures), 1, 6)
      : BY_RETURN_FIRE[figures.returnFire];
  return { unloaded, loaded: isLoadable ? within(unloaded / 2, 1, 6) : null };
}

/** [WG-27.2, WG-27.6] */
const defenseOf = (figures: AircraftFigures): number =>
  figures.type === 'F'
    ? within(4.8 - 0.58 * fighterAttack(figures), 1, 6)
    : roundHalfUp(6 - figures.maxKnots / 80);

/** [WG-27.4] From this month on protected types have more of it. */
const BETTER_PROTECTED_FROM = '1942-05';

/** [WG-27.4] */
function armorOf({ protection, engines, inServiceFrom }: AircraftFigures): number {
  const isProtected = protection === 'protected';
  const isLater = engines >= 2 || inServiceFrom >= BETTER_PROTECTED_FROM;
  return (
    2 -
    (isProtected ? 1 : 0) -
    (isProtected && isLater ? 1 : 0) -
    (isProtected && engines >= 4 ? 1 : 0) +
    (protection === 'inflammable' ? 1 : 0)
  );
}

/** [WG-27.3, WG-27.7] */
function gunOf(figures: AircraftFigures): number {
  if (figures.type === 'F') return within(gunWeight(figures), 1, 4);
  return figures.returnFire === 'strong' || figures.returnFire === 'turrets' ? 2 : 1;
}

/** Nautical miles of a hex [WG-1.2]. */
const HEX_MILES = 24;

type Ranges = Pick<AircraftType, 'strikeRangeHexes' | 'baseStrikeRangeHexes' | 'searchRangeHexes'>;

/** [WG-27.11] */
function rangesOf(
  { type, rangeNauticalMiles }: AircraftFigures,
  row: AircraftRow | undefined,
  year: number,
): Ranges {
  if (!row) {
    const search = type === 'F' ? null : Math.floor(rangeNauticalMiles / 3 / HEX_MILES);
    return {
      strikeRangeHexes: Math.floor(rangeNauticalMiles / 4 / HEX_MILES),
      searchRangeHexes: search,
    };
  }
  const { strikeHexes, lateStrikeHexes, baseStrikeHexes, searchHexes } = row;
  return {
    strikeRangeHexes: year >= 1944 ? (lateStrikeHexes ?? strikeHexes) : strikeHexes,
    searchRangeHexes: searchHexes,
    ...(baseStrikeHexes !== undefined && { baseStrikeRangeHexes: baseStrikeHexes }),
  };
}
