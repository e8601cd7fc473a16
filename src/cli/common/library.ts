import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type AnySystem, must } from '../../rules/core';
import { systemOf } from '../../rules/registry';
import {
  type Catalog,
  type LoadedScenario,
  loadScenario,
  type Pack,
  type Read,
  readPack,
} from '../../scenario';
import { parseJson } from '../../scenario/form/check';
import { readCatalog } from '../../scenario/node/folder';
import { loadSkirmish } from '../../scenario/skirmish/drawn';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { faultLine } from './faultLine';
import { fileInProject, readIfThere } from './project';
import { named, UsageError } from './usage';

/** A playable scenario, with the rules for it. */
export interface Entry extends Pick<LoadedScenario, 'system' | 'scenario' | 'options'> {
  id: string;
  title: string;
  date: string;
  rules: AnySystem;
  /** Its sources, to make it again with other tables. */
  loaded: LoadedScenario;
}

let known: Catalog | undefined;

/** The shipped ships and scenarios, or all their faults. */
export const readShipped = (): ReturnType<typeof readCatalog> =>
  readCatalog(fileInProject('scenarios'));

function shipped(): Catalog {
  if (known) return known;
  known = sound(readShipped());
  return known;
}

/** The result, or a complaint with all its faults. */
export function sound<T>(read: Read<T>): T {
  if (read.ok) return read.value;
  throw new UsageError(read.faults.map(faultLine).join('\n'));
}

export const shippedRegistry = (): Catalog['registry'] => shipped().registry;

/** Every scenario that is shipped. */
export const allScenarios = (): Entry[] => shipped().scenarios.map(entryOf);

export function entryOf(loaded: LoadedScenario): Entry {
  const { card, system, scenario, options } = loaded;
  const { id, title, date } = card;
  const rules = must(systemOf(system), `system ${system}`);
  return { id, system, title, date, rules, scenario, options, loaded };
}

export const scenariosOf = (system: string): Entry[] =>
  allScenarios().filter((entry) => entry.system === system);

/** A name on the command line is that of a file, and no id. */
export const isFile = (name: string): boolean => name.endsWith('.json');

/** A shipped scenario by its id, one that is drawn by its id, or an unfinished one by its file. */
export function findScenario(idOrFile: string): Entry {
  if (isFile(idOrFile)) return scenarioIn(idOrFile);
  if (isSkirmishId(idOrFile)) return entryOf(sound(loadSkirmish(idOrFile, shippedRegistry())));
  return named(allScenarios(), idOrFile, 'scenario');
}

function scenarioIn(file: string): Entry {
  const value = sound(parseJson(textOf(file), file));
  return entryOf(sound(loadScenario(value, shippedRegistry(), file)));
}

/** A file's text, or a complaint. */
export function textOf(file: string): string {
  const text = readIfThere(file);
  if (text === undefined) throw new UsageError(`There is no file ${file}.`);
  return text;
}

/** A tables pack from a file. */
export function packIn(file: string): Pack {
  return sound(readPack(textOf(file), shippedRegistry(), file));
}

/** The tables packs that are shipped, for `--tables`. */
export const allPacks = (): (Pick<Pack, 'id' | 'name'> & { file: string })[] =>
  readdirSync(fileInProject(PACKS))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const file = join(PACKS, name);
      const { id, name: title } = packIn(fileInProject(file));
      return { id, name: title, file };
    });

const PACKS = 'scenarios/tables';
