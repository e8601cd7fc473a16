import { type Axial, hexAhead, hexInRow } from '../../../hex';
import type { Side } from '../../../rules/core';
import { renamed, withoutMention } from '../../changes/mentions';
import type { ShipRegistry } from '../../records/registry';
import { underFlag } from '../flags';
import { inFile } from '../hexes';
import { freeHexNear } from './ground';
import { findMember, membersIn, membersOf, withGroup, withMember, withMembers } from './members';
import {
  type Course,
  facingOf,
  idOfMember,
  type SeaDraft,
  type SeaForm,
  type SeaGroup,
  type SeaMember,
} from './seaDraft';

type Registry = Pick<ShipRegistry, 'ships' | 'submarines'>;

/** Where a side begins on an empty sea, and where it is bound. */
const BEGINNINGS: Readonly<Record<Side, { hex: Axial; course: Course }>> = {
  allies: { hex: hexInRow({ column: -8, row: 5 }), course: 'NE' },
  axis: { hex: hexInRow({ column: 8, row: -5 }), course: 'SW' },
};

const CRUISE_KNOTS = 24;

/** A group without ships. */
export const emptyGroup = (
  { newGroup, emptyLists }: Pick<SeaForm, 'newGroup' | 'emptyLists'>,
  facts: Pick<SeaGroup, 'id' | 'name' | 'side'>,
): SeaGroup => ({
  ...facts,
  course: BEGINNINGS[facts.side].course,
  knots: CRUISE_KNOTS,
  ...newGroup,
  ...emptyLists,
});

/** One more group of a side, on the course of its first. */
export function withNewGroup<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  side: Side,
): Own {
  const groups = form.groups(draft);
  const taken = groups.map(({ id }) => id);
  const number = firstFree((n) => !taken.includes(`${side}-${n}`));
  const name = `${draft.sides[side].name}, ${form.groupName} ${number}`;
  const group = emptyGroup(form, { id: `${side}-${number}`, name, side });
  const first = groups.find((it) => it.side === side);
  const sailing = first ? { course: first.course, knots: first.knots } : {};
  return told(form, form.withGroups(draft, [...groups, { ...group, ...sailing }]));
}

function firstFree(isFree: (n: number) => boolean): number {
  let n = 1;
  while (!isFree(n)) n += 1;
  return n;
}

/** A ship of the registry joins a group as its last; a side's first ship gives it her flag, and none is faster than she can be. */
export function withShip<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  { ship, to: at }: { ship: string; to: number },
  registry: Registry,
): Own {
  const group = form.groups(draft)[at];
  if (!group || findMember(form, draft, ship)) return draft;
  const own = membersIn(form, draft).filter(
    (it) => form.groups(draft)[it.group]?.side === group.side,
  );
  const flagged = own.length === 0 ? underFlag(draft, group.side, ship, registry) : draft;
  const knots = Math.min(group.knots, form.knotsOf(draft, ship, registry) ?? group.knots);
  return joined(
    form,
    withGroup(form, flagged, at, (it) => ({ ...it, knots })),
    at,
    { ship },
  );
}

/** An entry without a hex becomes the last of a group. */
function joined<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  at: number,
  member: SeaMember,
): Own {
  const hex = hexToJoin(form, draft, at);
  const next = hex ? { ...member, hex: inFile(hex) } : member;
  return withGroup(form, draft, at, (group) => ({
    ...group,
    ships: [...(group.ships ?? []), next],
  }));
}

/** Where the next ship of a group begins; `undefined` where that is plain: astern of the last. */
function hexToJoin<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  at: number,
): Axial | undefined {
  const group = form.groups(draft)[at] as SeaGroup;
  const last = membersOf(group, at).findLast(({ list }) => list === 'ships');
  if (last?.hex && !form.hasEveryHex) return undefined;
  if (last?.hex) return freeHexNear(form, draft, hexAhead(last.hex, facingOf(group.course), -1));
  const mates = membersIn(form, draft).filter(
    (it) => it.hex && form.groups(draft)[it.group]?.side === group.side,
  );
  return freeHexNear(form, draft, besideOf(mates[0]?.hex, group) ?? BEGINNINGS[group.side].hex);
}

/** Two hexes abeam of another group. */
const besideOf = (hex: Axial | undefined, { course }: SeaGroup): Axial | undefined =>
  hex && hexAhead(hexAhead(hex, facingOf(course), 1), starboard(facingOf(course)), 2);

const starboard = (facing: ReturnType<typeof facingOf>) =>
  (((facing + 1) % 6) + 1) as ReturnType<typeof facingOf>;

/** A ship out, with everything that is said of her. */
export function withoutShip<Own extends SeaDraft>(form: SeaForm<Own>, draft: Own, id: string): Own {
  const groups = form.groups(draft).map((group, g) => withoutMember(form, group, g, id));
  const rest = withoutMention(form.withGroups(draft, []), id, form.needs);
  return form.withGroups(rest, groups);
}

/** A group without a ship; the next one starts where she would have if she has no hex of her own. */
function withoutMember<Own extends SeaDraft>(
  form: SeaForm<Own>,
  group: SeaGroup,
  at: number,
  id: string,
): SeaGroup {
  const all = membersOf(group, at);
  const place = all.findIndex((it) => it.id === id);
  const next = all[place + 1];
  const { hex } = all[place] ?? {};
  const { ships = [], merchants = [], craft = [], ...facts } = group;
  const said = withoutMention(facts, id, form.needs);
  return withMembers(form, { ...said, ships, merchants, craft }, (it) => {
    if (idOfMember(it) === id) return undefined;
    return it === next?.member && hex && !it.hex ? { ...it, hex: inFile(hex) } : it;
  });
}

/** A group out, with its ships and everything that is said of them. */
export function withoutGroup<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  at: number,
): Own {
  const ships = membersIn(form, draft).filter(({ group }) => group === at);
  const empty = ships.reduce((left, { id }) => withoutShip(form, left, id), draft);
  const left = form.groups(empty).filter((_, g) => g !== at);
  return told(form, form.withGroups(empty, left));
}

/** A draft after its groups have come, gone or changed, as its system has it follow from that. */
export const told = <Own extends SeaDraft>({ withGroupsTold }: SeaForm<Own>, draft: Own): Own =>
  withGroupsTold?.(draft) ?? draft;

/** A ship of the registry goes over to another group, with what is true of her; what names her still does. */
export function withShipMoved<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  id: string,
  to: number,
): Own {
  const found = findMember(form, draft, id);
  if (found?.list !== 'ships' || found.group === to) return draft;
  const { hex: _, ...own } = found.member;
  const left = withGroup(form, draft, found.group, (group) =>
    withoutMember(form, group, found.group, id),
  );
  return joined(form, left, to, own);
}

/** Another ship of the registry in the place of one: all that is said of the one is said of her, but for what was hers alone. */
export function withShipExchanged<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  id: string,
  by: string,
): Own {
  if (findMember(form, draft, by)) return draft;
  return withMember(
    form,
    renamed(draft, id, by),
    by,
    (member) =>
      Object.fromEntries(
        Object.entries(member).filter(([key]) => !form.own.includes(key)),
      ) as SeaMember,
  );
}
