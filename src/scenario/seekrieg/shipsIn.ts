import type { ElementInFile, SeekriegFile, ShipInFile } from './schema';

/** A ship of a file with the path to her. */
interface Placed {
  ship: ShipInFile;
  path: string;
  element: ElementInFile;
}

/** All ships of a file, in its order. */
export const shipsIn = ({ elements }: SeekriegFile): Placed[] =>
  elements.flatMap((element, e) =>
    element.ships.map((ship, s) => ({ ship, element, path: `elements[${e}].ships[${s}]` })),
  );
