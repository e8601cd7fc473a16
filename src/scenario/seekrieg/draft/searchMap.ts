import { type Axial, hexKey } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Ground } from '../../draft/chartNames';
import { fromFile, inFile } from '../../draft/hexes';
import { landOfDraft, painted, sameGround } from '../../draft/sea/ground';
import { MAX_ZONES } from '../searchFields';
import { withBase } from './bases';
import { openSea } from './openSea';
import { firstForces, withSearchForce, withSearchMap } from './searchForces';
import type { DraftSearch, DraftZones, SeekriegDraft, ZoneWeather } from './shape';

/** [SK-7.1] Four zones around hex 0,0, the corner in an even column. */
const FIRST_CORNER: Axial = { q: -24, r: -8 };
/** [SK-8.1] 200 miles apart. */
const FIRST_PLACES: Readonly<Record<Side, Axial>> = {
  allies: { q: 0, r: 10 },
  axis: { q: 0, r: -10 },
};
/** [SK-8.2] */
export const USUAL_HOURS = 4;

/** [SK-3.1] A battle with the search map and its module: a campaign in search turns, each side in one force. */
export function withSearch(draft: SeekriegDraft): SeekriegDraft {
  if (draft.search) return draft;
  const { modules = [], weather } = draft;
  const areas = [0, 1].map(() => [weather.area, weather.area]);
  const search: DraftSearch = {
    turnHours: [USUAL_HOURS],
    zones: { corner: inFile(FIRST_CORNER), areas },
    forces: firstForces(draft, FIRST_PLACES),
  };
  return { ...draft, modules: [...modules.filter((it) => it !== 'search'), 'search'], search };
}

/** A battle without search map and module. */
export function withoutSearch({ search: _, modules, ...draft }: SeekriegDraft): SeekriegDraft {
  const left = modules?.filter((it) => it !== 'search') ?? [];
  return left.length > 0 ? { ...draft, modules: left } : draft;
}

/** [SK-34.2] A carrier battle in turns of two minutes, with aircraft; or a campaign in search turns. */
export function withCarrierBattle(draft: SeekriegDraft, isOne: boolean): SeekriegDraft {
  const changed = withSearchMap(draft, ({ carriers: _, turnHours, watching, ...search }) =>
    isOne
      ? { carriers: true, ...(watching && { watching }), ...search }
      : { turnHours: turnHours ?? [USUAL_HOURS], ...search },
  );
  const { modules = [] } = changed;
  return isOne && !modules.includes('air') ? { ...changed, modules: ['air', ...modules] } : changed;
}

const withZones = (
  draft: SeekriegDraft,
  change: (zones: DraftZones) => DraftZones,
): SeekriegDraft => withSearchMap(draft, (search) => ({ ...search, zones: change(search.zones) }));

/** Rows and columns of weather zones. */
interface ZoneCount {
  rows: number;
  columns: number;
}

export const zoneCount = ({ areas }: DraftZones): ZoneCount => ({
  rows: areas.length,
  columns: Math.max(0, ...areas.map(({ length }) => length)),
});

/** [SK-7.1] Other rows and columns of zones; new ones are as those beside them. */
export const withZoneCount = (draft: SeekriegDraft, wanted: Partial<ZoneCount>): SeekriegDraft =>
  withZones(draft, (zones) => {
    const { rows, columns } = { ...zoneCount(zones), ...wanted };
    const size = { rows: within(rows), columns: within(columns) };
    return {
      ...zones,
      areas: resized(zones.areas, size, draft.weather.area),
      ...(zones.weather && { weather: resized(zones.weather, size, usualWeather(draft)) }),
    };
  });

const within = (count: number): number => Math.max(1, Math.min(MAX_ZONES, Math.round(count)));

/** Rows of one length; each new entry is the last of its row, each new row the last row. */
function resized<Of>(rows: readonly Of[][], size: ZoneCount, usual: Of): Of[][] {
  return Array.from({ length: size.rows }, (_, r) => {
    const row = rows[Math.min(r, rows.length - 1)] ?? [];
    return Array.from(
      { length: size.columns },
      (__, c) => row[Math.min(c, row.length - 1)] ?? usual,
    );
  });
}

/** [SK-7.1] The northwest corner of the zones put into a hex. */
export const withCorner = (draft: SeekriegDraft, hex: Axial): SeekriegDraft =>
  withZones(draft, (zones) => ({ ...zones, corner: inFile(hex) }));

/** A zone by its row and column. */
export interface ZoneAt {
  row: number;
  column: number;
}

const withEntryAt = <Of>(rows: readonly Of[][], { row, column }: ZoneAt, to: Of): Of[][] =>
  rows.map((all, r) => (r === row ? all.map((it, c) => (c === column ? to : it)) : all));

/** [SK-7.2] A zone in another weather area. */
export const withArea = (draft: SeekriegDraft, at: ZoneAt, area: number): SeekriegDraft =>
  withZones(draft, (zones) => ({ ...zones, areas: withEntryAt(zones.areas, at, area) }));

/** [SK-35.16] The weather of all zones given, at first as that of the battle; or rolled. */
export const withWeatherGiven = (draft: SeekriegDraft, isGiven: boolean): SeekriegDraft =>
  withZones(draft, ({ weather: _, ...zones }) =>
    isGiven ? { ...zones, weather: resized([], zoneCount(zones), usualWeather(draft)) } : zones,
  );

/** [SK-35.16] The weather of one zone. */
export const withZoneWeather = (
  draft: SeekriegDraft,
  at: ZoneAt,
  change: (weather: ZoneWeather) => ZoneWeather,
): SeekriegDraft =>
  withZones(draft, (zones) => {
    const now = zones.weather?.[at.row]?.[at.column];
    return now && zones.weather
      ? { ...zones, weather: withEntryAt(zones.weather, at, change(now)) }
      : zones;
  });

/** Where the dice decide in the battle. */
const MODERATE = { force: 4, wind: 'NW', visibility: 8 } as const;

function usualWeather({ weather }: SeekriegDraft): ZoneWeather {
  const given = <Of>(figure: Of | 'rolled', usual: Of): Of =>
    figure === 'rolled' ? usual : figure;
  return {
    force: given(weather.force, MODERATE.force),
    wind: given(weather.wind, MODERATE.wind),
    visibility: given(weather.visibility, MODERATE.visibility),
    ...(weather.ceiling !== 'rolled' && weather.ceiling && { ceiling: weather.ceiling }),
  } as ZoneWeather;
}

/** What lies on the search map and can be moved, by its place in the file: forces, and bases on land. */
export const searchPieces = ({ search, bases = [] }: SeekriegDraft) => [
  ...(search?.forces ?? []).map(({ name, hex }, f) => ({
    ...{ id: `search.forces[${f}]`, name, hex: fromFile(hex) },
  })),
  ...bases.map(({ name, hex }, b) => ({ id: `bases[${b}]`, name, hex: fromFile(hex) })),
];

/** A force or a base put into a hex of the search map. @param id its place in the file */
export function placedOnSearch(draft: SeekriegDraft, id: string, hex: Axial): SeekriegDraft {
  const [, list, n] = /^(search\.forces|bases)\[(\d+)\]$/.exec(id) ?? [];
  const put = <Of extends object>(it: Of) => ({ ...it, hex: inFile(hex) });
  return list === 'bases'
    ? withBase(draft, Number(n), put)
    : withSearchForce(draft, Number(n), put);
}

/** The hexes of land of the search map. */
export const searchLand = ({ search }: SeekriegDraft): ReadonlyMap<string, Axial> =>
  landOfDraft(openSea, search ?? {});

/** Hexes of the search map made land or sea. */
export const searchPainted = (
  draft: SeekriegDraft,
  hexes: readonly Axial[],
  ground: Ground,
): SeekriegDraft =>
  withSearchMap(draft, (search) => painted<DraftSearch>(openSea, search, hexes, ground));

/** The hexes of one ground that hang together with a hex, where these lie on the chart. */
export const searchGroundAround = (
  { search }: SeekriegDraft,
  hex: Axial,
  isOnChart: (hex: Axial) => boolean,
): Axial[] => sameGround({ ...openSea, isOnMap: (_, it) => isOnChart(it) }, search ?? {}, hex);

export const isSearchLand = (draft: SeekriegDraft, hex: Axial): boolean =>
  searchLand(draft).has(hexKey(hex));
