import { type Axial, hexAhead, ORIGIN } from '../../../hex';
import type { Side } from '../../core';
import { nearestEdge } from '../common/edges';
import { freshAirTurn } from '../common/fresh';
import type { AirSquadron, AirStand } from '../model/air';
import type {
  FleetActionScenario,
  ScenarioAirSquadron,
  ScenarioAirStand,
  ScenarioSide,
  ScenarioSquadron,
} from '../model/scenario';
import type { Force } from '../model/state';
import type { Fate, Squadron, Unit } from '../model/units';
import { newUnit } from './newUnit';

/** The units of a side, in listed order: ships by squadron, land targets, submarines. */
export function unitsOf(scenario: ScenarioSide, side: Side): Unit[] {
  const lying = { squadron: null, facing: 1, speedKnots: 0 } as const;
  return [
    ...scenario.squadrons.flatMap((squadron) => shipsOf(squadron, side)),
    ...scenario.landTargets.map((it) =>
      newUnit(it, side, { ...lying, fate: 'inPlay', hex: it.hex }),
    ),
    ...scenario.submarines.map((it) => boatOf(it, side)),
  ];
}

function boatOf(boat: ScenarioSide['submarines'][number], side: Side): Unit {
  const place = { squadron: null, facing: 1, speedKnots: 0 } as const;
  const unit = newUnit(boat, side, { ...place, fate: 'hidden', hex: ORIGIN });
  if (unit.condition) unit.condition.appearsOnTurn = boat.fromTurn;
  return unit;
}

/** [NW-34.2] Ships named without a hex begin astern of the one before. */
function shipsOf(squadron: ScenarioSquadron, side: Side): Unit[] {
  const { id, units, facing, speedKnots } = squadron;
  const place = { squadron: id, fate: fateOf(squadron), facing, speedKnots };
  let before: Axial | undefined;
  return units.map((it) => {
    const hex: Axial = it.hex ?? (before ? hexAhead(before, facing, -1) : ORIGIN);
    before = hex;
    return newUnit(it, side, { ...place, hex: { ...hex } });
  });
}

function fateOf({ entersOnTurn, isContact }: ScenarioSquadron): Fate {
  if (entersOnTurn > 0) return 'waiting';
  return isContact ? 'hidden' : 'inPlay';
}

/** What a side has beside its units; markers are dealt later. */
export function newForce(scenario: FleetActionScenario, side: Side): Force {
  const own = scenario.sides[side];
  return {
    squadrons: byId(own.squadrons.map((it) => squadronOf(it, side))),
    airSquadrons: byId(own.airSquadrons.map((it) => airSquadronOf(it, side))),
    contacts: {},
    minefields: [],
    minefieldsLeft: own.minefields,
    homeEdges: homeEdgesOf(scenario, side),
    baseValues: baseValuesOf(own),
    end: { repairs: [], refills: [], toContact: [], offersEnd: false },
    nextSquadron: 1,
  };
}

export const byId = <T extends { id: string }>(items: readonly T[]): Record<string, T> =>
  Object.fromEntries(items.map((it) => [it.id, it]));

const baseValuesOf = ({ landTargets }: ScenarioSide): Force['baseValues'] =>
  Object.fromEntries(
    landTargets.flatMap(({ id, commandValue }) =>
      commandValue === null ? [] : [[id, commandValue] as const],
    ),
  );

/** [NW-8.31] */
function homeEdgesOf({ map, sides }: FleetActionScenario, side: Side): Force['homeEdges'] {
  const { homeEdges, squadrons } = sides[side];
  const first = squadrons[0]?.units;
  const flagship = first?.find(({ id }) => id === squadrons[0]?.flagship)?.hex ?? first?.[0]?.hex;
  return homeEdges.length > 0 ? homeEdges : [nearestEdge(map, flagship ?? ORIGIN)];
}

const squadronOf = (squadron: ScenarioSquadron, side: Side): Squadron => ({
  id: squadron.id,
  side,
  name: squadron.name,
  commandValue: squadron.commandValue,
  flagship: squadron.flagship,
  units: squadron.units.map(({ id }) => id),
  contact: null,
  detachedFrom: null,
  hasMoved: false,
  isDisengaging: false,
  testedAt: null,
  entersOnTurn: squadron.entersOnTurn,
  entersNear: squadron.entersNear ?? null,
});

const airSquadronOf = (
  { id, name, commandValue, stands }: ScenarioAirSquadron,
  side: Side,
): AirSquadron => ({
  id,
  side,
  name,
  commandValue,
  stands: stands.map((it) => it.id),
  hasActed: false,
  isDisengaging: false,
  testedAt: null,
});

/** The air stands of a side: in the air from the first turn, waiting for theirs, or ready aboard. */
export const standsOf = ({ airSquadrons }: ScenarioSide, side: Side): AirStand[] =>
  airSquadrons.flatMap((squadron) => squadron.stands.map((it) => standOf(it, squadron, side)));

function standOf(stand: ScenarioAirStand, squadron: ScenarioAirSquadron, side: Side): AirStand {
  const { id, aircraft, count, start } = stand;
  return {
    id,
    side,
    squadron: squadron.id,
    aircraft,
    count,
    original: count,
    ...whereStarted(start),
    flakMarkers: 0,
    isGoingHome: false,
    turn: freshAirTurn(count),
    condition: standCondition(stand, squadron),
  };
}

const standCondition = (
  { crewQuality, load, start, flares }: ScenarioAirStand,
  { home }: ScenarioAirSquadron,
): AirStand['condition'] => ({
  crewQuality,
  load,
  lastLoad: load,
  home: 'home' in start ? start.home : home,
  entersOnTurn: 'home' in start ? 0 : start.turn,
  airborneTurns: 0,
  serviced: 0,
  patrols: null,
  aim: null,
  flares,
});

const whereStarted = (
  start: ScenarioAirStand['start'],
): Pick<AirStand, 'place' | 'hex' | 'altitude'> =>
  'home' in start
    ? { place: 'ready', hex: ORIGIN, altitude: 'low' }
    : { place: start.turn > 1 ? 'waiting' : 'air', hex: start.hex, altitude: start.altitude };
