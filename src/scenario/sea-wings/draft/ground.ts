import { type Axial, hexKey, type Rectangle, rowOf } from '../../../hex';
import { hexAt, landIn, positionOf } from '../../../rules/sea-wings/query';
import type { SeaWingsDraft } from './shape';

type MapDraft = SeaWingsDraft['map'];
type Coast = MapDraft['land'][number];

/** The land of a draft's chart, hex by hex. */
export const landOf = ({ map }: SeaWingsDraft): Axial[] => [
  ...new Map(
    map.land.flatMap((coast) => landWithin(map, coast).map((hex) => [hexKey(hex), hex] as const)),
  ).values(),
];

/** No rule about land asks for friendly edges. */
const NO_EDGES = { allies: [], axis: [] };

function landWithin(map: MapDraft, coast: Coast): Axial[] {
  const window = windowOver(map, coast);
  if (!(window.columns > 0 && window.rows > 0)) return [];
  return landIn({ ...map, ...window, friendlyEdges: NO_EDGES }, [
    coast.map(([lat, lon]) => ({ lat, lon })),
  ]);
}

/** The part of a map that a coast can have land in: nothing else of it is looked at. One of no points has none. */
function windowOver(map: MapDraft, coast: Coast): Rectangle {
  const [lats, lons] = [coast.map(([lat]) => lat), coast.map(([, lon]) => lon)];
  const first = hexAt(map, { lat: Math.max(...lats), lon: Math.min(...lons) });
  const last = hexAt(map, { lat: Math.min(...lats), lon: Math.max(...lons) });
  const [column, row] = [Math.max(0, first.q - 1), Math.max(0, rowOf(first) - 1)];
  return {
    ...{ column, row },
    columns: Math.max(0, Math.min(map.columns, last.q + 2) - column),
    rows: Math.max(0, Math.min(map.rows, rowOf(last) + 2) - row),
  };
}

/** Hexes made land or sea. Coasts that lose nothing stay as they are written; painted land stands in strips, column by column. */
export function painted(
  draft: SeaWingsDraft,
  hexes: readonly Axial[],
  ground: 'land' | 'sea',
): SeaWingsDraft {
  const { map } = draft;
  const keys = new Set(landOf(draft).map(hexKey));
  const wanted = new Map(
    hexes
      .filter((hex) => keys.has(hexKey(hex)) === (ground === 'sea'))
      .map((hex) => [hexKey(hex), hex] as const),
  );
  if (wanted.size === 0) return draft;
  const parts = map.land.map((coast) => ({ coast, hexes: landWithin(map, coast) }));
  const isKept = (it: (typeof parts)[number]) =>
    ground === 'sea' ? it.hexes.every((hex) => !wanted.has(hexKey(hex))) : !isStrip(map, it);
  const rest = parts.filter((it) => !isKept(it)).flatMap((it) => it.hexes);
  const strips = ground === 'sea' ? rest.filter((hex) => !wanted.has(hexKey(hex))) : rest;
  const all = ground === 'sea' ? strips : [...strips, ...wanted.values()];
  const land = [...parts.filter(isKept).map(({ coast }) => coast), ...stripsOf(map, all)];
  return { ...draft, map: { ...map, land } };
}

/** Written by `stripsOf`. */
const isStrip = (map: MapDraft, { coast, hexes }: { coast: Coast; hexes: Axial[] }): boolean =>
  JSON.stringify(stripsOf(map, hexes)) === JSON.stringify([coast]);

/** Hexes as coasts: a rectangle around the middles of each run of them in a column. */
function stripsOf(map: MapDraft, hexes: readonly Axial[]): Coast[] {
  const sorted = [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()].sort(
    (a, b) => a.q - b.q || a.r - b.r,
  );
  const runs: Axial[][] = [];
  for (const hex of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last?.q === hex.q && last.r === hex.r - 1) run?.push(hex);
    else runs.push([hex]);
  }
  return runs.map((run) => stripAround(map, run[0] as Axial, run.at(-1) as Axial));
}

/** The share of a hex from its middle to the edge of a strip: no other middle lies within. */
const REACH = 0.4;

function stripAround(map: MapDraft, top: Axial, bottom: Axial): Coast {
  const at = ({ q, r }: Axial, east: number, south: number) =>
    positionOf(map, { q: q + east, r: r + south - east / 2 });
  const northWest = at(top, -REACH, -REACH);
  const southEast = at(bottom, REACH, REACH);
  const [north, west] = [rounded(northWest.lat), rounded(northWest.lon)];
  const [south, east] = [rounded(southEast.lat), rounded(southEast.lon)];
  return [
    [north, west],
    [north, east],
    [south, east],
    [south, west],
  ];
}

const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;
