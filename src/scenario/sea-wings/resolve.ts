import { bySide, must, type Side } from '../../rules/core';
import {
  type AircraftType,
  baseCard,
  convoyCard,
  EVENT_CARDS,
  landIn,
  oilerCard,
  type ScenarioFormation,
  type ScenarioShip,
  type SeaMap,
  type SeaWingsOptions,
  type SeaWingsScenario,
  type SideOfScenario,
} from '../../rules/sea-wings/query';
import { newSheetPool, type OtherHosts, otherSheetsIn, type SheetPool } from '../core/sheetPool';
import type { HostSheets, LoadedScenario, PreparedScenario } from '../core/system';
import { bad, good, type PathFault, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { aircraftOf } from './aircraftCard';
import { cardOf, type SeaWingsCard } from './card';
import { formationId, seaWingsFaults } from './checks';
import { placeFaults } from './placeChecks';
import type { AirGroupInFile, SeaWingsFile, ShipInFile } from './schema';
import { shipCardOn } from './shipCard';
import { strikeSizeFaults } from './strikeChecks';

/** A game of Sea Wings ready to be played, and its card. */
export type LoadedSeaWings = LoadedScenario<
  SeaWingsFile,
  SeaWingsCard,
  SeaWingsScenario,
  Partial<SeaWingsOptions>
>;
/** The same for the screen. */
export type PreparedSeaWings = PreparedScenario<
  SeaWingsCard,
  SeaWingsScenario,
  Partial<SeaWingsOptions>
>;

/** The registry, with the sheets by which engagements are fought out, if there are any [WG-18.26]. */
type Given = ShipRegistry & { sheets?: HostSheets; others?: OtherHosts };
type Records = Given & { pool: SheetPool };

/** Completes a checked scenario file with the registry; all that does not fit is reported at once. */
export function resolveSeaWings(
  file: SeaWingsFile,
  registry: Given,
  name: string,
): Read<LoadedSeaWings> {
  const faults: PathFault[] = seaWingsFaults(file, registry);
  if (faults.length > 0) return bad(faults.map((fault) => ({ file: name, ...fault })));
  const scenario = scenarioOf(file, { ...registry, pool: newSheetPool(registry.others ?? {}) });
  const unfit = [...placeFaults(scenario), ...strikeSizeFaults(scenario)];
  if (unfit.length > 0) return bad(unfit.map((fault) => ({ file: name, ...fault })));
  const { options } = scenario;
  return good({
    ...{ system: 'sea-wings', file, scenario, options },
    card: cardOf(file, registry),
  });
}

function scenarioOf(file: SeaWingsFile, registry: Records): SeaWingsScenario {
  const { id, title, date, time, turns, forces, bases, objectives, margin = null } = file;
  const { requiredStrikes } = file;
  return {
    ...{ system: 'sea-wings', id, title, date, turns },
    firstHour: Number(time.slice(0, 2)),
    map: mapOf(file),
    sides: bySide((side) => sideOf(file, side)),
    forces: forces.map((force) => forceOf(force, file, registry)),
    ...otherSheetsIn(registry.pool.sheets),
    bases: bases.map(({ id: baseId, base, side, hex, airGroups }) => ({
      ...{ card: baseCard(baseId, base), side, hex },
      formations: airGroups.flatMap(
        (group) => formationOf(group, { home: baseId, side }, file, registry) ?? [],
      ),
    })),
    floatplanes: bySide((side) =>
      trained(
        must(aircraftOf(file.sides[side].floatplanes, date, registry), 'floatplanes'),
        file,
        side,
      ),
    ),
    objectives,
    margin,
    ...(requiredStrikes && { requiredStrikes }),
    ...{ hasEvents: true, turnsInPlot: null },
    options: (file.options ?? {}) as SeaWingsScenario['options'],
  };
}

const forceOf = (
  force: SeaWingsFile['forces'][number],
  file: SeaWingsFile,
  registry: Records,
): SeaWingsScenario['forces'][number] => ({
  ...{ id: force.id, name: force.name, side: force.side, hex: force.hex },
  ships: force.ships.flatMap((ship) => shipOf(ship, force.side, file, registry) ?? []),
  ...(force.spotted && { isSpotted: true }),
});

function mapOf({ map: { land, names: _, ...frame }, sides }: SeaWingsFile): SeaMap {
  const friendlyEdges = bySide((side) => sides[side].friendlyEdges);
  return { ...frame, friendlyEdges, land: landIn({ ...frame, friendlyEdges }, land) };
}

/** [WG-21.12, WG-21.17] */
function sideOf({ sides }: SeaWingsFile, side: Side): SideOfScenario {
  const { name, nation, dummies, deck, hand, handSize, draws, initiative } = sides[side];
  const cards = EVENT_CARDS.filter((it) => !deck.without.includes(it));
  return {
    ...{ name, nation, dummies, hand, handSize, draws, initiative },
    deck: [...cards, ...deck.more, ...Array<null>(deck.dummies).fill(null)],
  };
}

function shipOf(
  inFile: ShipInFile,
  side: Side,
  file: SeaWingsFile,
  registry: Records,
): ScenarioShip | undefined {
  if ('convoy' in inFile)
    return { card: convoyCard(inFile.convoy, inFile.name, inFile.ships), formations: [] };
  if ('oiler' in inFile) return { card: oilerCard(inFile.oiler, inFile.name), formations: [] };
  const { ship: id, airCapacity, airGroups = [] } = inFile;
  const record = registry.ships.get(id);
  if (!record) return undefined;
  return {
    card: shipCardOn(record, file.date, airCapacity),
    ...(registry.sheets && { sheet: registry.sheets.ship(record, file.date) }),
    ...otherSheetsIn(registry.pool.put(record, file.date)),
    formations: airGroups.flatMap(
      (group) => formationOf(group, { home: id, side }, file, registry) ?? [],
    ),
  };
}

function formationOf(
  { aircraft, factors, mayCarry, night }: AirGroupInFile,
  { home, side }: { home: string; side: Side },
  file: SeaWingsFile,
  registry: ShipRegistry,
): ScenarioFormation | undefined {
  const type = aircraftOf(aircraft, file.date, registry);
  if (!type) return undefined;
  const own = trained(type, file, side);
  return {
    id: formationId(home, aircraft),
    type: night ? { ...own, isNight: true } : own,
    factors,
    ...(mayCarry !== undefined && { mayCarry }),
  };
}

/** [WG-29.51] Attack values changed by a side's training, 1 or more. */
function trained(type: AircraftType, { sides }: SeaWingsFile, side: Side): AircraftType {
  const { training = 0 } = sides[side];
  const { unloaded, loaded } = type.attack;
  const changed = (value: number) => Math.max(1, value + training);
  return {
    ...type,
    attack: { unloaded: changed(unloaded), loaded: loaded === null ? null : changed(loaded) },
  };
}
