import type * as z from 'zod/mini';
import { SYSTEM_IDS } from '../rules/registry';
import type { LoadedScenario } from './core/system';
import { checked } from './form/check';
import { bad, type Fault, good, oneOf, type Read, shown } from './form/fault';
import { nearestName } from './form/nearest';
import { lossesFaults } from './lossesFaults';
import { aircraftFileSchema } from './records/aircraftSchema';
import { flotillaFileSchema } from './records/flotillaSchema';
import { type Checked, newRegistry, type ShipRegistry } from './records/registry';
import { shipFileSchema } from './records/shipSchema';
import { submarineFileSchema } from './records/submarineSchema';
import { scenarioSystemOf } from './systemOf';

/** JSON from a file, not yet checked. */
export interface RawFile {
  /** Its path, for faults. */
  file: string;
  value: unknown;
}

/** Everything that can be played, and the ships for it. */
export interface Catalog {
  registry: ShipRegistry;
  /** In order of their dates. */
  scenarios: LoadedScenario[];
}

/** Puts a catalog together from raw ship and scenario files; all faults of all files are reported. */
export function newCatalog(
  shipFiles: readonly RawFile[],
  scenarioFiles: readonly RawFile[],
): Read<Catalog> {
  const registry = loadRegistry(shipFiles);
  return registry.ok ? catalogOf(registry.value, scenarioFiles) : registry;
}

/** Puts a catalog together from checked ships and raw scenario files; all faults of all files are reported. */
export function catalogOf(
  registry: ShipRegistry,
  scenarioFiles: readonly RawFile[],
): Read<Catalog> {
  const read = scenarioFiles.map(({ file, value }) => loadScenario(value, registry, file));
  const faults = [
    ...read.flatMap((it) => (it.ok ? [] : it.faults)),
    ...repeats(read, scenarioFiles),
  ];
  if (faults.length > 0) return bad(faults);
  const scenarios = read.flatMap((it) => (it.ok ? [it.value] : []));
  const byDate = scenarios.sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1));
  return good({ registry, scenarios: byDate });
}

const whenOf = ({ card }: LoadedScenario): string => `${card.date} ${card.time}`;

/** All files of records: of ships, submarines, flotillas and aircraft, each recognized by its contents. */
export function loadRegistry(files: readonly RawFile[]): Read<ShipRegistry> {
  const of = (key: string) => files.filter(({ value }) => holds(value, key));
  const others = files.filter(({ value }) => !OTHER_RECORDS.some((key) => holds(value, key)));
  const parts = [
    allChecked(shipFileSchema, others),
    allChecked(submarineFileSchema, of('submarines')),
    allChecked(flotillaFileSchema, of('flotillas')),
    allChecked(aircraftFileSchema, of('aircraft')),
  ] as const;
  const [ships, submarines, flotillas, aircraft] = parts;
  if (ships.ok && submarines.ok && flotillas.ok && aircraft.ok)
    return newRegistry({
      ships: ships.value,
      submarines: submarines.value,
      flotillas: flotillas.value,
      aircraft: aircraft.value,
    });
  return bad(parts.flatMap((it) => (it.ok ? [] : it.faults)));
}

/** The contents of other record files than ships, by their keys. */
const OTHER_RECORDS = ['submarines', 'flotillas', 'aircraft'] as const;

const holds = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && key in value;

function allChecked<T>(schema: z.ZodMiniType<T>, files: readonly RawFile[]): Read<Checked<T>[]> {
  const read = files.map(({ file, value }) => ({ file, read: checked(schema, value, file) }));
  const faults = read.flatMap((it) => (it.read.ok ? [] : it.read.faults));
  if (faults.length > 0) return bad(faults);
  return good(read.flatMap(({ file, read: it }) => (it.ok ? [{ file, value: it.value }] : [])));
}

/** Checks the JSON of a scenario by its system and completes it. */
export function loadScenario(
  value: unknown,
  registry: ShipRegistry,
  file: string,
): Read<LoadedScenario> {
  const system = scenarioSystemOf(systemIn(value));
  if (!system) return bad([noSystem(systemIn(value), file)]);
  const read = checked(system.schema, value, file);
  return read.ok ? withSoundLosses(system.resolve(read.value, registry, file), file) : read;
}

function withSoundLosses(read: Read<LoadedScenario>, file: string): Read<LoadedScenario> {
  if (!read.ok) return read;
  const faults = lossesFaults(read.value.card);
  return faults.length > 0 ? bad(faults.map((fault) => ({ file, ...fault }))) : read;
}

const systemIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'system' in value ? value.system : undefined;

function noSystem(system: unknown, file: string): Fault {
  const nearest = nearestName(system, SYSTEM_IDS);
  return {
    file,
    path: 'system',
    expected: oneOf(SYSTEM_IDS),
    found: shown(system),
    ...(nearest !== undefined && { nearest }),
  };
}

function repeats(read: readonly Read<LoadedScenario>[], files: readonly RawFile[]): Fault[] {
  const ids = read.map((it) => (it.ok ? it.value.card.id : undefined));
  return ids.flatMap((id, i) =>
    id !== undefined && ids.indexOf(id) !== i
      ? [
          {
            file: files[i]?.file ?? '',
            path: 'id',
            expected: 'an id not used before',
            found: `'${id}' again`,
          },
        ]
      : [],
  );
}
