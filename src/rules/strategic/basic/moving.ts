import type { ClauseId, Side } from '../../core';
import type { EventOf } from '../model/events';
import { type Play, tell } from '../model/play';
import type { Division } from '../model/state';
import type { RangeBox } from '../tables/rangeBoxes';
import { isSeen, unspot } from './spotting';

interface Move {
  to: RangeBox;
  why: EventOf<'divisionMoved'>['why'];
  rule: ClauseId;
}

/** Moves a division to another box; Out of Contact it loses its Spotted card [ST-6.8]. */
export function moveDivision(
  play: Play,
  side: Side,
  division: Division,
  { to, why, rule }: Move,
): void {
  const from = division.box;
  if (!from || from === to) return;
  const seenBy = isSeen(division) ? 'all' : [side];
  division.box = to;
  tell(play, {
    kind: 'divisionMoved',
    rule,
    seenBy,
    reveals: true,
    side,
    division: division.id,
    from,
    to,
    why,
  });
  if (to === 'outOfContact') unspot(division);
}
