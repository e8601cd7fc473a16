import { type Axial, hexAhead } from '../../hex';
import type { Side } from '../../rules/core';
import type { DataSheet } from '../../rules/fleet-action/query';
import type { ShipRegistry } from '../records/registry';
import type { FleetActionFile, ShipInFile, SquadronInFile } from './schema';
import { sheetOn } from './shipSheet';

/** A unit of a file, with what checks ask of it. */
export interface UnitInFile {
  id: string;
  side: Side;
  /** Where it stands in the file, such as `squadrons[0].ships[1]`. */
  path: string;
  /** Absent for a ship that the registry does not have. */
  sheet: DataSheet | undefined;
  /** Its hex at the start; `null` for one that enters near others, or that has no ship with a hex before it. */
  hex: Axial | null;
}

type Ships = Pick<ShipRegistry, 'ships'>;

/** All units of a file, in its order. */
export const unitsIn = (file: FleetActionFile, registry: Ships): UnitInFile[] =>
  file.squadrons.flatMap((squadron, s) =>
    startHexes(squadron).map((hex, i) => {
      const { ship, overrides } = squadron.ships[i] as ShipInFile;
      const record = registry.ships.get(ship);
      return {
        ...{ id: ship, side: squadron.side, path: `squadrons[${s}].ships[${i}]`, hex },
        sheet: record && sheetOn(record, file.date, overrides),
      };
    }),
  );

/** [NW-34.2] Where the ships of a squadron begin: those without a hex astern of the one before. */
function startHexes({ ships, course }: SquadronInFile): (Axial | null)[] {
  let before: Axial | null = null;
  return ships.map(({ hex }) => {
    before = hex ?? (before && hexAhead(before, course, -1));
    return before;
  });
}
