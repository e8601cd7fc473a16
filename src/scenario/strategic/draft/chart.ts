import { type Axial, hexInRow, hexKey, rowOf } from '../../../hex';
import { hexOf, latLonOf } from '../../../rules/strategic/query';
import type { Degrees } from '../../core/coast';
import { fromFile, inFile } from '../../draft/hexes';
import { isInside, LAND, landRows, MAX_SIDE_HEXES, sizeOf } from '../theater';
import { type MapDraft, type PlaceDraft, placedAt, type StrategicDraft } from './shape';

/** [ST-1.11] Columns and rows of a draft's chart, of which there is always a hex; a chart that is too large ends early. */
export function sizeOfDraft(map: MapDraft): { columns: number; rows: number } {
  const { columns, rows } = sizeOf(map);
  return { columns: bounded(columns), rows: bounded(rows) };
}

const bounded = (hexes: number): number => Math.min(MAX_SIDE_HEXES, Math.max(1, hexes));

/** Where a hex is, as people read it: to a tenth of a degree, which is a third of a hex. */
export function degreesAt(map: MapDraft, hex: Axial): Degrees {
  const { lat, lon } = latLonOf(map, hex);
  return { lat: tenths(lat), lon: tenths(lon) };
}

const tenths = (degrees: number): number => Math.round(degrees * 10) / 10;

/** The hex of a unit on a chart. */
export function hexOfUnit(map: MapDraft, { at, hex }: PlaceDraft): Axial {
  if (hex) return fromFile(hex);
  return at ? hexOf(map, at.lat, at.lon) : { q: 0, r: 0 };
}

/** [ST-1.12] The land of a draft's chart, hex by hex. */
export const landOf = ({ map }: Pick<StrategicDraft, 'map'>): Axial[] => (map ? landIn(map) : []);

function landIn(map: MapDraft): Axial[] {
  const { columns, rows } = sizeOfDraft(map);
  const picture = map.land ?? rowsFromCoasts(map);
  return picture
    .slice(0, rows)
    .flatMap((row, r) =>
      [...row.slice(0, columns)].flatMap((sign, column) =>
        sign === LAND ? [hexInRow({ column, row: r })] : [],
      ),
    );
}

/** The same by coastlines of a few points. */
function rowsFromCoasts(map: MapDraft): string[] {
  const coasts = (map.coastlines ?? []).map(({ points }) =>
    points.map(([lat, lon]) => ({ lat, lon })),
  );
  return landRows(clamped(map), (place) => coasts.some((points) => isInside(place, points)));
}

/** A map whose far corner is no farther away than a chart is large. */
function clamped(map: MapDraft): MapDraft {
  const { columns, rows } = sizeOfDraft(map);
  return { ...map, farCorner: latLonOf(map, hexInRow({ column: columns - 1, row: rows - 1 })) };
}

/** [ST-1.12] Hexes made land or sea; from now on the picture of rows counts, and no coast by points. */
export function painted(
  draft: StrategicDraft,
  hexes: readonly Axial[],
  ground: 'land' | 'sea',
): StrategicDraft {
  const { map } = draft;
  if (!map) return draft;
  const land = new Map(landIn(map).map((hex) => [hexKey(hex), hex]));
  const before = land.size;
  for (const hex of hexes) {
    const isLand = land.has(hexKey(hex));
    if (ground === 'land' && !isLand) land.set(hexKey(hex), hex);
    else if (ground === 'sea' && isLand) land.delete(hexKey(hex));
  }
  if (land.size === before) return draft;
  return { ...draft, map: withLand(map, [...land.values()]) };
}

/** A map with this land and no other. */
function withLand(map: MapDraft, land: readonly Axial[]): MapDraft {
  const { columns, rows } = sizeOfDraft(map);
  const { land: _land, coastlines: _coastlines, ...rest } = map;
  if (land.length === 0) return rest;
  const picture = Array.from({ length: rows }, () => Array<string>(columns).fill('.'));
  for (const hex of land) {
    const row = picture[rowOf(hex)];
    if (row && hex.q >= 0 && hex.q < columns) row[hex.q] = LAND;
  }
  return { ...rest, land: picture.map((row) => row.join('')) };
}

/** [ST-1.11] The chart laid elsewhere on the earth, or made larger or smaller: all stays in its degrees, land too. */
export function framed(draft: StrategicDraft, corners: Partial<MapDraft>): StrategicDraft {
  const { map } = draft;
  if (!map) return draft;
  const next = { ...map, ...corners };
  const keys = new Set(landIn(map).map(hexKey));
  const { columns, rows } = sizeOfDraft(next);
  const all = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => hexInRow({ column, row })),
  ).flat();
  const land = all.filter((hex) => {
    const { lat, lon } = latLonOf(next, hex);
    return keys.has(hexKey(hexOf(map, lat, lon)));
  });
  const inDegrees = <Own extends PlaceDraft>(unit: Own): Own =>
    unit.hex ? placedAt(unit, { at: degreesAt(map, fromFile(unit.hex)) }) : unit;
  return {
    ...draft,
    map: withLand(next, land),
    divisions: draft.divisions.map(inDegrees),
    landUnits: draft.landUnits.map(inDegrees),
    ...(draft.tacticalLand && {
      tacticalLand: draft.tacticalLand.map((it) => {
        const { lat, lon } = latLonOf(map, fromFile(it.hex));
        return { ...it, hex: inFile(hexOf(next, lat, lon)) };
      }),
    }),
  };
}
