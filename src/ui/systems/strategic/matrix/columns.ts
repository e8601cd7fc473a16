import { enemyOf, type Side } from '../../../../rules/core';
import {
  NAUTICAL_MILES_APART,
  RANGE_BOXES,
  type RangeBox,
  type Reach,
  reachBetween,
  separation,
} from '../../../../rules/strategic/query';
import type { DivisionFace, LandFace } from '../desk/faces';

/** One column of the Combat Matrix: a range box of a side. */
export interface Column {
  side: Side;
  box: RangeBox;
}

/** [ST-1.15] From Player One's farthest box to Player Two's. */
export const COLUMNS: readonly Column[] = [
  ...RANGE_BOXES.toReversed().map((box) => ({ side: 'allies' as const, box })),
  ...RANGE_BOXES.map((box) => ({ side: 'axis' as const, box })),
];

export const columnKey = ({ side, box }: Column): string => `${side}/${box}`;

/** How far apart two boxes of opposite sides are, and which aircraft may fly between them. */
export interface Distance {
  /** `undefined` when either is Out of Contact. */
  steps: number | undefined;
  miles: number | undefined;
  reach: Reach;
}

/** [ST-6.4 to ST-6.8] From a box to each column of the other side. */
export function distancesFrom(from: Column): ReadonlyMap<string, Distance> {
  const others = COLUMNS.filter(({ side }) => side === enemyOf(from.side));
  return new Map(others.map((to) => [columnKey(to), distanceTo(from.box, to.box)]));
}

function distanceTo(a: RangeBox, b: RangeBox): Distance {
  const steps = separation(a, b);
  return {
    steps,
    miles: steps === undefined ? undefined : NAUTICAL_MILES_APART[steps],
    reach: reachBetween(a, b),
  };
}

/** What lies in a column: divisions, then submarines, then land. */
export interface Contents {
  divisions: readonly DivisionFace[];
  land: readonly LandFace[];
}

export const contentsOf = (
  { side, box }: Column,
  divisions: readonly DivisionFace[],
  land: readonly LandFace[],
): Contents => ({
  divisions: divisions
    .filter((face) => face.side === side && face.box === box)
    .toSorted((a, b) => Number(a.isSubmarine) - Number(b.isSubmarine)),
  land: land.filter((face) => face.side === side && face.box === box),
});
