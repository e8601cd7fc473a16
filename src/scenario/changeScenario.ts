import { must } from '../rules/core';
import { renamed, withoutMention } from './changes/mentions';
import type { Changes } from './changes/schema';
import {
  type ChangeForm,
  type ForceEntry,
  idOf,
  type Setting,
  type ShipEntry,
} from './core/changeForm';
import type { LoadedScenario, Pack } from './core/system';
import {
  bad,
  type Fault,
  good,
  oneOf,
  type PathFault,
  type Read,
  shown,
  unknownName,
} from './form/fault';
import { nearestName } from './form/nearest';
import { lossesFaults } from './lossesFaults';
import { applyPack } from './packs';
import type { ShipRegistry } from './records/registry';
import { scenarioSystemOf } from './systemOf';

/** A scenario's file and what was wrong with the changes so far. */
interface Draft {
  form: ChangeForm<unknown>;
  file: unknown;
  faults: PathFault[];
}

type ListOf<Key extends keyof Changes> =
  NonNullable<Changes[Key]> extends readonly (infer T)[] ? T : never;

/**
 * A scenario with a question's changes: ships out, exchanged or in, settings, optional rules, a tables pack. All that does
 * not fit is reported at once, by its place in the changes or in the changed file.
 */
export function changeScenario(
  loaded: LoadedScenario,
  changes: Changes,
  registry: ShipRegistry,
  pack?: Pack | undefined,
): Read<LoadedScenario> {
  const draft = draftOf(loaded, changes);
  const { options, faults } = withOptions(loaded.options, changes.options ?? []);
  const all = [...draft.faults, ...faults];
  if (all.length > 0) return bad(all.map((fault) => ({ file: CHANGES, ...fault })));
  const changed =
    draft.file === loaded.file ? good(loaded) : resolved(loaded, draft.file, registry);
  const read = changed.ok && pack ? applyPack(changed.value, registry, pack) : changed;
  return read.ok ? good({ ...read.value, options }) : read;
}

/** The name of the changes in faults. */
const CHANGES = 'changes';

function resolved(
  { system, card }: LoadedScenario,
  file: unknown,
  registry: ShipRegistry,
): Read<LoadedScenario> {
  const name = `${card.id}, changed`;
  const read = must(scenarioSystemOf(system), system).resolve(file, registry, name);
  if (!read.ok) return read;
  const losses = lossesFaults(read.value.card).map((fault): Fault => ({ file: name, ...fault }));
  return losses.length > 0 ? bad(losses) : read;
}

function draftOf(loaded: LoadedScenario, changes: Changes): Draft {
  const form = scenarioSystemOf(loaded.system)?.changes;
  if (!form) return { form: NO_FORM, file: loaded.file, faults: noFormFaults(loaded, changes) };
  const draft: Draft = { form, file: loaded.file, faults: [] };
  changes.without?.forEach((ship, i) => void leave(draft, ship, `without[${i}]`));
  changes.exchange?.forEach((it, i) => void exchange(draft, it, `exchange[${i}]`));
  changes.join?.forEach((it, i) => void join(draft, it, `join[${i}]`));
  changes.set?.forEach((it, i) => void set(draft, it, `set[${i}]`));
  return draft;
}

const NO_FORM: ChangeForm<unknown> = {
  forces: () => [],
  withForces: (file) => file,
  isEmpty: () => false,
  needs: [],
  own: [],
  join: (force) => force,
  settings: [],
  shipSettings: [],
};

const noFormFaults = ({ system }: LoadedScenario, changes: Changes): PathFault[] =>
  (['without', 'exchange', 'join', 'set'] as const)
    .filter((key) => (changes[key] ?? []).length > 0)
    .map((path) => ({
      path,
      expected: `a system whose scenarios can be changed`,
      found: `'${system}'`,
    }));

/** The ids of the ships of a file that are in the registry. */
const shipsIn = ({ form, file }: Draft): string[] =>
  form.forces(file).flatMap(({ ships = [] }) => ships.flatMap((it) => idOf(it) ?? []));

/** Complains of a ship that the scenario does not have. */
function isHere(draft: Draft, ship: string, path: string): boolean {
  const ships = shipsIn(draft);
  if (ships.includes(ship)) return true;
  draft.faults.push(unknownName(path, 'a ship of the scenario', ship, ships));
  return false;
}

function leave(draft: Draft, ship: string, path: string): void {
  if (!isHere(draft, ship, path)) return;
  const { form } = draft;
  const forces = form.forces(draft.file).map((force) => leftBy(form, force, ship));
  const left = form.withForces(
    draft.file,
    forces.filter((force) => !form.isEmpty(force)),
  );
  draft.file = withoutMention(left, ship, form.needs);
}

function leftBy({ headless }: ChangeForm<unknown>, force: ForceEntry, ship: string): ForceEntry {
  const [first] = force.ships ?? [];
  const left = { ...force, ships: (force.ships ?? []).filter((it) => idOf(it) !== ship) };
  if (left.ships.length === force.ships?.length) return force;
  return headless && first && idOf(first) === ship ? headless(left, first) : left;
}

function exchange(draft: Draft, { ship, by }: ListOf<'exchange'>, path: string): void {
  if (!isHere(draft, ship, `${path}.ship`)) return;
  const { form } = draft;
  const unwritten = { ...(draft.file as object), ...lossesWithout(draft.file, ship, form) };
  const file = renamed(unwritten, ship, by);
  const own = (entry: ShipEntry): ShipEntry =>
    idOf(entry) === by ? without(entry, form.own) : entry;
  const forces = form.forces(file).map((force) => withShips(force, own));
  draft.file = form.withForces(file, forces);
}

/** What became of a ship in history did not happen to the one in her place. */
function lossesWithout(file: unknown, ship: string, { needs }: ChangeForm<unknown>): object {
  const { losses } = file as { losses?: object };
  return losses ? { losses: withoutMention(losses, ship, needs) } : {};
}

const withShips = (force: ForceEntry, change: (entry: ShipEntry) => ShipEntry): ForceEntry =>
  force.ships ? { ...force, ships: force.ships.map(change) } : force;

const without = (entry: ShipEntry, keys: readonly string[]): ShipEntry =>
  Object.fromEntries(Object.entries(entry).filter(([key]) => !keys.includes(key)));

function join(draft: Draft, { ship, force: id }: ListOf<'join'>, path: string): void {
  const { form } = draft;
  const forces = form.forces(draft.file);
  if (!forces.some((force) => force.id === id)) {
    const ids = forces.map((force) => force.id);
    draft.faults.push(unknownName(`${path}.force`, oneOf(ids), id, ids));
    return;
  }
  draft.file = form.withForces(
    draft.file,
    forces.map((force) => (force.id === id ? form.join(force, ship) : force)),
  );
}

function set(draft: Draft, { of, key, value }: ListOf<'set'>, path: string): void {
  const { form } = draft;
  if (of === undefined) {
    draft.file = put(draft, form.settings, draft.file, { key, value, path });
    return;
  }
  if (!isHere(draft, of, `${path}.of`)) return;
  const changed = (entry: ShipEntry): ShipEntry =>
    idOf(entry) === of ? put(draft, form.shipSettings, entry, { key, value, path }) : entry;
  draft.file = form.withForces(
    draft.file,
    form.forces(draft.file).map((force) => withShips(force, changed)),
  );
}

/** A thing with one setting changed; a complaint leaves it as it was. */
function put<T>(
  draft: Draft,
  settings: readonly Setting<T>[],
  target: T,
  { key, value, path }: { key: string; value: string; path: string },
): T {
  const setting = settings.find((it) => it.key === key);
  if (!setting) {
    const keys = settings.map((it) => it.key);
    draft.faults.push({ ...unknownName(`${path}.key`, oneOf(keys), key, keys) });
    return target;
  }
  const values = setting.values(target);
  if (values.includes(value)) return setting.with(target, value);
  const nearest = nearestName(value, values);
  const expected = `${key} as one of ${values.join(', ')}`;
  const fault = { path: `${path}.value`, expected, found: shown(value) };
  draft.faults.push({ ...fault, ...(nearest !== undefined && { nearest }) });
  return target;
}

function withOptions(
  options: object,
  changes: readonly ListOf<'options'>[],
): { options: object; faults: PathFault[] } {
  const known = Object.entries(options)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([key]) => key);
  const faults = changes.flatMap(({ option }, i): PathFault[] => {
    if (known.includes(option)) return [];
    const expected = known.length > 0 ? oneOf(known) : 'no optional rule: this system has none';
    return [unknownName(`options[${i}].option`, expected, option, known)];
  });
  const set = Object.fromEntries(changes.map(({ option, isOn }) => [option, isOn]));
  return { options: faults.length > 0 ? options : { ...options, ...set }, faults };
}
