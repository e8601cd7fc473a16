import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SYSTEM_IDS } from '../../rules/registry';
import { type Catalog, newCatalog, type RawFile } from '../catalog';
import { parseJson } from '../check';
import { bad, type Fault, good, type Read } from '../fault';

/** The catalog of a folder of scenarios on disk: `data/ships/*.json` and `<system>/*.json`. */
export function readCatalog(folder: string): Read<Catalog> {
  const ships = readFolder(folder, 'data/ships');
  const scenarios = SYSTEM_IDS.map((system) => readFolder(folder, system));
  const faults = [ships, ...scenarios].flatMap((it) => (it.ok ? [] : it.faults));
  if (faults.length > 0 || !ships.ok) return bad(faults);
  return newCatalog(
    ships.value,
    scenarios.flatMap((it) => (it.ok ? it.value : [])),
  );
}

/** The JSON files of a folder, in order of their names; none where there is no such folder. */
function readFolder(root: string, name: string): Read<RawFile[]> {
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
