import { type Axial, disk, hexKey } from '../../hex';
import type { SeekriegFile } from './schema';

/** The hexes of land of a file, each once. */
export function landOf({ land = [] }: Pick<SeekriegFile, 'land'>): Axial[] {
  const hexes = land.flatMap((area) =>
    'hexes' in area ? area.hexes : disk(area.around, area.within),
  );
  return [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()];
}
