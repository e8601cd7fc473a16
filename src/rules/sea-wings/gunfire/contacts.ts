import { distance } from '../../../hex';
import { enemyOf, must, SIDES, type Side } from '../../core';
import { rollContact } from '../combat/surface/contact';
import { isNight } from '../common/clock';
import { hitsOf } from '../common/condition';
import { showMarkers } from '../common/markers';
import { isDummy, shipsIn, taskForcesOf } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Force, SeaWingsState } from '../model/state';
import type { TaskForce } from '../model/units';
import { takeOff } from '../searching/searching';

/** [WG-18.1] Two task forces that at least one side wants to fight. */
export interface Meeting {
  allies: TaskForce;
  axis: TaskForce;
  wanted: readonly Side[];
}

/** [WG-18.9] The pairs that are wanted, the nearest first, then by the Allied and the Japanese number. */
function meetingsOf(state: SeaWingsState): Meeting[] {
  const all = SIDES.flatMap((side) =>
    state.forces[side].wishes.flatMap(({ taskForce, marker }) => {
      const own = state.forces[side].taskForces[taskForce];
      const enemy = taskForcesOf(state.forces[enemyOf(side)]).find((it) => it.marker === marker);
      if (!own || !enemy) return [];
      return [side === 'allies' ? { allies: own, axis: enemy } : { allies: enemy, axis: own }];
    }),
  );
  const pairs = all.filter(
    (it, i) => all.findIndex((other) => other.allies === it.allies && other.axis === it.axis) === i,
  );
  return pairs
    .sort(inOrder)
    .map((it) => ({ ...it, wanted: SIDES.filter((side) => isWanted(state, side, it)) }));
}

const inOrder = (a: Pair, b: Pair): number =>
  distance(a.allies.hex, a.axis.hex) - distance(b.allies.hex, b.axis.hex) ||
  a.allies.number - b.allies.number ||
  a.axis.number - b.axis.number;

type Pair = Pick<Meeting, 'allies' | 'axis'>;

const isWanted = ({ forces }: SeaWingsState, side: Side, pair: Pair): boolean =>
  forces[side].wishes.some(
    (it) => it.taskForce === pair[side].id && it.marker === pair[enemyOf(side)].marker,
  );

/** [WG-18.3, WG-18.4, WG-18.6, WG-18.9] The next pair that comes to an engagement; its wishes are used up. */
export function nextMeeting(play: Play): Meeting | undefined {
  const { state } = play;
  for (const meeting of meetingsOf(state)) {
    dropWishes(state, meeting);
    if (SIDES.some((side) => state.forces[side].fought.includes(meeting[side].id))) continue;
    if (foundEmpty(play, meeting)) continue;
    if (meeting.wanted.length === 2 || isForced(play, meeting)) return meeting;
  }
  return undefined;
}

function dropWishes(state: SeaWingsState, meeting: Meeting): void {
  for (const side of SIDES)
    state.forces[side].wishes = state.forces[side].wishes.filter(
      ({ taskForce, marker }) =>
        taskForce !== meeting[side].id || marker !== meeting[enemyOf(side)].marker,
    );
}

/** [WG-18.8] An attempt against a dummy removes it. */
function foundEmpty(play: Play, meeting: Meeting): boolean {
  const side = SIDES.find((it) => isDummy(meeting[it]));
  if (!side) return false;
  takeOff(play, side, meeting[side]);
  showMarkers(play.state, side);
  return true;
}

/** [WG-18.4] */
function isForced(play: Play, meeting: Meeting): boolean {
  const { state, dice } = play;
  const seeker = must(meeting.wanted[0], 'wish');
  const contact = {
    isNight: isNight(state.scenario, state.turn),
    seeker,
    isSeekerSlowed: isSlowed(state.forces[seeker], meeting[seeker]),
    isAvoiderSlowed: isSlowed(state.forces[enemyOf(seeker)], meeting[enemyOf(seeker)]),
  };
  const { isEngaged, facts } = rollContact(contact, dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: [seeker] });
  return isEngaged;
}

export const isSlowed = (force: Force, taskForce: TaskForce): boolean =>
  shipsIn(force, taskForce).some((ship) => hitsOf(ship, 'P') > 0);
