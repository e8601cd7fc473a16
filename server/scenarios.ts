import { join } from 'node:path';
import { must } from '../src/rules/core';
import { SYSTEM_IDS, systemOf } from '../src/rules/registry';
import {
  faultText,
  good,
  type LoadedScenario,
  type Read,
  type ShipRegistry,
} from '../src/scenario';
import { readCatalog } from '../src/scenario/node/folder';
import { readSent } from '../src/scenario/own/sent';
import { loadSkirmish } from '../src/scenario/skirmish/drawn';
import { isSkirmishId } from '../src/scenario/skirmish/link';
import { PROJECT } from './common/project';
import { SetupError } from './common/setup';
import type { Library, LibraryEntry } from './matches/library';

/** All systems and the shipped scenarios. */
export const shippedLibrary = (): Library => libraryOf(join(PROJECT, 'scenarios'));

/** All systems and the scenarios of a folder. */
export function libraryOf(folder: string): Library {
  const read = readCatalog(folder);
  if (!read.ok) throw new SetupError(read.faults.map(faultText).join('\n'));
  const { scenarios, registry } = read.value;
  const entries = scenarios.map((loaded) => ({ system: loaded.system, entry: entryOf(loaded) }));
  return {
    systems: SYSTEM_IDS.map((id) => must(systemOf(id), `system ${id}`)),
    scenarios: (system) => entries.filter((it) => it.system === system).map(({ entry }) => entry),
    drawn: (system, id) => drawnEntry(system, id, registry),
    sent: (system, file) => sentEntry(system, file, registry),
  };
}

const entryOf = ({ card, scenario, options }: LoadedScenario): LibraryEntry => ({
  ...{ id: card.id, title: card.title, scenario, options },
});

/** A battle drawn by its id: drawn here, so that nothing of it has to be taken from who asks for it. */
function drawnEntry(system: string, id: string, registry: ShipRegistry): LibraryEntry | undefined {
  if (!isSkirmishId(id)) return undefined;
  const read = loadSkirmish(id, registry);
  return read.ok && read.value.system === system ? entryOf(read.value) : undefined;
}

/** A battle of somebody's own: its ships and figures are those of the registry here. */
function sentEntry(system: string, file: string, registry: ShipRegistry): Read<LibraryEntry> {
  const read = readSent(file, system, registry);
  if (!read.ok) return read;
  const { draft, loaded } = read.value;
  return good({ ...entryOf(loaded), file: JSON.stringify(draft) });
}
