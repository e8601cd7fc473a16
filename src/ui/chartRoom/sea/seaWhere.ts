import type { Axial } from '../../../hex';
import { fromFile } from '../../../scenario/draft/hexes';
import { membersOf } from '../../../scenario/draft/sea/members';
import { chartFieldText } from '../../i18n/chartFields';
import { seaEditorText } from '../../i18n/seaEditor';
import type { SeaDesk } from './seaDesk';

const PARTS = {
  chart: /^(land|names|map)/,
  victory: /^(objectives|victory)/,
  story: /^(situation|history|losses|sources|uncertain)/,
} as const;

const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** What a place in the file is called on the screen. */
export function whereOnSea(desk: SeaDesk, path: string): string {
  const { form, draft, kit } = desk;
  const group = groupAt(desk, path);
  if (group) {
    const ship = shipAt(desk, path);
    return ship
      ? seaEditorText('shipOf', { ship: desk.nameOf(ship.id), formation: group.name })
      : group.name;
  }
  if (path.startsWith(form.key)) return chartFieldText('ships');
  const own = kit.sections.find(({ begins }) => begins.test(path));
  if (own) return own.title();
  const part = PART_NAMES.find((it) => PARTS[it].test(path)) ?? 'scene';
  return path === 'title' ? draft.title || chartFieldText('title') : chartFieldText(part);
}

/** The number of a formation, and the list and number of a ship, in a path. */
function numbersIn({ form }: SeaDesk, path: string) {
  const [, g, list, index] =
    new RegExp(`^${form.key}\\[(\\d+)\\](?:\\.(\\w+)\\[(\\d+)\\])?`).exec(path) ?? [];
  return { at: Number(g ?? -1), list, index: Number(index ?? -1) };
}

const groupAt = (desk: SeaDesk, path: string) =>
  desk.form.groups(desk.draft)[numbersIn(desk, path).at];

function shipAt(desk: SeaDesk, path: string) {
  const { at, list, index } = numbersIn(desk, path);
  const group = desk.form.groups(desk.draft)[at];
  return group && membersOf(group, at).find((it) => it.list === list && it.index === index);
}

/** The hex of a place in the file, where it has one: of a ship, of a name. */
export function hexOnSea(desk: SeaDesk, path: string): Axial | undefined {
  const [, n] = /^names\[(\d+)\]/.exec(path) ?? [];
  const name = desk.draft.names?.[Number(n ?? -1)];
  return name ? fromFile(name.hex) : shipAt(desk, path)?.hex;
}
