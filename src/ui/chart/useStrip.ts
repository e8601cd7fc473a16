import { useState } from 'react';
import { type Axial, sameHex } from '../../hex';
import type { Strip, StripGroup } from './HexStrip';

const NOBODY: readonly StripGroup[] = [];

/**
 * What is named of the hex that was pointed at last, of those with something to name: it stays while the pointer goes
 * from the hex to the names.
 */
export function useStrip({ groupsIn }: Strip, pointed: Axial | null): readonly StripGroup[] {
  const [kept, keep] = useState<Axial | null>(null);
  const isNew = pointed !== null && (kept === null || !sameHex(kept, pointed));
  const hex = isNew && groupsIn(pointed).length > 0 ? pointed : kept;
  if (hex !== kept) keep(hex);
  return hex ? groupsIn(hex) : NOBODY;
}
