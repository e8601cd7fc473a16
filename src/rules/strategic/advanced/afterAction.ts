import { enemyOf, SIDES, type Side } from '../../core';
import type { SurfaceAction } from '../model/actionState';
import type { Play } from '../model/play';
import type { DivisionId, StrategicState } from '../model/state';
import { contactsOn } from './contacts';
import { divisionSpeed } from './mobility';
import { advancedOf, shipsOfDivision } from './own';
import { revealDivisions } from './spotting';

/** [ST-5.25, ST-8.15, ST-9.13] The aftermath of a surface action: divisions that fought are spotted, may be pursued, and may meet again in place. */
export function afterAdvancedAction(play: Play, action: SurfaceAction): void {
  const { state } = play;
  if (SIDES.some((side) => action.divisions[side].length === 0)) return;
  for (const side of SIDES) reveal(play, action, side);
  for (const side of SIDES) allowPursuit(state, action, side);
  keepUnfinished(state, action);
}

/** Divisions of the action that are still there. */
const left = (state: StrategicState, { divisions }: SurfaceAction, side: Side): DivisionId[] =>
  divisions[side].filter((id) => {
    const division = state.forces[side].divisions[id];
    const isThere = division?.status === 'present';
    return isThere && shipsOfDivision(state.forces[side], division).length > 0;
  });

/** [ST-5.25] The enemy has a report of each division that fought, from the first of his own. */
function reveal(play: Play, action: SurfaceAction, side: Side): void {
  const [spotter] = left(play.state, action, enemyOf(side));
  if (spotter === undefined) return;
  revealDivisions(play, left(play.state, action, side), spotter);
}

/** [ST-9.13] Each division of at least equal speed may go after each that was in sight at the end. */
function allowPursuit(state: StrategicState, action: SurfaceAction, side: Side): void {
  const force = state.forces[side];
  const others = state.forces[enemyOf(side)];
  for (const enemy of left(state, action, enemyOf(side))) {
    const contact = contactsOn(state, side, enemy).at(-1)?.id;
    if (contact === undefined || !isInSight(state, action, enemyOf(side), enemy)) continue;
    for (const own of left(state, action, side)) {
      const speeds = [force.divisions[own], others.divisions[enemy]].map((it, i) =>
        it ? divisionSpeed(i === 0 ? force : others, it, false) : 0,
      );
      if ((speeds[0] ?? 0) >= (speeds[1] ?? 0))
        advancedOf(state, side).pursuits.push({ division: own, contact });
    }
  }
}

/** [ST-9.13] Where the method does not track sight, a division counts as in sight unless all its ships broke off. */
function isInSight(
  { forces }: StrategicState,
  { tacticalEnd, brokeOff }: SurfaceAction,
  side: Side,
  id: DivisionId,
): boolean {
  if (tacticalEnd) return tacticalEnd.inSight.includes(id);
  const division = forces[side].divisions[id];
  return (
    division !== undefined &&
    shipsOfDivision(forces[side], division).some(({ card }) => !brokeOff.includes(card.id))
  );
}

/** [ST-8.15] A tactical action that both sides have survived may go on in the next turn. */
function keepUnfinished(state: StrategicState, action: SurfaceAction): void {
  const { secret } = advancedOf(state, 'allies');
  const { tacticalEnd: end, hex, divisions } = action;
  const isOver = SIDES.some((side) => left(state, action, side).length === 0);
  secret.unfinished = secret.unfinished.filter(({ turn }) => turn >= state.turn);
  if (!end || !hex || isOver) return;
  const all = [...divisions.allies, ...divisions.axis];
  secret.unfinished.push({ turn: state.turn, hex: { ...hex }, divisions: all, end });
}
