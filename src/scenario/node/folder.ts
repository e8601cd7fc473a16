import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM_IDS } from '../../rules/registry';
import { type Catalog, newCatalog, type RawFile } from '../catalog';
import { parseJson } from '../form/check';
import { bad, type Fault, good, type Read } from '../form/fault';

/** The catalog of a folder of scenarios on disk: records in `data`, scenarios in folders of their systems. */
export function readCatalog(folder: string): Read<Catalog> {
  const data = readFolders(folder, DATA_FOLDERS);
  const scenarios = readFolders(folder, SYSTEM_IDS);
  if (data.ok && scenarios.ok) return newCatalog(data.value, scenarios.value);
  return bad([data, scenarios].flatMap((it) => (it.ok ? [] : it.faults)));
}

const DATA_FOLDERS = ['data/ships', 'data/submarines', 'data/flotillas', 'data/aircraft'] as const;

function readFolders(root: string, names: readonly string[]): Read<RawFile[]> {
  const read = names.map((name) => readFolder(root, name));
  const faults = read.flatMap((it) => (it.ok ? [] : it.faults));
  return faults.length > 0 ? bad(faults) : good(read.flatMap((it) => (it.ok ? it.value : [])));
}

/** The JSON files of a folder, in order of their names; none when there is no such folder. */
export function readFolder(root: string, name: string): Read<RawFile[]> {
  const files = namesIn(join(root, name)).map((file) => {
    const path = join(name, file);
    return { file: path, read: parseJson(readFileSync(join(root, path), 'utf8'), path) };
  });
  const faults: Fault[] = files.flatMap(({ read }) => (read.ok ? [] : read.faults));
  if (faults.length > 0) return bad(faults);
  return good(files.flatMap(({ file, read }) => (read.ok ? [{ file, value: read.value }] : [])));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort();
  } catch {
    return [];
  }
}
