import { useDeferredValue, useMemo, useState } from 'react';
import type { Axial } from '../../../hex';
import { frameAround, type Lie, type Offset, offsetOf, placeAt } from '../../../scenario/atlas/lie';
import { placeIn, placeText } from '../../../scenario/atlas/places';
import { isInRings } from '../../../scenario/atlas/rings';
import { coastsWithin } from '../../../scenario/atlas/world';
import type { Degrees } from '../../../scenario/core/coast';
import { HEX_WIDTH, type Plane } from '../../hexmap/geometry/plane';
import type { Point } from '../../hexmap/geometry/points';
import { keptUnderlays, type Laid } from './kept';
import { type AtlasState, useAtlas } from './useAtlas';

/** The board of a battle that is edited. */
interface Board {
  /** The id of the battle. */
  id: string;
  /** The text that says where it is fought. */
  place: string;
  plane: Plane;
  /** From its middle to its rim. */
  radius: number;
  /** From the middle of a hex to that of the next. */
  hexYards: number;
}

/** The coast of the earth under a board, to trace. */
export interface Underlay {
  laid: Laid;
  change(laid: Partial<Laid>): void;
  /** Moves the middle of the board by so many hexes. */
  shift(by: Offset): void;
  /** What the typed middle means; `undefined` where that is no place. */
  lie: Lie | undefined;
  /** Closed coasts in drawing units; none while it is not shown. */
  coasts: readonly (readonly Point[])[];
  isLand(hex: Axial): boolean;
  state: AtlasState;
}

export function useUnderlay(board: Board): Underlay {
  const [laid, setLaid] = useState<Laid>(() => keptUnderlays.read(board.id) ?? begun(board));
  const { isShown } = laid;
  const { world, state } = useAtlas(isShown);
  const middle = useDeferredValue(laid.middle);
  const lie = useMemo(() => lieOf(middle, laid.hexYards), [middle, laid.hexYards]);
  const { radius, plane } = board;
  const rings = useMemo(
    () => (world && lie && isShown ? coastsWithin(world, frameAround(lie, radius + RIM)) : NONE),
    [world, lie, isShown, radius],
  );
  const coasts = useMemo(() => (lie ? drawn(rings, lie) : NONE), [rings, lie]);
  const change = (changed: Partial<Laid>): void => {
    const next = { ...laid, ...changed };
    setLaid(next);
    keptUnderlays.keep(board.id, next);
  };
  return {
    ...{ laid, change, lie, coasts, state },
    shift: (by) => lie && change({ middle: placeText(placeAt(lie, by)) }),
    isLand: (hex) => lie !== undefined && isInRings(placeAt(lie, inHexes(plane, hex)), rings),
  };
}

/** Hexes around the board in which the coast is drawn too. */
const RIM = 2;
const NONE: readonly never[] = [];

/** The place that the battle names, if it names one by its degrees. */
function begun({ place, hexYards }: Board): Laid {
  const middle = placeIn(place);
  return { isShown: false, middle: middle ? placeText(middle) : '', hexYards };
}

function lieOf(text: string, hexYards: number): Lie | undefined {
  const middle = placeIn(text);
  return middle && { middle, hexYards };
}

const drawn = (rings: readonly (readonly Degrees[])[], lie: Lie): Point[][] =>
  rings.map((ring) =>
    ring.map((place) => {
      const { east, south } = offsetOf(lie, place);
      return { x: east * HEX_WIDTH, y: south * HEX_WIDTH };
    }),
  );

function inHexes({ center }: Plane, hex: Axial): Offset {
  const { x, y } = center(hex);
  return { east: x / HEX_WIDTH, south: y / HEX_WIDTH };
}
