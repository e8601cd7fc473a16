import { type Axial, flatNeighbors, hexKey, ring } from '../../../hex';
import type { Ground } from '../chartNames';
import { inFile } from '../hexes';
import { membersIn } from './members';
import type { AreaInFile, GroundForm, Landed, SeaDraft, SeaForm } from './seaDraft';

/** The hexes of land of a draft, by their keys. */
export const landOfDraft = <Own extends Landed>(
  form: GroundForm<Own>,
  draft: Own,
): ReadonlyMap<string, Axial> =>
  new Map(
    (draft.land ?? []).flatMap((area) =>
      form.hexesOf(draft, area).map((hex) => [hexKey(hex), hex] as const),
    ),
  );

/** Hexes of the map painted; areas that are not touched stay as they are written. */
export function painted<Own extends Landed>(
  form: GroundForm<Own>,
  draft: Own,
  hexes: readonly Axial[],
  ground: Ground,
): Own {
  const land = landOfDraft(form, draft);
  const wanted = new Map(
    hexes
      .filter((hex) => form.isOnMap(draft, hex) && land.has(hexKey(hex)) === (ground === 'sea'))
      .map((hex) => [hexKey(hex), hex] as const),
  );
  if (wanted.size === 0) return draft;
  const areas = draft.land ?? [];
  return withLand(
    draft,
    ground === 'land'
      ? withHexes(areas, [...wanted.values()])
      : areas.flatMap((area) => without(area, form.hexesOf(draft, area), wanted)),
  );
}

/** Single hexes stand together in one area, the last. */
function withHexes(areas: readonly AreaInFile[], hexes: readonly Axial[]): AreaInFile[] {
  const last = areas.at(-1);
  const single = last && 'hexes' in last ? last.hexes : [];
  const others = single.length > 0 ? areas.slice(0, -1) : areas;
  return [...others, { hexes: [...single, ...hexes.map(inFile)] }];
}

/** What is left of an area; one that loses hexes is written hex by hex. */
function without(
  area: AreaInFile,
  hexes: readonly Axial[],
  gone: ReadonlyMap<string, Axial>,
): AreaInFile[] {
  const kept = hexes.filter((hex) => !gone.has(hexKey(hex)));
  if (kept.length === hexes.length) return [area];
  return kept.length > 0 ? [{ hexes: kept.map(inFile) }] : [];
}

const withLand = <Own extends Landed>(
  { land: _, ...draft }: Own,
  land: readonly AreaInFile[],
): Own => ({ ...draft, ...(land.length > 0 && { land: [...land] }) }) as Own;

/** Open water without ships nearest to a hex, for a ship that needs a place; the hex itself where there is none near. */
export function freeHexNear<Own extends SeaDraft>(
  form: SeaForm<Own>,
  draft: Own,
  hex: Axial,
): Axial {
  const land = landOfDraft(form, draft);
  const taken = new Set(membersIn(form, draft).flatMap((it) => (it.hex ? [hexKey(it.hex)] : [])));
  const isFree = (at: Axial) =>
    form.isOnMap(draft, at) && !land.has(hexKey(at)) && !taken.has(hexKey(at));
  for (let away = 0; away <= MAX_AWAY; away += 1) {
    const free = ring(hex, away).find(isFree);
    if (free) return free;
  }
  return hex;
}

/** Hexes within which a place is looked for. */
const MAX_AWAY = 30;

/** All land or all sea around a hex; a sea without an edge is filled no farther than this from there. */
const MAX_FILLED = 1500;

/** The hexes of one ground that hang together with a hex. */
export function sameGround<Own extends Landed>(
  form: GroundForm<Own>,
  draft: Own,
  from: Axial,
): Axial[] {
  const land = landOfDraft(form, draft);
  const isLand = land.has(hexKey(from));
  const reached = new Map([[hexKey(from), from]]);
  for (const hex of reached.values())
    for (const next of flatNeighbors(hex)) {
      const key = hexKey(next);
      if (reached.size >= MAX_FILLED) return [...reached.values()];
      if (form.isOnMap(draft, next) && land.has(key) === isLand) reached.set(key, next);
    }
  return [...reached.values()];
}
