import { type Axial, hexAhead } from '../../../hex';
import { fromFile, type HexInFile, inFile } from '../hexes';
import {
  facingOf,
  idOfMember,
  LISTS,
  type PlacedMember,
  type SeaDraft,
  type SeaForm,
  type SeaGroup,
  type SeaMember,
} from './seaDraft';

/** The ships of all groups in the order of the file, those without a hex astern of the one before. */
export const membersIn = <Own extends SeaDraft>(form: SeaForm<Own>, draft: Own): PlacedMember[] =>
  form.groups(draft).flatMap(membersOf);

/** The ships of one group, which is the `group`th. */
export function membersOf(own: SeaGroup, group: number): PlacedMember[] {
  let hex: Axial | undefined;
  return LISTS.flatMap((list) =>
    (own[list] ?? []).map((member, index): PlacedMember => {
      hex = member.hex ? fromFile(member.hex) : hex && hexAhead(hex, facingOf(own.course), -1);
      return { group, list, index, id: idOfMember(member), member, hex };
    }),
  );
}

export const findMember = <Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  id: string,
): PlacedMember | undefined => membersIn(form, draft).find((it) => it.id === id);

/** A draft with one group changed. */
export const withGroup = <Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  at: number,
  change: (group: SeaGroup) => SeaGroup,
): Own =>
  form.withGroups(
    draft,
    form.groups(draft).map((group, g) => (g === at ? change(group) : group)),
  );

/** A group with each of its ships changed, or left out without a value; lists that become empty are gone. */
export function withMembers<Own extends SeaDraft>(
  { emptyLists }: Pick<SeaForm<Own>, 'emptyLists'>,
  group: SeaGroup,
  change: (member: SeaMember) => SeaMember | undefined,
): SeaGroup {
  const { ships: _, merchants: __, craft: ___, ...rest } = group;
  const lists = LISTS.flatMap((list) => {
    const kept = (group[list] ?? []).map(change).filter((it) => it !== undefined);
    return kept.length > 0 ? [[list, kept]] : [];
  });
  return { ...rest, ...emptyLists, ...Object.fromEntries(lists) };
}

/** A draft with the entry of one ship changed. */
export const withMember = <Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  id: string,
  change: (member: SeaMember) => SeaMember,
): Own =>
  form.withGroups(
    draft,
    form
      .groups(draft)
      .map((group) => withMembers(form, group, (it) => (idOfMember(it) === id ? change(it) : it))),
  );

/** A ship put into a hex, wherever that is. */
export const placed = <Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  id: string,
  hex: Axial,
): Own => withMember(form, draft, id, (member) => ({ ...member, hex: inFile(hex) }));

/** A ship astern of the one before again. */
export const astern = <Own extends SeaDraft>(form: SeaForm<Own>, draft: Own, id: string): Own =>
  withMember(form, draft, id, ({ hex: _, ...member }) => member);

/** The whole group of a ship moved, so that she comes into a hex. */
export function groupPlaced<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  id: string,
  hex: Axial,
): Own {
  const ship = findMember(form, draft, id);
  if (!ship?.hex) return placed(form, draft, id, hex);
  const { q, r } = ship.hex;
  return withGroup(form, draft, ship.group, (group) =>
    shifted(form, group, (from) => [from[0] + hex.q - q, from[1] + hex.r - r]),
  );
}

const shifted = <Own extends SeaDraft>(
  form: SeaForm<Own>,
  group: SeaGroup,
  to: (hex: HexInFile) => HexInFile,
): SeaGroup => withMembers(form, group, (it) => (it.hex ? { ...it, hex: to(it.hex) } : it));

/** A group on another course; its ships keep their places off its first. */
export const turnedTo = <Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  at: number,
  course: SeaGroup['course'],
): Own =>
  withGroup(form, draft, at, (group) => {
    const turns = (facingOf(course) - facingOf(group.course) + 6) % 6;
    const [lead] = membersOf(group, at);
    const around = lead?.hex;
    const next = { ...group, course };
    return around ? shifted(form, next, (hex) => wheeled(hex, around, turns)) : next;
  });

/** A hex turned about another by so many turns of 60 degrees to starboard. */
function wheeled(hex: HexInFile, { q, r }: Axial, turns: number): HexInFile {
  let [east, south] = [hex[0] - q, hex[1] - r];
  for (let turn = 0; turn < turns; turn += 1) [east, south] = [-south, east + south];
  return [q + east, r + south];
}
