import { type PathFault, unknownName } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import type { StrategicFile } from './schema';
import { shipsIn } from './shipsIn';

/** Objectives name existing ships, land units and exits. */
export function objectiveFaults(file: StrategicFile, _registry: ShipRegistry): PathFault[] {
  const ships = shipsIn(file).map(({ id }) => id);
  const bases = file.landUnits.map(({ id }) => id);
  const exits = (file.map?.exits ?? []).map(({ id }) => id);
  const unknown = (path: string, expected: string, name: string, names: string[]): PathFault[] =>
    names.includes(name) ? [] : [unknownName(path, expected, name, names)];
  return file.objectives.flatMap(({ when }, o) =>
    when.flatMap((it, c): PathFault[] => {
      const path = `objectives[${o}].when[${c}]`;
      if ('landHurt' in it) return unknown(`${path}.landHurt`, 'a land unit', it.landHurt, bases);
      const [key, named] =
        'shipsIn' in it
          ? (['shipsIn', it.shipsIn] as const)
          : (['shipsHurt', it.shipsHurt] as const);
      const areas = 'shipsIn' in it ? it.areas : [];
      return [
        ...named.flatMap((id, s) => unknown(`${path}.${key}[${s}]`, 'a ship', id, ships)),
        ...areas.flatMap((area, a) =>
          'exit' in area ? unknown(`${path}.areas[${a}].exit`, 'an exit', area.exit, exits) : [],
        ),
      ];
    }),
  );
}
