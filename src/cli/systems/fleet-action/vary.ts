import {
  type Axial,
  addHex,
  disk,
  distance,
  hexAhead,
  hexKey,
  isInRectangle,
  subtractHex,
} from '../../../hex';
import type { Draw } from '../../../rules/core';
import type {
  FleetActionScenario,
  ScenarioSide,
  ScenarioSquadron,
} from '../../../rules/fleet-action/query';

/** Hexes at which fleets may start from one another, so that a game of a few turns comes to blows. */
const NEAREST = 4;
const FARTHEST = 8;

/** A battle like another: shorter, by day or night, in other weather, the sides nearer each other, ships under markers. */
export function varyFleetAction(scenario: FleetActionScenario, draw: Draw): FleetActionScenario {
  if (draw(4) === 0) return scenario;
  const isNight = draw(3) === 0;
  const varied = {
    ...scenario,
    turns: 2 + draw(3),
    isNight,
    visibility: (isNight ? 1 + draw(2) : 2 + draw(5)) as FleetActionScenario['visibility'],
    wind: draw(3) === 0 ? null : ((1 + draw(6)) as FleetActionScenario['wind']),
    sides: {
      allies: underMarkers(scenario.sides.allies, draw),
      axis: underMarkers(scenario.sides.axis, draw),
    },
  };
  return nearer(varied, draw);
}

/** Now and then every squadron that is there from the start is under a marker. */
function underMarkers(side: ScenarioSide, draw: Draw): ScenarioSide {
  if (draw(4) > 0) return side;
  const hidden = (squadron: ScenarioSquadron): ScenarioSquadron =>
    squadron.entersOnTurn === 0 ? { ...squadron, isContact: true } : squadron;
  return { ...side, squadrons: side.squadrons.map(hidden) };
}

/** The Axis squadrons as they lie to each other, but near an Allied ship; as they were if that is on land or off the map. */
function nearer(scenario: FleetActionScenario, draw: Draw): FleetActionScenario {
  const { allies, axis } = scenario.sides;
  const [to, from] = [firstHex(allies), firstHex(axis)];
  if (!to || !from) return scenario;
  const ring = disk(to, FARTHEST).filter((hex) => distance(hex, to) >= NEAREST);
  const goal = ring[draw(ring.length)] as Axial;
  const by = subtractHex(goal, from);
  const moved = axis.squadrons.map((squadron) => shifted(squadron, by));
  const hexes = moved.flatMap(hexesOf);
  const taken = new Set([...scenario.land, ...allies.squadrons.flatMap(hexesOf)].map(hexKey));
  const isGood = (hex: Axial) => isInRectangle(scenario.map, hex) && !taken.has(hexKey(hex));
  if (!hexes.every(isGood)) return scenario;
  return { ...scenario, sides: { allies, axis: { ...axis, squadrons: moved } } };
}

const firstHex = ({ squadrons }: ScenarioSide): Axial | undefined =>
  squadrons.filter(({ entersOnTurn }) => entersOnTurn === 0).flatMap(hexesOf)[0];

/** [NW-34.2] Where the ships begin: those named without a hex astern of the one before. */
function hexesOf({ units, facing }: ScenarioSquadron): Axial[] {
  const hexes: Axial[] = [];
  for (const { hex } of units) {
    const before = hexes.at(-1);
    const place = hex ?? (before && hexAhead(before, facing, -1));
    if (place) hexes.push(place);
  }
  return hexes;
}

/** A squadron that enters later does so where it did. */
const shifted = (squadron: ScenarioSquadron, by: Axial): ScenarioSquadron =>
  squadron.entersOnTurn > 0
    ? squadron
    : {
        ...squadron,
        units: squadron.units.map((unit) => ({ ...unit, hex: unit.hex && addHex(unit.hex, by) })),
      };
