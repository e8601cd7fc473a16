import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBalance } from '../core/balance';
import { loadLadder, type Strength, strengthsIn } from '../core/ladder';
import { loadHistory } from '../core/simulated';
import type { LoadedScenario } from '../core/system';
import { parseJson } from '../form/check';
import { faultText, type Read } from '../form/fault';
import { type ListedScenario, listed, type PreparedScenario, planOf, prepare } from '../prepared';
import type { ShipFile } from '../records/shipSchema';
import type { SubmarineFile } from '../records/submarineSchema';
import { indexOfShips, type ShipIndex } from '../shipIndex';
import { scenarioSystemOf } from '../systemOf';
import { readCatalog, readFolder } from './folder';
import { drawnCoast } from './naturalEarth';

/** A scenario for the list, and complete. */
export interface PreparedEntry {
  list: ListedScenario;
  prepared: PreparedScenario;
}

/** All scenarios of a folder, prepared for the web app; throws with every fault of its files. */
export function readPrepared(folder: string): PreparedEntry[] {
  const read = readCatalog(folder);
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  const { scenarios, registry } = read.value;
  const measured = {
    balance: readMeasured(join(folder, 'balance.json'), loadBalance),
    history: readMeasured(join(folder, 'history.json'), loadHistory),
  };
  return scenarios.map((loaded) => {
    const prepared = { ...prepare(loaded, registry, measured), ...coastOf(loaded) };
    return { list: listed(prepared), prepared };
  });
}

/** How the bots have done against each other, as the folder tells. */
export function readStrengths(folder: string): Strength[] {
  const ladder = readMeasured(join(folder, 'ladder.json'), loadLadder);
  return ladder ? strengthsIn(ladder) : [];
}

/** The index of the ships of a folder whose catalog has been read. */
export function readShipIndex(folder: string): ShipIndex {
  const filesIn = <T>(name: string): T[] => {
    const read = readFolder(folder, name);
    return read.ok ? read.value.map(({ value }) => value as T) : [];
  };
  return indexOfShips(
    filesIn<ShipFile>('data/ships'),
    filesIn<SubmarineFile>('data/submarines'),
    planOf,
  );
}

/** The real coast of a scenario's chart. */
function coastOf({ system, file }: LoadedScenario): Pick<PreparedScenario, 'coast'> {
  const frame = scenarioSystemOf(system)?.chart?.frame(file);
  return frame ? { coast: drawnCoast(frame) } : {};
}

/** `undefined` when nothing has been measured. */
function readMeasured<T>(
  file: string,
  load: (value: unknown, file: string) => Read<T>,
): T | undefined {
  if (!existsSync(file)) return undefined;
  const parsed = parseJson(readFileSync(file, 'utf8'), file);
  const read = parsed.ok ? load(parsed.value, file) : parsed;
  if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));
  return read.value;
}
