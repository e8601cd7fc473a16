import { type Axial, distance } from '../../../../../hex';
import { hash, roughNoise } from '../../../../hexmap/geometry/noise';
import { HEX_SIZE } from '../../../../hexmap/geometry/plane';
import type { Point } from '../../../../hexmap/geometry/points';
import { centerOf } from '../common/plane';

/** Drawing units from one hill of the sea floor to the next. */
const SWELL = HEX_SIZE * 7;
const SHELF = HEX_SIZE * 4.5;
const DEEPEST_FATHOMS = 420;
const SHALLOWEST_FATHOMS = 9;

const SALT = { floor: 11, sounded: 23, across: 29, down: 31 };

/** The sea floor in fathoms: invented, but always the same, and shoaling toward land. */
export function depthAt({ x, y }: Point, land: readonly Point[]): number {
  const floor = roughNoise(x / SWELL, y / SWELL, SALT.floor);
  const shore = Math.min(...land.map((it) => Math.hypot(it.x - x, it.y - y)), SHELF) / SHELF;
  const depth = DEEPEST_FATHOMS * floor * Math.min(1, shore ** 1.4);
  return Math.max(SHALLOWEST_FATHOMS, depth);
}

interface Sounding {
  at: Point;
  fathoms: number;
}

const SOUNDED_SHARE = 0.42;
/** Room in a hex for its sounding, below the hex's label. */
const ROOM = { across: HEX_SIZE * 1.05, down: HEX_SIZE * 0.7, middle: HEX_SIZE * 0.15 } as const;

/** Depths scattered over a sea, none on land. */
export function soundings(hexes: readonly Axial[], land: readonly Axial[]): Sounding[] {
  const shores = land.map(centerOf);
  const isClear = (hex: Axial): boolean => land.every((it) => distance(it, hex) > 0);
  return hexes
    .filter((hex) => isClear(hex) && hash(hex.q, hex.r, SALT.sounded) < SOUNDED_SHARE)
    .map((hex) => {
      const middle = centerOf(hex);
      const at = {
        x: middle.x + (hash(hex.q, hex.r, SALT.across) - 0.5) * ROOM.across,
        y: middle.y + ROOM.middle + (hash(hex.q, hex.r, SALT.down) - 0.5) * ROOM.down,
      };
      return { at, fathoms: Math.round(depthAt(at, shores)) };
    });
}
