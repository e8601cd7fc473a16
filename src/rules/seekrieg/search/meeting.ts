import { type BySide, enemyOf, SIDES, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import type { Meeting, SearchForce } from '../model/searchMap';
import type { SeekriegState } from '../model/state';
import { forcesAfloat, searchOf } from './forces';
import { heldBy } from './holding';
import { contactOf, reportForce, reportOf } from './reports';

/** [SK-8.6, SK-8.8] Every force is tested against every enemy force. @returns whether somebody has a new contact */
export function testForces(play: Play): boolean {
  const { state } = play;
  const before = state.hidden.search?.meetings ?? [];
  const meetings = meetingsIn(state);
  if (state.hidden.search) state.hidden.search.meetings = meetings;
  for (const side of SIDES) report(play, side, meetings);
  return meetings.some((it) => SIDES.some((side) => isNew(it, before, side)));
}

function meetingsIn(state: SeekriegState): Meeting[] {
  return forcesAfloat(state, 'allies').flatMap((allies) =>
    forcesAfloat(state, 'axis').flatMap((axis) => {
      const held = {
        allies: heldBy(state, allies, axis),
        axis: heldBy(state, axis, allies),
      };
      const forces = { allies: allies.id, axis: axis.id };
      return held.allies || held.axis ? [{ forces, held }] : [];
    }),
  );
}

const isNew = ({ forces, held }: Meeting, before: readonly Meeting[], side: Side): boolean =>
  held[side] !== null && !before.some((it) => it.held[side] && isSame(it.forces, forces));

const isSame = (a: BySide<string>, b: BySide<string>): boolean =>
  a.allies === b.allies && a.axis === b.axis;

/** Each enemy force once, as well as any own force holds it; those no longer held are lost. */
function report(play: Play, side: Side, meetings: readonly Meeting[]): void {
  const held = new Set<string>();
  for (const enemy of forcesAfloat(play.state, enemyOf(side))) {
    const best = bestHold(meetings, side, enemy);
    if (!best) continue;
    held.add(enemy.id);
    const details = best === 'eye' ? reportOf(play.state, enemy, 'full') : null;
    reportForce(play, side, enemy, { source: best, hex: enemy.hex, report: details, dice: [] });
  }
  loseOthers(play, side, held);
}

function bestHold(
  meetings: readonly Meeting[],
  side: Side,
  { id }: SearchForce,
): 'eye' | 'radar' | null {
  const holds = meetings
    .filter(({ forces }) => forces[enemyOf(side)] === id)
    .map(({ held }) => held[side]);
  return holds.includes('eye') ? 'eye' : holds.includes('radar') ? 'radar' : null;
}

function loseOthers(play: Play, side: Side, held: ReadonlySet<string>): void {
  const tracked = play.state.hidden.search?.tracked[side] ?? {};
  for (const contact of Object.values(searchOf(play.state, side).contacts)) {
    if (!contact.isHeld || held.has(tracked[contact.id] ?? '')) continue;
    contact.isHeld = false;
    contact.choice = null;
    const event = { kind: 'forceLost', rule: 'SK-8.6' } as const;
    tell(play, { ...event, side, seenBy: [side], contact: contact.id });
  }
}

/** [SK-8.28] Meetings in which a side that holds the other has chosen to engage. */
export const engagements = (state: SeekriegState): Meeting[] =>
  (state.hidden.search?.meetings ?? []).filter(({ forces, held }) =>
    SIDES.some(
      (side) =>
        held[side] !== null && contactOf(state, side, forces[enemyOf(side)])?.choice === 'engage',
    ),
  );
