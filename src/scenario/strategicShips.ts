import type { ShipInFile, StrategicFile } from './strategicSchema';

export const idIn = (inFile: ShipInFile): string =>
  'ship' in inFile ? inFile.ship : inFile.submarine;

/** The ships of all divisions with their paths. */
export const shipsIn = ({ divisions }: StrategicFile) =>
  divisions.flatMap((division, d) =>
    division.ships.map((inFile, s) => ({
      path: `divisions[${d}].ships[${s}].${'ship' in inFile ? 'ship' : 'submarine'}`,
      ...{ division, inFile, id: idIn(inFile) },
    })),
  );
