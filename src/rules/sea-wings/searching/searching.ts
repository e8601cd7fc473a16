import { enemyOf, type Hexes, type Side, valueOf } from '../../core';
import { formationsOf } from '../common/formations';
import { countLoss } from '../common/losses';
import { drawMarker, showMarkers } from '../common/markers';
import { isDummy, taskForcesOf } from '../common/own';
import type { Formation, SearchTask } from '../model/air';
import { type Play, tell } from '../model/play';
import type { TaskForce } from '../model/units';
import { type Contact, contactsOf } from './contacts';
import { report } from './reports';

/** A search over a marker of the enemy. */
export interface Seeking {
  side: Side;
  target: TaskForce;
  contact: Contact;
}

/** [WG-17.34, WG-17.42] What a search meets over a marker, and what it does there besides searching. */
export interface SearchMeeting {
  /** Before the die; `true` when the searcher is shot down. */
  before(play: Play, seeking: Seeking): boolean;
  after(play: Play, seeking: Seeking, isSpotted: boolean): void;
}

/** [WG-17.3] The searches of a side, one marker after another. */
export function searchAll(play: Play, side: Side, meeting: SearchMeeting): void {
  const { state } = play;
  const { known, forces } = state;
  known[side].sought = [];
  for (const contact of contactsOf(state, side)) {
    const target = forces[enemyOf(side)].taskForces[contact.target];
    if (!target) continue;
    known[side].sought.push(target.marker);
    if (contact.search?.task.factors === 0) continue;
    const seeking = { side, target, contact };
    if (meeting.before(play, seeking)) lastMessage(play, seeking);
    else meeting.after(play, seeking, searchOne(play, seeking));
  }
  showMarkers(state, enemyOf(side));
}

/** [WG-21.12] Card 1: a marker that was searched, as if the die were a 5 and that for information a 6; `false` when it is gone. */
export function searchSurely(play: Play, side: Side, marker: string): boolean {
  const { state } = play;
  const owner = enemyOf(side);
  const target = taskForcesOf(state.forces[owner]).find((it) => it.marker === marker);
  const contact = contactsOf(state, side).find((it) => it.target === target?.id);
  if (!target || !contact) return false;
  if (isDummy(target)) takeOff(play, owner, target);
  else spot(play, side, target, { ...contact, face: EXACT_FACE });
  showMarkers(state, owner);
  return true;
}

/** [WG-17.12] The roll that reports everything. */
const EXACT_FACE = 6;

/** [WG-17.7, WG-17.21] `true` when the marker is spotted. */
function searchOne(play: Play, seeking: Seeking): boolean {
  const { side, target, contact } = seeking;
  if (!isRespotting(play, seeking) && findsNothing(play, side, target)) return false;
  spot(play, side, target, contact);
  return true;
}

/** [WG-17.21, WG-17.22] A search by air over what was spotted in an earlier turn. */
const isRespotting = ({ state }: Play, { target, contact }: Seeking): boolean =>
  contact.search !== null && target.spotted !== null && target.spotted.since < state.turn;

/** [WG-17.40, WG-17.41] Option C: the lowest die on which a searcher that is shot down has told of ships. */
const MESSAGE_FROM = 4;

/** [WG-17.12] The roll that reports the least: ships are present. */
const PRESENT_FACE = 1;

/** [WG-17.39, WG-17.40, WG-17.49, WG-23.5] */
function lastMessage(play: Play, seeking: Seeking): void {
  const { side, target, contact } = seeking;
  if (!play.state.options.lastMessage || isRespotting(play, seeking)) return;
  const roll = play.dice.roll('d6', 1, 'last-message');
  const isHeard = valueOf(roll) >= MESSAGE_FROM;
  const found = isHeard ? ('spotted' as const) : ('nothing' as const);
  const facts = { side, marker: target.marker, hex: { ...target.hex }, found, dice: [roll] };
  tell(play, { kind: 'markerSearched', rule: 'WG-17.40', seenBy: [side], ...facts });
  if (isHeard) spot(play, side, target, { ...contact, face: PRESENT_FACE });
}

/** [WG-17.7 to WG-17.10] The search die; a dummy that it exposes is taken off the map. */
function findsNothing(play: Play, side: Side, target: TaskForce): boolean {
  const roll = play.dice.roll('d6', 1, 'search');
  const found = foundBy(valueOf(roll), target);
  const facts = { side, marker: target.marker, hex: { ...target.hex }, found, dice: [roll] };
  tell(play, { kind: 'markerSearched', rule: 'WG-17.7', seenBy: [side], ...facts });
  if (found === 'dummy') takeOff(play, enemyOf(side), target);
  return found !== 'spotted';
}

/** [WG-17.7 to WG-17.10] What a search die finds. */
export function foundBy(
  die: number,
  target: Pick<TaskForce, 'ships' | 'answer'>,
): 'spotted' | 'nothing' | 'dummy' {
  if (die === 6) return 'nothing';
  if (!isDummy(target)) return 'spotted';
  return die === 1 && target.answer !== 'nothing' ? 'spotted' : 'dummy';
}

/** [WG-4.10, WG-8.31, WG-17.53] A dummy of a side is found out and comes off the map; both see it. */
export function takeOff(play: Play, side: Side, { id, marker, hex }: TaskForce): void {
  delete play.state.forces[side].taskForces[id];
  tell(play, { kind: 'dummyFound', rule: 'WG-4.10', side, marker, hex });
}

/** What sees a marker; `face`: what card 1 makes the roll for information. */
type Sighting = Pick<Contact, 'by'> & { face?: number };

/** [WG-17.8, WG-17.20, WG-17.21, WG-24.5] Spots a marker, or keeps it spotted, and reports on it. */
function spot(play: Play, side: Side, target: TaskForce, { by, face }: Sighting): void {
  const { turn } = play.state;
  const isFirst = target.spotted?.turn !== turn;
  if (isDummy(target) && !target.falseReport && target.answer !== 'nothing')
    target.falseReport = target.answer;
  target.spotted = {
    since: target.spotted?.since ?? turn,
    turn,
    by: [...new Set([...(isFirst ? [] : (target.spotted?.by ?? [])), by])],
  };
  const owner = enemyOf(side);
  const facts = { side: owner, taskForce: target.id, hex: { ...target.hex } };
  tell(play, { kind: 'taskForceSpotted', rule: 'WG-24.5', seenBy: [owner], ...facts });
  report(play, side, target, face);
}

/** [WG-3.8, WG-17.24, WG-17.25] Task forces that were not spotted in this phase are out of sight again. */
export function loseSight(play: Play, side: Side): void {
  const { state } = play;
  const lost = taskForcesOf(state.forces[side]).filter(
    ({ spotted }) => spotted && spotted.turn < state.turn,
  );
  if (lost.length === 0) return;
  const markers = lost.map(({ marker }) => marker);
  for (const taskForce of lost) {
    Object.assign(taskForce, { spotted: null, falseReport: null, marker: '' });
    taskForce.marker = drawMarker(play);
  }
  showMarkers(state, side);
  tell(play, { kind: 'spottingLost', rule: 'WG-17.24', side, markers });
}

/** [WG-17.31] A search beyond this share of the type's search range is at extended range. */
const EXTENDED_SHARE = 0.8;

/** [WG-17.31] */
export const isExtended = ({ type }: Pick<Formation, 'type'>, rangeHexes: Hexes): boolean =>
  rangeHexes > EXTENDED_SHARE * (type.searchRangeHexes ?? 0);

/** [WG-17.30, WG-17.31] Each searching factor rolls; a 1 is rolled again. */
export function rollAttrition(play: Play, side: Side): void {
  for (const formation of formationsOf(play.state.forces[side]))
    for (const task of formation.boxes.search) wear(play, side, formation, task);
}

function wear(play: Play, side: Side, formation: Formation, task: SearchTask): void {
  if (task.factors === 0) return;
  const { id } = formation;
  const roll = play.dice.roll('d6', task.factors, 'attrition');
  const ones = roll.values.filter((value) => value === 1).length;
  const again = ones > 0 ? [play.dice.roll('d6', ones, 'attrition-again')] : [];
  const upTo = isExtended(formation, task.rangeHexes) ? 3 : 1;
  const lost = again.flatMap(({ values }) => values).filter((value) => value <= upTo).length;
  const facts = { side, formation: id, lost, dice: [roll, ...again] };
  tell(play, { kind: 'attritionRolled', rule: 'WG-17.30', seenBy: [side], ...facts });
  task.factors -= lost;
  if (lost > 0) countLoss(play, side, id, lost);
}
