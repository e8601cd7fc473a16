import { firstRefusal, type Refusal, type Side } from '../../core';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { Division, DivisionId, Force, ShipId, StrategicView } from '../model/state';
import { isSamePlace, usefulRegroupings } from './groupings';
import { passOn, type Regrouped } from './heirs';
import { afloatIn, forceOf, presentDivision } from './own';

type Regroup = OrderOf<'splitMerge'>;

/** [ST-2.2] */
const MAX_SHIPS = 12;

/** [ST-2.5, ST-2.6] Splits and merges friendly divisions that stand together; more are legal than are listed. */
export const splitMerge: OrderRule<'splitMerge'> = {
  legal: (view, side) =>
    mayRegroup(view, side)
      ? usefulRegroupings(forceOf(view, side)).filter((it) => !refuseRegrouping(view, side, it))
      : [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => (mayRegroup(view, side) ? undefined : notNow('regroup')),
      () => refuseRegrouping(view, side, order),
    ),
  apply: (play, side, order) => {
    const done = regroup(play.state.forces[side], side, order);
    passOn(play.state, side, done);
    const { into } = done;
    tell(play, {
      kind: 'divisionsRegrouped',
      rule: 'ST-2.5',
      seenBy: [side],
      side,
      from: order.divisions,
      into: [...into],
      ships: order.groups,
    });
  },
};

/** [ST-2.5] Before step 1 of a Basic turn, at the start of the Movement phase of an Advanced one. */
function mayRegroup(view: StrategicView, side: Side): boolean {
  const { step, confirmed } = view;
  if (confirmed[side]) return false;
  if (step.kind === 'search') return forceOf(view, side).basic?.search.length === 0;
  return step.kind === 'movement';
}

const refuseRegrouping = (
  view: StrategicView,
  side: Side,
  { divisions: ids, groups }: Regroup,
): Refusal | undefined => {
  const force = forceOf(view, side);
  const divisions = ids.flatMap((id) => presentDivision(force, id) ?? []);
  return firstRefusal(
    () => refuseDivisions(view, force, ids, divisions),
    () => refuseGroups(force, divisions, groups),
  );
};

function refuseDivisions(
  { turn }: StrategicView,
  force: Force,
  ids: readonly DivisionId[],
  divisions: readonly Division[],
): Refusal | undefined {
  const first = divisions[0];
  if (!first || divisions.length < ids.length || new Set(ids).size < ids.length)
    return refusal('no-such-division.groups', 'ST-2.5');
  if (divisions.some(({ submarine }) => submarine)) return refusal('submarine-alone', 'ST-2.4');
  if (!divisions.every((it) => isSamePlace(first, it)))
    return refusal('not-together.divisions', 'ST-2.5');
  const bound = divisions.find(({ undividedUntil }) => turn < undividedUntil);
  if (bound) return refusal('undivided', 'ST-2.5', { name: bound.name });
  const ordered = force.advanced?.moves.some(({ division }) => ids.includes(division));
  return ordered ? refusal('already-ordered.regroup', 'ST-2.5') : undefined;
}

function refuseGroups(
  force: Force,
  divisions: readonly Division[],
  groups: readonly ShipId[][],
): Refusal | undefined {
  const ships = divisions.flatMap((it) => afloatIn(force, it).map(({ card }) => card.id));
  if (!isSameSet(ships, groups.flat()) || groups.some(({ length }) => length === 0))
    return refusal('not-all-ships', 'ST-2.5');
  if (groups.some(({ length }) => length > MAX_SHIPS))
    return refusal('too-many-ships', 'ST-2.2', { most: MAX_SHIPS });
  const before = divisions.map((it) => afloatIn(force, it).map(({ card }) => card.id));
  return groups.every((group) => before.some((it) => isSameSet(it, group)))
    ? refusal('no-change.formed', 'ST-2.5')
    : undefined;
}

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && new Set([...a, ...b]).size === a.length && new Set(b).size === b.length;

/** Forms the groups; the divisions' ids go to the first of them, the others get new ones. */
function regroup(force: Force, side: Side, { divisions: ids, groups }: Regroup): Regrouped {
  const parts = ids.flatMap((id) => force.divisions[id] ?? []);
  const olds = new Map(parts.map((it) => [it.id, { ...it }]));
  const origins = groups.map((group) => originsOf(force, olds, group));
  for (const part of parts) Object.assign(part, { ships: [], status: 'gone' });
  const into = groups.map((_, index) => ids[index] ?? newId(force, side));
  for (const [index, group] of groups.entries())
    form(force, into[index] as DivisionId, group, origins[index] as Division[]);
  return { from: [...olds.values()], into };
}

const originsOf = (
  { ships }: Force,
  divisions: ReadonlyMap<DivisionId, Division>,
  group: readonly ShipId[],
): Division[] => {
  const ids = new Set(group.map((id) => ships[id]?.division));
  return [...divisions.values()].filter(({ id }) => ids.has(id));
};

/** [ST-2.6] Spotted if any part was; free when the last part is. */
function form(force: Force, id: DivisionId, ships: ShipId[], origins: readonly Division[]): void {
  const { choice: _, ...first } = origins[0] as Division;
  const name =
    id === first.id ? first.name : (force.divisions[id]?.name ?? `${first.name} (${id})`);
  force.divisions[id] = {
    ...first,
    id,
    name,
    ships: [...ships],
    status: 'present',
    isSpotted: origins.some(({ isSpotted }) => isSpotted),
    freeFrom: Math.max(...origins.map(({ freeFrom }) => freeFrom)),
    undividedUntil: Math.max(...origins.map(({ undividedUntil }) => undividedUntil)),
  };
  for (const ship of ships) if (force.ships[ship]) force.ships[ship].division = id;
  const course = force.advanced?.courses[first.id];
  if (force.advanced && course !== undefined) force.advanced.courses[id] = course;
}

/** A part that was split off and merged again: no ship belongs to it, and none was lost with it. */
const isFree = ({ ships }: Force, { id, name, status }: Division): boolean =>
  status === 'gone' &&
  name.endsWith(`(${id})`) &&
  Object.values(ships).every(({ division }) => division !== id);

/** [ST-11.16] Neutral: the side and a number. Numbers of dissolved parts are reused first. */
function newId(force: Force, side: Side): DivisionId {
  const merged = Object.values(force.divisions).find((it) => isFree(force, it));
  if (merged) {
    delete force.divisions[merged.id];
    return merged.id;
  }
  const prefix = side === 'allies' ? 'A' : 'X';
  while (force.divisions[`${prefix}${force.nextDivision}`]) force.nextDivision += 1;
  const id = `${prefix}${force.nextDivision}`;
  force.nextDivision += 1;
  return id;
}
