import { loadRegistry, loadScenario } from './catalog';
import { loadBalance } from './core/balance';
import { loadLadder } from './core/ladder';
import { loadHistory } from './core/simulated';
import { parseJson } from './form/check';
import { bad, type Fault, good, type Read } from './form/fault';
import { loadPack } from './packs';
import type { ShipRegistry } from './records/registry';
import { checkSave, replaySave } from './save';

/** The kinds of file that authors write and players keep. */
const FILE_KINDS = [
  'ships',
  'submarines',
  'flotillas',
  'aircraft',
  'scenario',
  'tables',
  'balance',
  'history',
  'ladder',
  'save',
] as const;
type FileKind = (typeof FILE_KINDS)[number];

/**
 * Finds out what kind of file a text is and checks all of it: ships against their schema, a scenario also against
 * the registry, and so a tables pack, a save by replaying it.
 */
export function validateFile(file: string, text: string, registry: ShipRegistry): Read<FileKind> {
  const parsed = parseJson(text, file);
  if (!parsed.ok) return parsed;
  const kind = kindOf(parsed.value);
  if (!kind) return bad([unknownKind(file)]);
  const faults = faultsOf(kind, parsed.value, file, registry);
  return faults.length > 0 ? bad(faults) : good(kind);
}

function kindOf(value: unknown): FileKind | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if ('kind' in value) return measuredKind(value.kind) ?? 'tables';
  if ('submarines' in value && 'navy' in value) return 'submarines';
  if ('flotillas' in value) return 'flotillas';
  if ('aircraft' in value) return 'aircraft';
  if ('classes' in value || 'navy' in value) return 'ships';
  if ('orders' in value || 'format' in value) return 'save';
  return 'taskForces' in value || 'system' in value ? 'scenario' : undefined;
}

const measuredKind = (kind: unknown): FileKind | undefined =>
  (['balance', 'history', 'ladder'] as const).find((it) => it === kind);

const unknownKind = (file: string): Fault => ({
  file,
  path: '',
  expected:
    'a file of ships (with "navy"), a scenario (with "system"), a tables pack (with "kind") or a save (with "format")',
  found: 'none of these',
});

function faultsOf(kind: FileKind, value: unknown, file: string, registry: ShipRegistry): Fault[] {
  const read = LOADERS[kind](value, file, registry);
  return read.ok ? [] : read.faults;
}

const LOADERS: Readonly<
  Record<FileKind, (value: unknown, file: string, registry: ShipRegistry) => Read<unknown>>
> = {
  ships: validRecords,
  submarines: validRecords,
  flotillas: validRecords,
  aircraft: validRecords,
  scenario: (value, file, registry) => loadScenario(value, registry, file),
  tables: (value, file, registry) => loadPack(value, registry, file),
  balance: loadBalance,
  history: loadHistory,
  ladder: loadLadder,
  save: validSave,
};

function validRecords(value: unknown, file: string): Read<unknown> {
  return loadRegistry([{ file, value }]);
}

function validSave(value: unknown, file: string): Read<unknown> {
  const save = checkSave(value, file);
  return save.ok ? replaySave(save.value, file) : save;
}
