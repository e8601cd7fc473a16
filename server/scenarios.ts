import { join } from 'node:path';
import { must } from '../src/rules/core';
import { SYSTEM_IDS, systemOf } from '../src/rules/registry';
import { faultText } from '../src/scenario';
import { readCatalog } from '../src/scenario/node/folder';
import { PROJECT } from './common/project';
import { SetupError } from './common/setup';
import type { Library } from './matches/library';

/** All systems and the shipped scenarios. */
export const shippedLibrary = (): Library => libraryOf(join(PROJECT, 'scenarios'));

/** All systems and the scenarios of a folder. */
export function libraryOf(folder: string): Library {
  const read = readCatalog(folder);
  if (!read.ok) throw new SetupError(read.faults.map(faultText).join('\n'));
  const entries = read.value.scenarios.map(({ card, scenario, options }) => ({
    system: card.system,
    entry: { id: card.id, title: card.title, scenario, options },
  }));
  return {
    systems: SYSTEM_IDS.map((id) => must(systemOf(id), `system ${id}`)),
    scenarios: (system) => entries.filter((it) => it.system === system).map(({ entry }) => entry),
  };
}
