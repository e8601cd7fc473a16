import { useMemo } from 'react';
import { type Axial, hexInRow, isInRectangle, rowOf, sameHex } from '../../../../hex';
import {
  placedOnSearch,
  searchGroundAround,
  searchLand,
  searchPainted,
  searchPieces,
  zoneCount,
} from '../../../../scenario/seekrieg/draft/searchMap';
import type { SeekriegDraft } from '../../../../scenario/seekrieg/draft/shape';
import { MAX_ZONES } from '../../../../scenario/seekrieg/searchFields';
import { columnName, rowName } from '../../../../words/seekrieg/common/names';
import type { ChartDesk } from '../../../chartRoom/theater/chartDesk';
import { frameAround, type SearchFrame } from '../chart/frame';
import type { SeekriegDesk } from './seekriegDesk';

/** No more zones than a file may have, whatever a draft says. */
const drawnZones = (count: number): number => Math.max(1, Math.min(MAX_ZONES, count));

/** [SK-8.1] The search map of a draft as a chart. */
export function frameOfDraft(draft: SeekriegDraft): SearchFrame {
  const { latitude, longitude, search } = draft;
  const zones = search?.zones ?? { corner: [0, 0], areas: [] };
  const { rows, columns } = zoneCount(zones);
  const [q, r] = zones.corner;
  return frameAround(
    { latitude, longitude },
    {
      land: [...searchLand(draft).values()],
      zones: { corner: { q, r }, rows: drawnZones(rows), columns: drawnZones(columns) },
    },
  );
}

/** The same frame until what is drawn of it changes. */
export function useFrame({ draft }: SeekriegDesk): SearchFrame {
  const { latitude, longitude, search } = draft;
  const { zones, land } = search ?? {};
  const key = JSON.stringify([latitude, longitude, zones?.corner, zones?.areas, land]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same figures are the same chart
  return useMemo(() => frameOfDraft(draft), [key]);
}

/** [SK-8.1] The search map as hands move and paint on it, in hexes of the chart. */
export function searchDeskOf(desk: SeekriegDesk, frame: SearchFrame): ChartDesk {
  const { draft, change, editing, wide } = desk;
  const { chart, toChart, fromChart } = frame;
  const isOn = (hex: Axial) => isInRectangle(chart, hex);
  return {
    ...wide,
    hex: wide.hex && toChart(wide.hex),
    pickHex: (hex) => wide.pickHex(hex && fromChart(hex)),
    places: searchPieces(draft).map(({ id, hex }) => ({ id, hex: toChart(hex) })),
    isOn,
    place: (id, hex, gesture) => change((it) => placedOnSearch(it, id, fromChart(hex)), gesture),
    paint: (hexes, ground, gesture) =>
      change((it) => {
        const own = hexes.map(fromChart);
        const [first] = own;
        const isFill = wide.size === 'fill' && first !== undefined;
        const onChart = (hex: Axial) => isOn(toChart(hex));
        const meant = isFill ? searchGroundAround(it, first, onChart) : own;
        return searchPainted(it, meant, ground);
      }, gesture),
    settle: editing.settle,
  };
}

/** 'E3 N11' */
export const searchHexName = (hex: Axial): string => `${columnName(hex.q)} ${rowName(rowOf(hex))}`;

/** The hex of a place in the file that is about the search map. */
export function hexOnSearch(draft: SeekriegDraft, path: string): Axial | undefined {
  const piece = searchPieces(draft).find(({ id }) => path === id || path.startsWith(`${id}.`));
  return piece?.hex;
}

/** What lies in a hex. */
export const piecesAt = (draft: SeekriegDraft, hex: Axial) =>
  searchPieces(draft).filter((it) => sameHex(it.hex, hex));

/** Column and row of a hex, one of them another. */
export const hexWith = (hex: Axial, changed: { column?: number; row?: number }): Axial =>
  hexInRow({ column: hex.q, row: rowOf(hex), ...changed });
