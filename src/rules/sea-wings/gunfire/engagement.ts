import { type BySide, bySide, enemyOf, must, otherSheet, SIDES, type Side } from '../../core';
import { rollVisibility } from '../combat/surface/contact';
import { rollInitiative } from '../combat/surface/initiative';
import { roundsOf } from '../combat/surface/quickRounds';
import { quickTarget } from '../combat/surface/quickTarget';
import { isNight } from '../common/clock';
import { showMarkers } from '../common/markers';
import { writeDown } from '../common/notebook';
import { forceOf, shipsIn } from '../common/own';
import type { QuickTarget } from '../model/engagement';
import { type Play, tell } from '../model/play';
import { enterStep } from '../model/rule';
import type { SeaWingsState, SeaWingsView } from '../model/state';
import type { Ship, TaskForce } from '../model/units';
import { bombardAll } from './bombardment';
import { type Meeting, nextMeeting } from './contacts';

/** [WG-18.9] G2: the next engagement, or on to G3. */
export function fightNext(play: Play): void {
  const meeting = nextMeeting(play);
  if (meeting) beginEngagement(play, meeting);
  else bombardAll(play);
}

/** [WG-18.10, WG-18.11, WG-18.25, WG-19.6] */
function beginEngagement(play: Play, meeting: Meeting): void {
  const { state } = play;
  const isDark = isNight(state.scenario, state.turn);
  const { yards, facts } = rollVisibility(isDark, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: ['allies', 'axis'] });
  for (const side of SIDES) open(state, side, meeting[side]);
  state.engagement = {
    hex: bySide((side) => ({ ...meeting[side].hex })),
    visibility: yards,
    handedOver: null,
    rounds: [...roundsOf(isDark, yards)],
    initiative: 'allies',
    hasSurprise: false,
    fighting: bySide((side) => targetsIn(state, side)),
    torpedoed: [],
    endedBy: null,
  };
  const ships = bySide((side) => [...meeting[side].ships]);
  tell(play, { kind: 'engagementBegan', rule: 'WG-18.10', seenBy: ['allies', 'axis'], ships });
  const others = othersFor(state);
  if (others.length > 0) state.engagement.others = others;
  if (canBeHandedOver(state)) enterStep(state, { kind: 'ways' });
  else beginRound(play);
}

/** All ships of a side in the engagement, whole. */
export const shipsFighting = (state: SeaWingsState, side: Side): Ship[] => {
  const taskForce = fightingForce(state, side);
  return taskForce ? shipsIn(state.forces[side], taskForce) : [];
};

/** [WG-18.26] The usual system that fights engagements out knows every ship of this one. */
const canBeHandedOver = (state: SeaWingsState): boolean =>
  shipsOfBoth(state).every(({ sheet }) => sheet !== undefined);

const shipsOfBoth = (state: SeaWingsState): Ship[] =>
  SIDES.flatMap((side) => shipsFighting(state, side));

/** [WG-18.12] Other systems that know every ship of the engagement. */
const othersFor = (state: SeaWingsState): string[] =>
  Object.keys(state.scenario.otherSheets ?? {}).filter((host) =>
    shipsOfBoth(state).every((ship) => sheetOf(state, ship, host) !== undefined),
  );

/** Her record in the system that fights an engagement out. `host`: not the usual one. */
export const sheetOf = (
  { scenario }: SeaWingsState,
  { sheet, otherSheets }: Ship,
  host: string | undefined,
): unknown => (host === undefined ? sheet : otherSheet(scenario.otherSheets, otherSheets, host));

/** [WG-18.25, WG-19.49] The task force is spotted, and its ships are known. */
function open(state: SeaWingsState, side: Side, taskForce: TaskForce): void {
  const { turn } = state;
  state.forces[side].fought.push(taskForce.id);
  const { since = turn, by = [] } = taskForce.spotted ?? {};
  taskForce.spotted = { since, turn, by: by.length > 0 ? by : ['sea'] };
  writeDown(state, side, taskForce);
  showMarkers(state, side);
}

/** The task force of a side that is fighting; `undefined` once all its ships are sunk. */
export function fightingForce(view: SeaWingsView, side: Side): TaskForce | undefined {
  const force = forceOf(view, side);
  return force.taskForces[force.fought.at(-1) ?? ''];
}

/** All ships of a side in the engagement. */
export function targetsIn(view: SeaWingsView, side: Side): QuickTarget[] {
  const taskForce = fightingForce(view, side);
  return taskForce ? shipsIn(forceOf(view, side), taskForce).map(quickTarget) : [];
}

/** [WG-19.17] Rolls for initiative; the engagement is over when a side has no ship left or no round is to come. */
export function beginRound(play: Play): void {
  const { state } = play;
  const engagement = must(state.engagement, 'engagement');
  engagement.fighting = bySide((side) => targetsIn(state, side));
  const isOver = SIDES.some((side) => engagement.fighting[side].length === 0);
  if (isOver || engagement.rounds.length === 0) {
    endEngagement(play);
    return;
  }
  const { scenario, turn } = state;
  const isDark = isNight(scenario, turn);
  const modifiers: BySide<number> = bySide(
    (side) => scenario.sides[side].initiative[isDark ? 'night' : 'day'],
  );
  const { side, hasSurprise, facts } = rollInitiative(modifiers, isDark, play.dice);
  for (const fact of facts) tell(play, { ...fact, seenBy: ['allies', 'axis'] });
  Object.assign(engagement, { initiative: side, hasSurprise });
  enterStep(state, { kind: 'fight', side });
}

/** [WG-19.48] The next round, if there is one. */
export function nextRound(play: Play): void {
  must(play.state.engagement, 'engagement').rounds.shift();
  beginRound(play);
}

/** [WG-18.24, WG-19.20] The side that broke it off must move away in the next movement phase. */
export function endEngagement(play: Play): void {
  const { state } = play;
  const { endedBy, hex } = must(state.engagement, 'engagement');
  const taskForce = endedBy && fightingForce(state, endedBy);
  if (taskForce) taskForce.flees = { ...hex[enemyOf(endedBy)] };
  state.engagement = null;
  tell(play, { kind: 'engagementEnded', rule: 'WG-19.48', seenBy: ['allies', 'axis'] });
  fightNext(play);
}
