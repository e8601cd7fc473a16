import type { Sky } from '../rolls/gunnery';
import type { LandUnitKind, Radar, SquadronType } from '../tables/kinds';
import { CERTAIN, type SpotNumber, type SpottedKind, spotNumber } from '../tables/spotting';
import type { Spotter, Target } from './spottingUnits';

/** [ST-10.1] The highest die with which a spotter sees a target by eye, and by radar; 0 for never. */
export interface SpotNumbers {
  eye: SpotNumber;
  radar: SpotNumber;
}

/** [ST-10] All that one spotter may do to find one target; sonar is a roll of its own [ST-10.14]. */
export function numbersFor(
  spotter: Spotter,
  target: Target,
  rangeHexes: number,
  sky: Sky,
): SpotNumbers {
  return {
    eye: eyeNumber(spotter, target, rangeHexes, sky),
    radar: radarNumber(spotter, target, rangeHexes),
  };
}

function eyeNumber(spotter: Spotter, target: Target, rangeHexes: number, sky: Sky): SpotNumber {
  if (spotter.kind === 'squadrons') return fromTheAir(spotter, target, rangeHexes, sky);
  const isDim = sky.isNight || sky.isPoor;
  if (spotter.kind === 'submarine' && spotter.isSubmerged)
    return rangeHexes === 0 ? byPeriscope(target, isDim) : 0;
  if (target.kind === 'squadron') return rangeHexes === 0 ? (isDim ? 2 : CERTAIN) : 0;
  if (spotter.kind === 'landUnit' && rangeHexes > 0) return 0;
  return ofShips('shipByShip', target, rangeHexes, isDim);
}

/** [ST-10.3, ST-10.11] A group sees by the best number among its squadrons [ST-10.16]. */
function fromTheAir(
  { squadrons }: Extract<Spotter, { kind: 'squadrons' }>,
  target: Target,
  rangeHexes: number,
  sky: Sky,
): SpotNumber {
  const hasRadar = squadrons.some(({ card }) => card.hasRadar);
  const isDim = !hasRadar && (sky.isNight || sky.isPoor);
  if (target.kind === 'squadron')
    return spotNumber(AIRCRAFT[target.squadron.card.type] ?? 'aircraft', rangeHexes, isDim);
  if (target.kind === 'landUnit') return spotNumber(landRow(target.landKind), rangeHexes, isDim);
  if (target.kind === 'submarine' && target.isSubmerged)
    return rangeHexes === 0 && (hasRadar || !sky.isNight) ? 1 : 0;
  return ofShips('shipByAircraft', target, rangeHexes, isDim);
}

/** [ST-10.3] Types that are easier or harder to see than others. */
const AIRCRAFT: Readonly<Partial<Record<SquadronType, SpottedKind>>> = {
  MB: 'mediumBombers',
  HB: 'heavyBombers',
};

/** [ST-10.3] */
function landRow(kind: LandUnitKind): SpottedKind {
  if (kind === 'port' || kind === 'airbase') return 'portOrAirbase';
  return kind === 'airfield' || kind === 'airstrip' ? 'airfieldOrAirstrip' : 'otherLand';
}

/** [ST-10.3, ST-10.13] A surface division, or a surfaced submarine, which is as hard to see by day as others by night. */
function ofShips(
  kind: 'shipByShip' | 'shipByAircraft',
  target: Target,
  rangeHexes: number,
  isDim: boolean,
): SpotNumber {
  if (target.kind === 'division') return spotNumber(kind, rangeHexes, isDim);
  if (target.kind !== 'submarine' || target.isSubmerged) return 0;
  if (!isDim) return spotNumber(kind, rangeHexes, true);
  return rangeHexes === 0 ? 1 : 0;
}

/** [ST-10.15] What a submerged submarine sees in her own hex. */
function byPeriscope(target: Target, isDim: boolean): SpotNumber {
  if (target.kind === 'division') return isDim ? 2 : 4;
  if (target.kind !== 'submarine' || target.isSubmerged) return 0;
  return isDim ? 1 : 2;
}

/** [ST-10.9, ST-10.10] In any light and weather. */
function radarNumber(spotter: Spotter, target: Target, rangeHexes: number): SpotNumber {
  const { radar } = spotter;
  if (radar === 0 || (spotter.kind === 'submarine' && spotter.isSubmerged)) return 0;
  if (target.kind === 'squadron') return rangeHexes <= radar + 1 ? AT_AIRCRAFT[radar] : 0;
  return target.kind === 'division' ? (AT_SHIPS[radar][rangeHexes] ?? 0) : 0;
}

/** [ST-10.9] */
const AT_AIRCRAFT: Readonly<Record<Radar, SpotNumber>> = { 0: 0, 1: 4, 2: 4, 3: 5 };

/** [ST-10.10] At a range of 0 and of 1 hex. */
const AT_SHIPS: Readonly<Record<Radar, readonly SpotNumber[]>> = {
  0: [],
  1: [],
  2: [5, 2],
  3: [CERTAIN, 3],
};
