import { SIDES, type Side } from '../../core';
import { stateOf } from '../cards/shipNow';
import { forceOf, presentDivisions } from '../common/own';
import { skyOf } from '../common/sky';
import { type Play, tell } from '../model/play';
import type { Division, ShipRecord } from '../model/state';
import { emptyBasic } from './empty';
import { goTo } from './flow';
import { refreshBasic } from './knowledge';

/** [ST-7.1] Begins a Basic turn, its number and priority being set. */
export function beginBasicTurn(play: Play): void {
  const { state } = play;
  for (const side of SIDES) {
    const force = forceOf(state, side);
    for (const division of Object.values(force.divisions)) enter(play, side, division);
    const present = presentDivisions(force);
    for (const division of present) dive(play, division, force.ships);
    const atShort = present.filter(({ box }) => box === 'short').map(({ id }) => id);
    force.basic = { ...emptyBasic(), beganAtShort: atShort };
  }
  refreshBasic(state);
  goTo(play, { kind: 'search' });
}

/** Reinforcements come in by the box of the scenario. */
function enter(play: Play, side: Side, division: Division): void {
  const { id, box } = division;
  if (division.status !== 'waiting' || play.state.turn < division.freeFrom || !box) return;
  division.status = 'present';
  const seenBy = division.submarine ? [side] : 'all';
  tell(play, { kind: 'divisionEntered', rule: 'ST-6.2', seenBy, side, division: id, box });
}

/** [ST-20.8, ST-19.8] Surfaced in every Night Turn, submerged by day but with Heavy damage. */
function dive(
  { state }: Play,
  { submarine, ships: ids }: Division,
  ships: Record<string, ShipRecord>,
) {
  if (!submarine) return;
  const isHeavy = ids.some((id) => ships[id] && stateOf(ships[id]) === 'heavy');
  submarine.isSubmerged = !isHeavy && !skyOf(state, null).isNight;
  submarine.hadEncounter = false;
}
