import { bySide, must, type Side } from '../../rules/core';
import type {
  FleetActionScenario,
  ScenarioSide,
  ScenarioSquadron,
} from '../../rules/fleet-action/query';
import type { LoadedScenario, PreparedScenario } from '../core/system';
import { bad, good, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { airSquadronOf } from './air';
import { cardOf, type FleetActionCard } from './card';
import { fleetActionFaults } from './checks';
import { hexesOf, mapOf } from './map';
import type { FleetActionFile, SquadronInFile } from './schema';
import { boatUnit, landUnit, membersOf } from './units';

/** A battle of Fleet Action ready to be fought, and its card. */
export type LoadedFleetAction = LoadedScenario<
  FleetActionFile,
  FleetActionCard,
  FleetActionScenario,
  Record<string, never>
>;
/** The same for the screen. */
export type PreparedFleetAction = PreparedScenario<
  FleetActionCard,
  FleetActionScenario,
  Record<string, never>
>;

/** Completes a checked scenario file with the registry; all that does not fit is reported at once. */
export function resolveFleetAction(
  file: FleetActionFile,
  registry: ShipRegistry,
  name: string,
): Read<LoadedFleetAction> {
  const faults = fleetActionFaults(file, registry);
  if (faults.length > 0) return bad(faults.map((fault) => ({ file: name, ...fault })));
  return good({
    ...{ system: 'fleet-action', file, options: {} },
    ...{ card: cardOf(file, registry), scenario: scenarioOf(file, registry) },
  });
}

function scenarioOf(file: FleetActionFile, registry: ShipRegistry): FleetActionScenario {
  const { id, title, date, place, time, turns, visibility, objectives } = file;
  const { freeExits = [], convoyOf = null, happenings = [] } = file;
  return {
    ...{ system: 'fleet-action', id, title, date, place, turns },
    startMinute: minuteOf(time),
    isNight: file.light === 'night',
    visibility: visibility as FleetActionScenario['visibility'],
    wind: file.wind ?? null,
    badWeather: badWeatherOf(file),
    map: mapOf(file),
    land: hexesOf(file.land ?? [], file),
    sides: bySide((side) => sideOf(file, side, registry)),
    ...{ objectives, freeExits, convoyOf, happenings },
  };
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
}

function badWeatherOf(file: FleetActionFile): FleetActionScenario['badWeather'] {
  const { badWeather = 'none' } = file;
  return typeof badWeather === 'string' ? badWeather : hexesOf(badWeather, file);
}

function sideOf(file: FleetActionFile, side: Side, registry: ShipRegistry): ScenarioSide {
  const { sides, squadrons, airSquadrons = [], landTargets = [], submarines = [] } = file;
  const { dummies = [], date } = file;
  const { minefields = 0, ...facts } = sides[side];
  const own = <T extends { side: Side }>(items: readonly T[]) =>
    items.filter((it) => it.side === side);
  return {
    ...{ ...facts, minefields },
    squadrons: own(squadrons).map((it) => squadronOf(it, date, registry)),
    airSquadrons: own(airSquadrons).map((it) => airSquadronOf(it, date)),
    dummies: own(dummies).map(({ hex, course, knots }) => ({
      ...{ hex: hex ?? null, facing: course, speedKnots: knots },
    })),
    landTargets: own(landTargets).map((it) => ({
      ...{ ...landUnit(it, file), commandValue: it.commandValue ?? null },
    })),
    submarines: own(submarines).map((it) => ({
      ...{ ...boatUnit(it, file), fromTurn: it.fromTurn },
    })),
  };
}

function squadronOf(
  inFile: SquadronInFile,
  date: string,
  registry: ShipRegistry,
): ScenarioSquadron {
  const { id, name, commandValue, flagship, course, knots } = inFile;
  const { contact = false, entersOnTurn = 0, entersNear } = inFile;
  const units = membersOf(inFile, date, registry).map(({ unit }) => must(unit, id));
  return {
    ...{ id, name, commandValue, facing: course, speedKnots: knots, units },
    flagship: flagship === undefined ? must(units[0], id).id : flagship,
    ...{ isContact: contact, entersOnTurn },
    ...(entersNear && { entersNear: nearOf(entersNear) }),
  };
}

/** [NW-34.5e] */
const nearOf = ({
  units,
  hexes,
  course,
  toward,
}: NonNullable<SquadronInFile['entersNear']>): ScenarioSquadron['entersNear'] & object => ({
  ...{ units, hexes, facing: course, facingTo: toward },
});
