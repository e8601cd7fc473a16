import type { ShipInFile, StrategicFile } from './schema';

/** The key by which a file names a ship, depending on her registry. */
export const keyIn = (inFile: ShipInFile): 'ship' | 'submarine' | 'flotilla' => {
  if ('ship' in inFile) return 'ship';
  return 'submarine' in inFile ? 'submarine' : 'flotilla';
};

const idIn = (inFile: ShipInFile): string => {
  if ('ship' in inFile) return inFile.ship;
  return 'submarine' in inFile ? inFile.submarine : inFile.flotilla;
};

/** The ships of all divisions with their paths. */
export const shipsIn = ({ divisions }: StrategicFile) =>
  divisions.flatMap((division, d) =>
    division.ships.map((inFile, s) => ({
      path: `divisions[${d}].ships[${s}].${keyIn(inFile)}`,
      ...{ division, inFile, id: idIn(inFile) },
    })),
  );
