import { type RefObject, useState } from 'react';
import { type Axial, sameHex } from '../../hex';
import type { Bounds } from '../hexmap/fit';
import { FLAT } from '../hexmap/geometry/plane';
import type { ZoomControl } from '../hexmap/zoom';
import type { Strip, StripGroup } from './HexStrip';

interface Named {
  groups: readonly StripGroup[];
  /** The hex lies high in the window: the names stand at its foot, where they do not cover it. */
  isHigh: boolean;
}

const NOBODY: Named = { groups: [], isHigh: false };

/**
 * What is named of the hex that was pointed at last, of those with something to name: it stays while the pointer goes
 * from the hex to the names.
 */
export function useStrip(
  { groupsIn }: Strip,
  pointed: Axial | null,
  zoom: RefObject<ZoomControl | null>,
): Named {
  const [kept, keep] = useState<{ hex: Axial; isHigh: boolean } | null>(null);
  const isNew = pointed !== null && (kept === null || !sameHex(kept.hex, pointed));
  if (isNew && groupsIn(pointed).length > 0)
    keep({ hex: pointed, isHigh: liesHigh(pointed, zoom.current?.seen()) });
  return kept ? { groups: groupsIn(kept.hex), isHigh: kept.isHigh } : NOBODY;
}

/** The share of the window that names may cover. */
const HIGH_SHARE = 0.4;

export const liesHigh = (hex: Axial, seen: Bounds | undefined): boolean =>
  seen !== undefined && FLAT.center(hex).y < seen.top + (seen.bottom - seen.top) * HIGH_SHARE;
