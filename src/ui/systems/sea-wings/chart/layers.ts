import type { Axial } from '../../../../hex';
import type { SeaWingsView } from '../../../../rules/sea-wings';
import {
  arcOfFactor,
  type Formation,
  formationsOf,
  hexOfHome,
  isDusk,
  isNight,
  MAX_MOVE_HEXES,
  strikeRange,
  taskForcesOf,
} from '../../../../rules/sea-wings/query';
import { shortName } from '../../../../words/sea-wings/common/names';
import { wingsChartText } from '../../../../words/sea-wings/texts/chart';
import type { AgeRing, Course } from '../../../chart/Layers';
import type { Business } from '../../../chart/opening';
import type { RangeRing } from '../../../chart/ringNames';
import type { Sector } from '../../../chart/Sectors';
import type { ChartLight } from '../../../chart/Sky';
import { type Desk, ownForce, type SearchDraft } from '../desk/desk';
import { phaseOf } from '../desk/place';
import type { ChartUnit } from './units';

/** [WG-1.13, WG-3.14] */
export function lightOf({ scenario, turn }: SeaWingsView): ChartLight {
  const now = Math.max(1, turn);
  if (isNight(scenario, now)) return 'night';
  if (isDusk(scenario, now)) return 'dusk';
  return now > 1 && isNight(scenario, now - 1) ? 'dawn' : 'day';
}

type Seen = Pick<Desk, 'view' | 'side'>;

/** [WG-16.1, WG-6.22] Plotted courses, strikes on their way, ferries. */
export function coursesOf(desk: Seen, units: readonly ChartUnit[]): Course[] {
  const force = ownForce(desk);
  if (!force) return [];
  const plotted = Object.entries(force.plots).flatMap(([id, { path }]): Course[] => {
    const from = force.taskForces[id]?.hex;
    return from && path.length > 0
      ? [{ key: `plot ${id}`, path: [from, ...path], by: 'ships', isDefault: false }]
      : [];
  });
  return [...plotted, ...strikesOn(desk, units)];
}

/** Until all have flown; what has moved since is no target of theirs. */
const STRIKES_FLY: readonly string[] = ['airOperations', 'strike'];

/** The strikes that are planned or in the air, from their home to their target. */
function strikesOn(desk: Seen, units: readonly ChartUnit[]): Course[] {
  const force = ownForce(desk);
  if (!force || !STRIKES_FLY.includes(phaseOf(desk.view))) return [];
  const lines = formationsOf(force).flatMap((formation) =>
    formation.boxes.strike.map(({ target, launch }) => ({
      launch,
      from: hexOfHome(force, formation),
      to: hexOf(units, target),
    })),
  );
  const courses = lines.flatMap(({ launch, from, to }): Course[] =>
    from && to
      ? [
          {
            ...{ key: `strike ${keyOf(from)} ${keyOf(to)} ${launch}`, path: [from, to] },
            ...{ by: 'aircraft', isDefault: launch !== 'first' },
          },
        ]
      : [],
  );
  // Formations that fly together have one line.
  return [...new Map(courses.map((it) => [it.key, it])).values()];
}

const keyOf = ({ q, r }: Axial): string => `${q},${r}`;

function hexOf(
  units: readonly ChartUnit[],
  target: { marker: string } | { base: string } | null,
): Axial | undefined {
  if (target === null) return undefined;
  const id = 'marker' in target ? target.marker : target.base;
  return units.find((unit) => unit.id === id)?.hex;
}

/** [WG-6.13] The arc of a search that is being planned: as wide as its factors allow. */
export function arcOf({ factors, rangeHexes, bearing }: SearchDraft): { from: number; to: number } {
  const width = Math.min(360, Math.floor(factors * arcOfFactor(rangeHexes)));
  if (width === 360) return { from: 0, to: 360 };
  const from = (Math.round(bearing - width / 2) + 360) % 360;
  return { from, to: (from + width) % 360 };
}

/** [WG-6.4] Searches that are planned, and the one that is being planned. */
export function sectorsOf(desk: Pick<Desk, 'view' | 'side' | 'search'>): Sector[] {
  const force = ownForce(desk);
  if (!force) return [];
  const planned = formationsOf(force).flatMap((formation) =>
    formation.boxes.search.flatMap(({ arc, rangeHexes }, at): Sector[] => {
      const hex = hexOfHome(force, formation);
      const [from, to] = arc;
      return hex ? [{ key: `${formation.id} ${at}`, hex, from, to, hexes: rangeHexes }] : [];
    }),
  );
  return [...planned, ...draftOf(desk)];
}

function draftOf({ search, ...desk }: Pick<Desk, 'view' | 'side' | 'search'>): Sector[] {
  const force = ownForce(desk);
  const formation = force?.formations[search?.formation ?? ''];
  const hex = force && formation && hexOfHome(force, formation);
  if (!search || !hex) return [];
  const { rangeHexes: hexes, bearing } = search;
  const label = wingsChartText('sector', { bearing: threeFigures(bearing), hexes });
  return [{ key: 'draft', hex, ...arcOf(search), hexes, label, isDraft: true }];
}

/** 045 */
export const threeFigures = (bearing: number): string =>
  String(((Math.round(bearing) % 360) + 360) % 360).padStart(3, '0');

/** [WG-8.4] How far the types of what is selected can strike; those that reach as far share a ring and its name. */
export function rangeRings(desk: Pick<Desk, 'view' | 'side' | 'selected'>): RangeRing[] {
  const { selected } = desk;
  const force = ownForce(desk);
  if (!force || selected === null) return [];
  const ships = force.taskForces[selected]?.ships ?? [];
  const aboard = formationsOf(force).filter(
    ({ home }) => home.id === selected || ships.includes(home.id),
  );
  const hex = aboard[0] && hexOfHome(force, aboard[0]);
  return hex ? ringsAround(hex, aboard) : [];
}

function ringsAround(hex: Axial, formations: readonly Formation[]): RangeRing[] {
  const types = new Map<number, Set<string>>();
  for (const formation of formations) {
    const hexes = strikeRange(formation);
    types.set(hexes, (types.get(hexes) ?? new Set()).add(shortName(formation.type.name)));
  }
  return [...types].map(([hexes, names]) => ({
    ...{ hex, hexes, kind: 'strike' },
    label: wingsChartText('strikeRange', { type: [...names].join(', '), hexes }),
  }));
}

/** A ring wider than this tells nothing. */
const MAX_RING_HEXES = 12;

/** [WG-16.11] Where a task force that is out of sight may be by now. */
export const ageRings = (units: readonly ChartUnit[]): AgeRing[] =>
  units.flatMap((unit): AgeRing[] =>
    unit.kind === 'sighting'
      ? [
          {
            ...{ key: unit.id, hex: unit.hex, side: unit.side, subject: 'ships', age: unit.age },
            hexes: Math.min(MAX_RING_HEXES, unit.age * MAX_MOVE_HEXES),
          },
        ]
      : [],
  );

/** Own forces, what is seen of the enemy, and the bases of both. */
export function businessOf(units: readonly ChartUnit[], side: string): Business {
  const hexesOf = (isMeant: (unit: ChartUnit) => boolean): Axial[] =>
    units.filter(isMeant).map(({ hex }) => hex);
  const isSeen = (unit: ChartUnit) => unit.kind === 'marker' && unit.marker.number !== null;
  const isOwn = (unit: ChartUnit) => unit.kind === 'force' && unit.side === side;
  return {
    busy: hexesOf((unit) => isOwn(unit) || unit.kind === 'marker'),
    reported: hexesOf(isSeen),
    own: hexesOf(isOwn),
    bases: hexesOf(({ kind }) => kind === 'base'),
  };
}

/** All own task forces, for overlays and keys. */
export const ownForces = (desk: Seen) => {
  const force = ownForce(desk);
  return force ? taskForcesOf(force) : [];
};
