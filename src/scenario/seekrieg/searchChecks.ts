import { hexKey } from '../../hex';
import { SIDES } from '../../rules/core';
import { type PathFault, unknownName } from '../form/fault';
import { repeatsOf } from '../form/repeats';
import { landOf } from './land';
import type { SeekriegFile } from './schema';

type Force = NonNullable<SeekriegFile['search']>['forces'][number];

/** What the form of a search map cannot express. */
export const searchFaults = (file: SeekriegFile): PathFault[] => [
  ...moduleFaults(file),
  ...carrierFaults(file),
  ...baseFaults(file),
  ...(file.search
    ? [...zoneFaults(file.search), ...forceFaults(file, file.search), ...elementFaults(file)]
    : []),
];

/** [SK-3.1] The map and the module come together. */
function moduleFaults({ search, modules = [] }: SeekriegFile): PathFault[] {
  const isOn = modules.includes('search');
  if (isOn === (search !== undefined)) return [];
  return isOn
    ? [{ path: 'search', expected: 'a search map for the module', found: 'none' }]
    : [{ path: 'modules', expected: "'search' for the search map", found: 'no such module' }];
}

/** [SK-34.2] Carriers need the air module, other campaigns the length of their turns; aircraft stand on carriers. */
const carrierFaults = (file: SeekriegFile): PathFault[] => [
  ...(file.search?.carriers && !file.modules?.includes('air')
    ? [{ path: 'modules', expected: "'air' for a carrier battle", found: 'no such module' }]
    : []),
  ...(file.search && !file.search.carriers && !file.search.turnHours
    ? [{ path: 'search.turnHours', expected: 'the hours of a search turn', found: 'none' }]
    : []),
];

/** [SK-33.8] Bases need the air module, and ids that neither another base nor a ship has. */
function baseFaults({ bases = [], elements, modules = [] }: SeekriegFile): PathFault[] {
  const ships = elements.flatMap((it) => it.ships.map(({ ship }) => ship));
  const isOff = bases.length > 0 && !modules.includes('air');
  return [
    ...(isOff
      ? [{ path: 'modules', expected: "'air' for bases on land", found: 'no such module' }]
      : []),
    ...bases.flatMap(({ id }, b) =>
      ships.includes(id) || bases.findIndex((it) => it.id === id) < b
        ? [{ path: `bases[${b}].id`, expected: 'an id not used before', found: `'${id}' again` }]
        : [],
    ),
  ];
}

/** Rows of zones are of one length. */
const zoneFaults = ({ zones }: NonNullable<SeekriegFile['search']>): PathFault[] => [
  ...weatherFaults(zones),
  ...zones.areas.flatMap((row, r) =>
    row.length === zones.areas[0]?.length
      ? []
      : [
          {
            path: `search.zones.areas[${r}]`,
            expected: `${zones.areas[0]?.length} zones as in the first row`,
            found: String(row.length),
          },
        ],
  ),
];

/** Weather is given for all zones, or for none. */
function weatherFaults({
  areas,
  weather,
}: NonNullable<SeekriegFile['search']>['zones']): PathFault[] {
  const all = areas.flat().length;
  if (!weather || weather.flat().length === all) return [];
  const found = String(weather.flat().length);
  return [{ path: 'search.zones.weather', expected: `the weather of ${all} zones`, found }];
}

const forceFaults = (
  file: SeekriegFile,
  { forces, land = [] }: NonNullable<SeekriegFile['search']>,
): PathFault[] => [
  ...repeatsOf(
    forces.map(({ id }, f) => ({ path: `search.forces[${f}].id`, id })),
    ({ id }) => id,
  ).map(({ path, id }) => ({ path, expected: 'an id not used before', found: `'${id}' again` })),
  ...SIDES.filter((side) => !forces.some((it) => it.side === side)).map((side) => ({
    ...{ path: 'search.forces', expected: `a force of the ${side}`, found: 'none' },
  })),
  ...forces.flatMap((force, f) => namedFaults(file, force, f)),
  ...ashore(forces, new Set(landOf({ land }).map(hexKey))),
];

/** A force has elements of its own side. */
const namedFaults = ({ elements }: SeekriegFile, force: Force, f: number): PathFault[] =>
  force.elements.flatMap((id, e): PathFault[] => {
    const path = `search.forces[${f}].elements[${e}]`;
    const own = elements.filter(({ side }) => side === force.side).map((it) => it.id);
    return own.includes(id) ? [] : [unknownName(path, `an element of the ${force.side}`, id, own)];
  });

const ashore = (forces: readonly Force[], land: ReadonlySet<string>): PathFault[] =>
  forces.flatMap(({ hex }, f) =>
    land.has(hexKey(hex))
      ? [
          {
            ...{ path: `search.forces[${f}].hex`, expected: 'a hex of water' },
            found: `${hexKey(hex)}, which is land`,
          },
        ]
      : [],
  );

/** Each element is in one force. */
const elementFaults = ({ elements, search }: SeekriegFile): PathFault[] =>
  elements.flatMap(({ id }, e) => {
    const count = search?.forces.flatMap((it) => it.elements).filter((it) => it === id).length;
    if (count === 1) return [];
    const found = count === 0 ? 'it in none' : `it in ${count}`;
    return [{ path: `elements[${e}]`, expected: 'an element in one force', found }];
  });
