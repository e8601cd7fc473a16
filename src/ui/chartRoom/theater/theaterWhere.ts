import type { Axial } from '../../../hex';
import { chartFieldText } from '../../i18n/chartFields';
import { theaterEditorText } from '../../i18n/theaterEditor';
import type { TheaterDesk } from './theaterDesk';

const PARTS = {
  chart: /^map/,
  victory: /^(objectives|margin|victory)/,
  story: /^(situation|history|losses|sources|uncertain)/,
} as const;

const PART_NAMES = Object.keys(PARTS) as (keyof typeof PARTS)[];

/** What a place in the file is called on the screen. */
export function whereInTheater(desk: TheaterDesk, path: string): string {
  const { form, draft, kit } = desk;
  const { force, ship } = partsAt(desk, path);
  if (ship)
    return theaterEditorText('shipOf', { ship: desk.nameOf(ship.id), force: force?.name ?? '' });
  if (force) return force.name;
  if (path.startsWith(form.key)) return chartFieldText('ships');
  const own = kit.sections.find(({ begins }) => begins.test(path));
  if (own) return own.title();
  const part = PART_NAMES.find((it) => PARTS[it].test(path)) ?? 'scene';
  return path === 'title' ? draft.title || chartFieldText('title') : chartFieldText(part);
}

/** The force and the ship that a place in the file is about. */
function partsAt({ form, draft, members }: TheaterDesk, path: string) {
  const [, f, s] = new RegExp(`^${form.key}\\[(\\d+)\\](?:\\.ships\\[(\\d+)\\])?`).exec(path) ?? [];
  if (f === undefined) return {};
  const ship = members.find(
    ({ force, index }) => s !== undefined && force === Number(f) && index === Number(s),
  );
  return { force: form.forces(draft)[Number(f)], ship };
}

/** The hex of a place in the file, where it has one. */
export function hexInTheater(desk: TheaterDesk, path: string): Axial | undefined {
  const { form, draft, kit } = desk;
  const [, n] = /^map\.names\[(\d+)\]/.exec(path) ?? [];
  const name = n === undefined ? undefined : form.names(draft)[Number(n)];
  if (name) return form.earth(draft).hexAt(name);
  const piece = partsAt(desk, path).force?.id ?? kit.placeAt(draft, path);
  return form.places(draft).find(({ id }) => id === piece)?.hex;
}
