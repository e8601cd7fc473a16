import type { SeekriegView } from '../../../../rules/seekrieg';
import { MILES_PER_HEX, planOfSearch, ZONE_MILES } from '../../../../rules/seekrieg/query';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import type { AgeRing, Course } from '../../../chart/Layers';
import type { Business } from '../../../chart/opening';
import type { ChartLight, RainArea } from '../../../chart/Sky';
import { MILES_A_DEGREE, type SearchFrame } from './frame';
import { goalOf, type SearchUnit } from './units';

/** [SK-7.24] */
export function lightOf({ environment: { light } }: SeekriegView): ChartLight {
  if (light === 'morning-twilight') return 'dawn';
  return light === 'evening-twilight' ? 'dusk' : light;
}

/** Paths that are plotted, strikes on their way, and flights that come home. */
export const coursesOf = (
  view: SeekriegView,
  units: readonly SearchUnit[],
  { toChart }: SearchFrame,
): Course[] =>
  units.flatMap((unit): Course[] => {
    if (unit.kind === 'force' && unit.force.path?.length)
      return [
        {
          ...{ key: unit.id, path: [unit.hex, ...unit.force.path].map(toChart) },
          ...{ by: 'ships', isDefault: false },
        },
      ];
    const goal = unit.kind === 'flight' && goalOf(view, unit.side, unit.flight);
    return goal && unit.flight.mission !== 'cap'
      ? [
          {
            ...{ key: unit.id, path: [unit.hex, goal].map(toChart), by: 'aircraft' },
            isDefault: unit.flight.mission !== 'strike',
          },
        ]
      : [];
  });

/** Hexes that a force at 30 knots makes in an hour. */
const HEXES_AN_HOUR = 3;
const MAX_RING_HEXES = 12;

/** Where a reported force may be by now. */
export const ageRings = (units: readonly SearchUnit[], { toChart }: SearchFrame): AgeRing[] =>
  units.flatMap((unit): AgeRing[] =>
    unit.kind === 'contact' && unit.ageHours > 0
      ? [
          {
            ...{ key: unit.id, hex: toChart(unit.hex), side: unit.side, subject: 'ships' },
            hexes: Math.min(MAX_RING_HEXES, unit.ageHours * HEXES_AN_HOUR),
            age: unit.ageHours,
          },
        ]
      : [],
  );

export function businessOf(
  units: readonly SearchUnit[],
  side: string,
  { toChart }: SearchFrame,
): Business {
  const hexesOf = (isMeant: (unit: SearchUnit) => boolean) =>
    units.filter(isMeant).map(({ hex }) => toChart(hex));
  const isOwn = (unit: SearchUnit) => unit.kind === 'force' && unit.side === side;
  return {
    busy: hexesOf((unit) => isOwn(unit) || unit.kind === 'contact' || unit.kind === 'flight'),
    reported: hexesOf(({ kind }) => kind === 'contact'),
    own: hexesOf(isOwn),
    bases: hexesOf(({ kind }) => kind === 'base'),
  };
}

/** A low ceiling over the zones in the north of the map, as rain; other zones are told hex by hex. */
export function cloudsOf(view: SeekriegView): RainArea[] {
  const { zones } = planOfSearch(view);
  const skies = view.search?.zones ?? [];
  const isCovered = (row: number) =>
    skies
      .slice(row * zones.columns, (row + 1) * zones.columns)
      .every(({ ceiling }) => ceiling === 'S' || ceiling === 'L');
  let rows = 0;
  while (rows < zones.rows && isCovered(rows)) rows++;
  if (rows === 0) return [];
  const { q, r } = zones.corner;
  const south = (r + q / 2) * MILES_PER_HEX + rows * ZONE_MILES;
  const northOf = view.scenario.latitude - south / MILES_A_DEGREE;
  return [{ key: 'clouds', northOf, label: seekriegAirText('clouds') }];
}
