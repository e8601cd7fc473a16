import type { AnyScenarioSystem, LoadedScenario, Pack } from './core/system';
import { parseJson } from './form/check';
import { bad, type Fault, oneOf, type Read, shown } from './form/fault';
import type { ShipRegistry } from './records/registry';
import { scenarioSystemOf, scenarioSystems } from './systemOf';

/** Longer texts are not read. */
const MAX_LETTERS = 1_000_000;

/** Reads the text of a tables pack; all faults are reported at once. */
export function readPack(text: string, registry: ShipRegistry, file: string): Read<Pack> {
  if (text.length > MAX_LETTERS)
    return bad([
      { file, path: '', expected: `${MAX_LETTERS} letters at most`, found: `${text.length}` },
    ]);
  const parsed = parseJson(text, file);
  return parsed.ok ? loadPack(parsed.value, registry, file) : parsed;
}

/** Checks the JSON of a tables pack by its system. */
export function loadPack(value: unknown, registry: ShipRegistry, file: string): Read<Pack> {
  const id = Object(value).system as unknown;
  const system = withPacks().find((it) => it.id === id);
  if (!system?.pack) return bad([noPacks(id, file)]);
  return system.pack.read(value, registry, file);
}

/** A scenario with the tables of a pack in place of the standard ones, and its ships rated by them. */
export function applyPack(
  loaded: LoadedScenario,
  registry: ShipRegistry,
  pack: Pack,
): Read<LoadedScenario> {
  const form = loaded.system === pack.system ? scenarioSystemOf(pack.system)?.pack : undefined;
  return form ? form.apply(loaded, registry, pack) : bad([noPacks(loaded.system, loaded.card.id)]);
}

/** The standard tables of each system that allows other tables, as template packs. */
export const packTemplates = (): Record<string, object> =>
  Object.fromEntries(withPacks().flatMap(({ id, pack }) => (pack ? [[id, pack.template()]] : [])));

const withPacks = (): readonly AnyScenarioSystem[] =>
  scenarioSystems.loaded().filter(({ pack }) => pack);

const noPacks = (id: unknown, file: string): Fault => ({
  file,
  path: 'system',
  expected: oneOf(withPacks().map((it) => it.id)),
  found: shown(id),
});
