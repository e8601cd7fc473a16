import { type AnySystem, must } from '../rules/core';
import { systemOf } from '../rules/registry';
import { type Catalog, faultText } from '../scenario';
import { readCatalog } from '../scenario/node/folder';
import { fileInProject } from './project';
import { named, UsageError } from './usage';

/** A scenario that can be played, with the rules that it is played by. */
export interface Entry {
  id: string;
  system: string;
  title: string;
  date: string;
  rules: AnySystem;
  scenario: unknown;
  /** The optional rules that suit it. */
  options: unknown;
}

let known: Catalog | undefined;

/** The shipped ships and scenarios, or all that is wrong with them. */
export const readShipped = (): ReturnType<typeof readCatalog> =>
  readCatalog(fileInProject('scenarios'));

function shipped(): Catalog {
  if (known) return known;
  const read = readShipped();
  if (!read.ok) throw new UsageError(read.faults.map(faultText).join('\n'));
  known = read.value;
  return known;
}

export const shippedRegistry = (): Catalog['registry'] => shipped().registry;

/** Every scenario that is shipped. */
export const allScenarios = (): Entry[] =>
  shipped().scenarios.map(({ card: { id, system, title, date }, scenario, options }) => ({
    ...{ id, system, title, date, scenario, options },
    rules: must(systemOf(system), `system ${system}`),
  }));

export const scenariosOf = (system: string): Entry[] =>
  allScenarios().filter((entry) => entry.system === system);

export const findScenario = (id: string): Entry => named(allScenarios(), id, 'scenario');
