import { type Axial, distance } from '../../../hex';
import {
  type BattleView,
  fireBlockedAt,
  sightBlockedAt,
  sightingRange,
} from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import type { Names } from '../../../words/battle/common/names';
import { hexes } from '../../../words/battle/common/words';
import { mapText } from '../../../words/battle/texts/map';
import type { SightLine } from '../../hexmap/mapProps';

interface Looking {
  view: BattleView;
  /** Whose stacks block fire. */
  side: Side;
  names: Names;
  from: Axial;
}

/** [BT-7.1, BT-8.2] The line from hex to hex: what blocks sight along it, and what blocks fire. */
export function sightLineTo({ view, side, names, from }: Looking, to: Axial): SightLine {
  const sight = sightBlockedAt(view, from, to);
  const fire = fireBlockedAt(view, { side, hex: from }, { hex: to });
  const blocked = [
    ...(sight ? [{ hex: sight, by: 'land' as const }] : []),
    ...(fire && !sight ? [{ hex: fire, by: 'friends' as const }] : []),
  ];
  return {
    from,
    to,
    blocked,
    label: mapText('from', {
      hex: names.hex(from),
      verdict: verdict({ view, names, from }, to, { sight, fire }),
    }),
  };
}

function verdict(
  { view, names, from }: Pick<Looking, 'view' | 'names' | 'from'>,
  to: Axial,
  { sight, fire }: { sight: Axial | undefined; fire: Axial | undefined },
): string {
  if (sight) return mapText('blockedByLand', { hex: names.hex(sight) });
  const clear =
    distance(from, to) > sightingRange(view)
      ? mapText('beyond', { range: hexes(sightingRange(view)) })
      : mapText('inSight');
  return fire ? mapText('fireBlocked', { clear, hex: names.hex(fire) }) : clear;
}
