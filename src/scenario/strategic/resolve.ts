import { bySide, type Side } from '../../rules/core';
import type {
  ScenarioDivision,
  ScenarioLandUnit,
  ScenarioShip,
  StrategicOptions,
  StrategicScenario,
} from '../../rules/strategic';
import { DEFAULT_DAYLIGHT } from '../../rules/strategic/query';
import type { CardShipType, ForceCard, ScenarioCard } from '../core/card';
import { newSheetPool, type OtherHosts, otherSheetsIn, type SheetPool } from '../core/sheetPool';
import type { HostSheets, LoadedScenario, PreparedScenario } from '../core/system';
import { bad, good, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { strategicFaults } from './checks';
import { flotillaCard } from './flotillaCard';
import { objectivesOf } from './objectives';
import { placeOf } from './place';
import type { DivisionInFile, ShipInFile, StrategicFile } from './schema';
import { shipCardOn } from './shipCard';
import { squadronsOf } from './squadrons';
import { submarineCardsOn } from './submarineCard';
import { theaterOf } from './theater';

/** What the screen shows of a strategic game before it is played. */
export interface StrategicCard extends ScenarioCard, Pick<StrategicFile, 'level' | 'turns'> {
  system: 'strategic';
  /** Some turns have Poor weather. */
  hasPoorTurns: boolean;
  /** [ST-22.3] Turns without contact that end an Advanced game. */
  quietTurns: number;
  /** Why the scenario recommends an optional rule. */
  reasons: Readonly<Partial<Record<keyof StrategicOptions, string>>>;
}

/** A strategic game ready to be played, and its card. */
export type LoadedStrategic = LoadedScenario<
  StrategicFile,
  StrategicCard,
  StrategicScenario,
  StrategicOptions
>;
/** The same for the screen. */
export type PreparedStrategic = PreparedScenario<
  StrategicCard,
  StrategicScenario,
  StrategicOptions
>;

/** The records of the registry, and how the host of a surface action records its ships. */
interface Records extends ShipRegistry {
  sheets: HostSheets;
  pool: SheetPool;
}

/** Completes a checked scenario file with the registry; all that does not fit is reported at once. */
export function resolveStrategic(
  file: StrategicFile,
  registry: Omit<Records, 'pool'> & { others?: OtherHosts },
  name: string,
): Read<LoadedStrategic> {
  const faults = strategicFaults(file, registry);
  if (faults.length > 0) return bad(faults.map((fault) => ({ file: name, ...fault })));
  const scenario = scenarioOf(file, { ...registry, pool: newSheetPool(registry.others ?? {}) });
  return good({
    ...{ system: 'strategic', file, scenario, options: optionsOf(file) },
    card: cardOf(file, registry),
  });
}

/** Those for which the file has a reason are on. */
const optionsOf = ({ options = {} }: StrategicFile): StrategicOptions =>
  Object.fromEntries(Object.keys(options).map((id) => [id, true]));

/** [ST-22.3] The published scenarios end after this many turns without contact. */
const QUIET_TURNS = 12;

function scenarioOf(file: StrategicFile, registry: Records): StrategicScenario {
  const { id, title, level, date, turns, sides, firstActionHexes, tacticalLand } = file;
  const map = file.map && theaterOf(file.map);
  const divisions = file.divisions.map((it) => divisionOf(it, file, registry));
  return {
    ...{ system: 'strategic', id, title, level, date, turns, sides },
    firstHour: Number(file.time.slice(0, 2)),
    daylight: file.daylight ?? DEFAULT_DAYLIGHT,
    poor: (file.poor ?? []) as StrategicScenario['poor'],
    ...(map && { map }),
    divisions,
    ...otherSheetsIn(registry.pool.sheets),
    squadrons: squadronsOf(file, divisions, registry),
    landUnits: file.landUnits.map((it) => landUnitOf(it, file)),
    spottedAtStart: file.spottedAtStart ?? [],
    ...(file.spottedUpTo !== undefined && { spottedUpTo: file.spottedUpTo }),
    objectives: objectivesOf(file, map),
    rules: bySide((side) => (file.rules?.[side] ?? {}) as StrategicScenario['rules'][Side]),
    resolution: resolutionOf(file),
    quietTurns: file.quietTurns ?? QUIET_TURNS,
    ...(firstActionHexes !== undefined && { firstActionHexes }),
    ...(tacticalLand && { tacticalLand }),
  };
}

function resolutionOf({ resolution }: StrategicFile): StrategicScenario['resolution'] {
  const { usual, ordered = false, battleOptions } = resolution;
  return { usual, ordered, ...(battleOptions && { battleOptions }) };
}

function divisionOf(
  inFile: DivisionInFile,
  file: StrategicFile,
  registry: Records,
): ScenarioDivision {
  const { id, name, side, choice, freeFrom, enters, comesUpTo, undividedUntil } = inFile;
  return {
    ...{ id, name, side, place: placeOf(inFile, file.map) },
    ships: inFile.ships.flatMap((ship) => shipOf(ship, file.date, registry) ?? []),
    ...(choice && { choice }),
    ...(freeFrom !== undefined && { freeFrom }),
    ...(enters && { enters }),
    ...(comesUpTo !== undefined && { comesUpTo }),
    ...(undividedUntil !== undefined && { undividedUntil }),
  };
}

function shipOf(
  inFile: ShipInFile,
  date: string,
  { ships, submarines, flotillas, sheets, pool }: Records,
): ScenarioShip | undefined {
  if ('flotilla' in inFile) {
    const it = flotillas.get(inFile.flotilla);
    if (!it) return undefined;
    return { card: flotillaCard(it), class: it.id, navy: it.navy, sheet: sheets.flotilla(it) };
  }
  if ('submarine' in inFile) {
    const boat = submarines.get(inFile.submarine);
    if (!boat) return undefined;
    const { navy, submarineClass } = boat;
    return { ...submarineCardsOn(boat, date), class: submarineClass.id, navy };
  }
  const ship = ships.get(inFile.ship);
  if (!ship) return undefined;
  return {
    card: shipCardOn(ship, date),
    ...{ class: ship.shipClass.id, navy: ship.navy, sheet: sheets.ship(ship, date) },
    ...otherSheetsIn(pool.put(ship, date)),
    ...(inFile.damageLevels !== undefined && { damageLevels: inFile.damageLevels }),
  };
}

const landUnitOf = (
  inFile: StrategicFile['landUnits'][number],
  { map }: StrategicFile,
): ScenarioLandUnit => {
  const { id, name, side, kind, radar = 0 } = inFile;
  return { id, name, side, kind, radar, place: placeOf(inFile, map) };
};

function cardOf(file: StrategicFile, registry: ShipRegistry): StrategicCard {
  const { id, system, title, level, place, date, time, sides, turns, minutes } = file;
  const { theater } = file;
  const { victory, history, losses, sources, situation, divisions } = file;
  return {
    ...{ id, system, title, level, place, date, time, sides, turns, minutes },
    ...(theater && { theater }),
    ...{ victory, history, sources, situation: situation.join(' ') },
    ...(losses && { losses }),
    hasPoorTurns: (file.poor ?? []).length > 0,
    quietTurns: file.quietTurns ?? QUIET_TURNS,
    reasons: (file.options ?? {}) as StrategicCard['reasons'],
    forces: bySide((side) =>
      divisions.filter((it) => it.side === side).map((it) => forceCard(it, registry)),
    ),
  };
}

const forceCard = (
  { name, commander, ships }: DivisionInFile,
  registry: ShipRegistry,
): ForceCard => ({
  name,
  ...(commander !== undefined && { commander }),
  ships: ships.map((inFile) => {
    const { captain } = inFile;
    return { ...namedIn(inFile, registry), ...(captain !== undefined && { captain }) };
  }),
});

function namedIn(
  inFile: ShipInFile,
  { ships, submarines, flotillas }: ShipRegistry,
): { id: string; name: string; type: CardShipType } {
  if ('submarine' in inFile) {
    const { submarine: id } = inFile;
    return { id, name: submarines.get(id)?.name ?? id, type: 'SS' };
  }
  if ('flotilla' in inFile) {
    const { flotilla: id } = inFile;
    return { id, name: flotillas.get(id)?.name ?? id, type: 'TB' };
  }
  const { ship: id } = inFile;
  const found = ships.get(id);
  return { id, name: found?.name ?? id, type: found?.shipClass.type ?? 'DD' };
}
