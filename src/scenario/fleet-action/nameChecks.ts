import { type PathFault, unknownName } from '../form/fault';
import type { FleetActionFile } from './schema';
import { lateFaults } from './turnChecks';
import type { UnitInFile } from './units';

/** Units and objectives that objectives, free exits and happenings name, and the turns that they name. */
export const nameFaults = (file: FleetActionFile, units: readonly UnitInFile[]): PathFault[] => [
  ...unitNames(file).flatMap(({ path, id }) => {
    const ids = units.map((it) => it.id);
    return ids.includes(id) ? [] : [unknownName(path, 'a unit of the scenario', id, ids)];
  }),
  ...unlessFaults(file),
  ...turnFaults(file),
];

/** Names of units, with their paths. */
function unitNames(file: FleetActionFile): { path: string; id: string }[] {
  const { objectives, freeExits = [], happenings = [] } = file;
  const each = (path: string, ids: readonly string[]) =>
    ids.map((id, i) => ({ path: `${path}[${i}]`, id }));
  return [
    ...objectives.flatMap(({ aim, spares = [] }, o) => [
      ...each(`objectives[${o}].aim.units`, aim.units),
      ...each(`objectives[${o}].spares`, spares),
    ]),
    ...freeExits.flatMap(({ units }, f) => each(`freeExits[${f}].units`, units)),
    ...happenings.map(({ unit }, h) => ({ path: `happenings[${h}].unit`, id: unit })),
  ];
}

/** [NW-34.6h] */
function unlessFaults({ objectives }: FleetActionFile): PathFault[] {
  return objectives.flatMap(({ id, unlessMet }, o) => {
    const others = objectives.map((it) => it.id).filter((it) => it !== id);
    if (unlessMet === undefined || others.includes(unlessMet)) return [];
    return [unknownName(`objectives[${o}].unlessMet`, 'another objective', unlessMet, others)];
  });
}

function turnFaults({
  turns,
  freeExits = [],
  happenings = [],
  submarines = [],
  objectives,
}: FleetActionFile): PathFault[] {
  const named = [
    ...objectives.flatMap(({ aim }, o) =>
      aim.kind === 'afloat'
        ? [{ path: `objectives[${o}].aim.throughTurn`, turn: aim.throughTurn }]
        : [],
    ),
    ...freeExits.map(({ fromTurn }, f) => ({ path: `freeExits[${f}].fromTurn`, turn: fromTurn })),
    ...happenings.map(({ turn }, h) => ({ path: `happenings[${h}].turn`, turn })),
    ...submarines.map(({ fromTurn }, s) => ({ path: `submarines[${s}].fromTurn`, turn: fromTurn })),
  ];
  return named.flatMap(({ path, turn }) => lateFaults(path, turn, turns));
}
