import { type PathFault, unknownName } from '../form/fault';
import type { SeekriegFile } from './schema';
import { shipsIn } from './shipsIn';

/** Ships and objectives that objectives name. */
export function objectiveFaults(file: SeekriegFile): PathFault[] {
  const ids = shipsIn(file).map(({ ship }) => ship.ship);
  return file.objectives
    .flatMap(({ ships }, o) =>
      ships.flatMap((id, s) =>
        ids.includes(id)
          ? []
          : [unknownName(`objectives[${o}].ships[${s}]`, 'a ship of the scenario', id, ids)],
      ),
    )
    .concat(unlessFaults(file));
}

/** [SK-35.14] It may belong to the other side. */
const unlessFaults = ({ objectives }: SeekriegFile): PathFault[] =>
  objectives.flatMap(({ id, unlessScored }, o) => {
    const others = objectives.map((it) => it.id).filter((it) => it !== id);
    if (unlessScored === undefined || others.includes(unlessScored)) return [];
    return [
      unknownName(`objectives[${o}].unlessScored`, 'another objective', unlessScored, others),
    ];
  });
