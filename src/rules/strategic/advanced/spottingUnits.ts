import type { Axial } from '../../../hex';
import { must, type Side } from '../../core';
import { ratingNow } from '../cards/shipNow';
import { inOrder, landUnitState, shipsOf } from '../harm';
import type { FlightRecord } from '../model/advancedState';
import type { Division, LandUnitRecord, SquadronRecord, StrategicState } from '../model/state';
import type { LandUnitKind, Radar, Rating } from '../tables/kinds';
import { divisionTrack, type Track, trackOfFlight } from './tracks';

/** A unit on the map, with the way it went in the last movement phase. */
interface Tracked {
  /** Of the division, squadron or land unit. */
  id: string;
  track: Track;
}

interface TrackedDivision extends Tracked {
  kind: 'division';
  division: Division;
}
interface TrackedSubmarine extends Tracked {
  kind: 'submarine';
  division: Division;
  isSubmerged: boolean;
}
interface TrackedLandUnit extends Tracked {
  kind: 'landUnit';
  landKind: LandUnitKind;
}

/** [ST-8.22] What can be spotted, in the order in which it is rolled for. */
export type Target =
  | TrackedDivision
  | TrackedSubmarine
  | (Tracked & { kind: 'squadron'; squadron: SquadronRecord })
  | TrackedLandUnit;

/** [ST-8.22] What spots; squadrons that fly as one group spot together [ST-10.16]. */
export type Spotter = (
  | TrackedDivision
  | TrackedSubmarine
  | (Tracked & { kind: 'squadrons'; squadrons: SquadronRecord[] })
  | TrackedLandUnit
) & {
  /** [ST-2.27] Of a division the best aboard; squadrons have theirs on their cards [ST-10.11]. */
  radar: Radar;
  /** [ST-10.14] The best of a division. */
  asw: Rating;
};

/** Where a unit is now. */
export const placeOf = ({ track }: Tracked): Axial => track.at(-1) as Axial;

/** [ST-8.22] The units of a side that may spot, by kind and id. */
export const spottersOf = (state: StrategicState, side: Side): Spotter[] => [
  ...divisionsOf(state, side).map((it) => ({ ...it, ...sensorsOf(state, it.division) })),
  ...groupsOf(state, side),
  ...landUnitsOf(state, side)
    .filter(({ unit }) => !unit.isCaptured && !isOutOfAction(unit))
    .map(({ tracked, unit }) => ({ ...tracked, radar: unit.radar, asw: null })),
];

/** [ST-8.22] The units of a side that may be spotted, by kind and id. */
export const targetsOf = (state: StrategicState, side: Side): Target[] => [
  ...divisionsOf(state, side),
  ...flightsOf(state, side).flatMap((it) => (it.flight.hex ? [squadronOf(it)] : [])),
  ...landUnitsOf(state, side).map(({ tracked }) => tracked),
];

/** Surface divisions, then submarines. */
function divisionsOf(state: StrategicState, side: Side): (TrackedDivision | TrackedSubmarine)[] {
  const all = inOrder(Object.values(state.forces[side].divisions)).flatMap((division) => {
    const track = divisionTrack(state, side, division);
    return track && shipsOf(state, division.id).length > 0 ? [tracked(division, track)] : [];
  });
  return [
    ...all.filter(({ kind }) => kind === 'division'),
    ...all.filter(({ kind }) => kind === 'submarine'),
  ];
}

function tracked(division: Division, track: Track): TrackedDivision | TrackedSubmarine {
  const { id, submarine } = division;
  return submarine
    ? { kind: 'submarine', id, track, division, isSubmerged: submarine.isSubmerged }
    : { kind: 'division', id, track, division };
}

/** [ST-10.9, ST-10.10, ST-10.14] */
function sensorsOf(state: StrategicState, { id }: Division): Pick<Spotter, 'radar' | 'asw'> {
  const ships = shipsOf(state, id);
  const asw = ships.map((ship) => ratingNow(ship, 'asw')).filter((rating) => rating !== null);
  return {
    radar: Math.max(...ships.map(({ card }) => card.radar)) as Radar,
    asw: asw.length > 0 ? Math.max(...asw) : null,
  };
}

/** A squadron that flies or has just landed. */
interface Flying {
  squadron: SquadronRecord;
  flight: FlightRecord;
  track: Track;
}

const flightsOf = ({ forces }: StrategicState, side: Side): Flying[] =>
  inOrder(Object.values(forces[side].squadrons)).flatMap((squadron) => {
    const flight = forces[side].advanced?.flights[squadron.id];
    const track = flight && trackOfFlight(flight);
    return track && squadron.steps > 0 ? [{ squadron, flight, track }] : [];
  });

const squadronOf = ({ squadron, track }: Flying): Target => ({
  kind: 'squadron',
  id: squadron.id,
  track,
  squadron,
});

/** [ST-10.16, ST-10.17] The squadrons that flew together, each group under its first by id. */
function groupsOf(state: StrategicState, side: Side): Spotter[] {
  const groups = new Map<string, Flying[]>();
  for (const it of flightsOf(state, side)) {
    const key = groupOf(it.flight);
    groups.set(key, [...(groups.get(key) ?? []), it]);
  }
  return [...groups.values()].map((flying) => {
    const { squadron, track } = must(flying[0], 'squadron in a group');
    const squadrons = flying.map((it) => it.squadron);
    return { kind: 'squadrons', id: squadron.id, track, squadrons, radar: 0, asw: null };
  });
}

/** [ST-10.16] Patrols over one unit fly as one group. */
const groupOf = ({ squadron, capOver, group }: FlightRecord): string =>
  capOver === null ? (group ?? squadron) : `over ${capOver}`;

interface OnLand {
  tracked: TrackedLandUnit;
  unit: LandUnitRecord;
}

const landUnitsOf = ({ scenario, forces }: StrategicState, side: Side): OnLand[] =>
  inOrder(Object.values(forces[side].landUnits)).flatMap((unit) => {
    const place = scenario.landUnits.find(({ id }) => id === unit.id)?.place;
    if (!place || !('hex' in place)) return [];
    const { id, kind } = unit;
    return [{ tracked: { kind: 'landUnit', id, track: [place.hex], landKind: kind }, unit }];
  });

/** [ST-4.8] */
const isOutOfAction = (unit: LandUnitRecord): boolean => landUnitState(unit) === 'sunk';
