import { faultText } from '../fault';
import { type ListedScenario, listed, type PreparedScenario, prepare } from '../prepared';
import { readCatalog } from './folder';

/** A scenario as it stands in the list, and complete. */
export interface PreparedEntry {
  list: ListedScenario;
  prepared: PreparedScenario;
}

/** All scenarios of a folder, prepared for the web app; throws with every fault of its files. */
export function readPrepared(folder: string): PreparedEntry[] {
  const read = readCatalog(folder);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  const { scenarios, registry } = read.value;
  return scenarios.map((loaded) => {
    const prepared = prepare(loaded, registry);
    return { list: listed(prepared), prepared };
  });
}
