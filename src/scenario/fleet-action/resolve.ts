import { bySide, must, type Side } from '../../rules/core';
import type {
  FleetActionScenario,
  ScenarioSide,
  ScenarioSquadron,
  ScenarioUnit,
} from '../../rules/fleet-action/query';
import type { LoadedScenario, PreparedScenario } from '../core/system';
import { bad, good, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { cardOf, type FleetActionCard } from './card';
import { fleetActionFaults } from './checks';
import { hexesOf, mapOf } from './map';
import type { FleetActionFile, ShipInFile, SquadronInFile } from './schema';
import { sheetOn } from './shipSheet';

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

type DamageAtStart = NonNullable<ScenarioUnit['damage']>;

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
  const { sides, squadrons, dummies = [], date } = file;
  const own = <T extends { side: Side }>(items: readonly T[]) =>
    items.filter((it) => it.side === side);
  return {
    ...sides[side],
    squadrons: own(squadrons).map((it) => squadronOf(it, date, registry)),
    airSquadrons: [],
    dummies: own(dummies).map(({ hex = null, course, knots }) => ({
      ...{ hex, facing: course, speedKnots: knots },
    })),
    ...{ landTargets: [], submarines: [], minefields: 0 },
  };
}

function squadronOf(
  inFile: SquadronInFile,
  date: string,
  registry: ShipRegistry,
): ScenarioSquadron {
  const { id, name, commandValue, flagship, course, knots, ships } = inFile;
  const { contact = false, entersOnTurn = 0, entersNear } = inFile;
  return {
    ...{ id, name, commandValue, facing: course, speedKnots: knots },
    flagship: flagship === undefined ? must(ships[0], id).ship : flagship,
    units: ships.map((it) => shipOf(it, date, registry)),
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

function shipOf(
  { ship, hex, overrides, damage }: ShipInFile,
  date: string,
  { ships }: ShipRegistry,
): ScenarioUnit {
  const record = must(ships.get(ship), ship);
  return {
    ...{ id: ship, name: record.name, hex: hex ?? null, vessels: 1 },
    sheet: sheetOn(record, date, overrides),
    ...(damage && { damage: damageOf(damage) }),
  };
}

const damageOf = ({ lost, ...other }: NonNullable<ShipInFile['damage']>): DamageAtStart => ({
  ...other,
  ...(lost && { lost: { main: [], other: [], torpedoes: [], ...lost } }),
});
