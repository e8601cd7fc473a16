import { SYSTEM_IDS } from '../rules/registry';
import { battleSchema } from './battleSchema';
import { checked } from './check';
import { bad, type Fault, good, oneOf, type Read, shown } from './fault';
import { nearestName } from './nearest';
import { newRegistry, type ShipRegistry } from './registry';
import { type LoadedScenario, resolveBattle } from './resolve';
import { shipFileSchema } from './shipSchema';
import type { TablesPack } from './tablesPack';

/** A file of JSON that has been read, not yet checked. */
export interface RawFile {
  /** Its path, for faults. */
  file: string;
  value: unknown;
}

/** Everything that can be played, and the ships it is played with. */
export interface Catalog {
  registry: ShipRegistry;
  /** In order of their dates. */
  scenarios: LoadedScenario[];
}

/** Puts a catalog together from raw ship and scenario files; all faults of all files are told. */
export function newCatalog(
  shipFiles: readonly RawFile[],
  scenarioFiles: readonly RawFile[],
): Read<Catalog> {
  const registry = loadRegistry(shipFiles);
  if (!registry.ok) return registry;
  const read = scenarioFiles.map(({ file, value }) => loadScenario(value, registry.value, file));
  const faults = [
    ...read.flatMap((it) => (it.ok ? [] : it.faults)),
    ...repeats(read, scenarioFiles),
  ];
  if (faults.length > 0) return bad(faults);
  const scenarios = read.flatMap((it) => (it.ok ? [it.value] : []));
  const byDate = scenarios.sort((a, b) => (whenOf(a) < whenOf(b) ? -1 : 1));
  return good({ registry: registry.value, scenarios: byDate });
}

const whenOf = ({ card }: LoadedScenario): string => `${card.date} ${card.time}`;

/** The ships of all navies' files. */
export function loadRegistry(files: readonly RawFile[]): Read<ShipRegistry> {
  const read = files.map(({ file, value }) => ({
    file,
    read: checked(shipFileSchema, value, file),
  }));
  const faults = read.flatMap((it) => (it.read.ok ? [] : it.read.faults));
  if (faults.length > 0) return bad(faults);
  return newRegistry(
    read.flatMap(({ file, read: it }) => (it.ok ? [{ file, value: it.value }] : [])),
  );
}

/** Checks a scenario's JSON by its system and completes it. */
export function loadScenario(
  value: unknown,
  registry: ShipRegistry,
  file: string,
): Read<LoadedScenario> {
  const system = systemIn(value);
  if (system !== 'battle') return bad([noSystem(system, file)]);
  const read = checked(battleSchema, value, file);
  return read.ok ? resolveBattle(read.value, registry, file) : read;
}

/** A scenario with the tables of a pack in place of the standard ones, its ships rated anew. */
export const applyPack = (
  { file, card }: LoadedScenario,
  registry: ShipRegistry,
  pack: TablesPack,
): Read<LoadedScenario> => resolveBattle(file, registry, `${card.id} with ${pack.name}`, pack);

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
