import { type Axial, distance } from '../../../hex';
import { enemyOf, must, type Side } from '../../core';
import { rollMission } from '../combat/strike/missions';
import { showMarkers } from '../common/markers';
import { forceOf, isDummy } from '../common/own';
import { hasFighterRadar, hasWarningRadar } from '../common/radar';
import { type Play, tell } from '../model/play';
import type { RaidGroup, SeenGroup } from '../model/raid';
import { enterStep } from '../model/rule';
import type { SeaWingsState, SeaWingsView, Strike } from '../model/state';
import type { TaskForce } from '../model/units';
import { takeOff } from '../searching/searching';
import { targetForce, tasksOf } from './building';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** [WG-10.1] A strike arrives; `false` when it finds nothing and turns back. */
export function beginRaid(play: Play, side: Side, strike: Strike): boolean {
  const { state } = play;
  strike.isDone = true;
  for (const { task } of tasksOf(state, side, strike.id)) task.isLaunched = true;
  const id = targetForce(state, side, strike);
  const groups = groupsOf(state, side, strike);
  if (id === undefined || groups.length === 0) return turnBack(play, side, strike);
  const enemy = state.forces[enemyOf(side)];
  const taskForce = enemy.taskForces[id];
  const { hex } = taskForce ?? must(enemy.bases[id], id);
  if (!finds(play, side, strike, { hex, taskForce })) return turnBack(play, side, strike);
  if (taskForce && isDummy(taskForce)) {
    takeOff(play, enemyOf(side), taskForce);
    showMarkers(state, enemyOf(side));
    return turnBack(play, side, strike);
  }
  const target = taskForce?.marker ?? id;
  state.raid = { attacker: side, hex: { ...hex }, target, meeting: 'incoming' };
  state.forces[side].attackers = { strike: strike.id, groups, escorting: [] };
  enemy.defenders = { force: id, interceptors: [], blows: [], layout: null, flak: {} };
  Object.assign(state.known[enemyOf(side)], {
    raiders: announced(state, side),
    raidTotal: hasWarningRadar(enemy, id)
      ? groups.reduce((sum, group) => sum + factorsOf(state, side, group), 0)
      : null,
  });
  if (taskForce) markStruck(state, side, groups);
  tell(play, { kind: 'raidBegan', rule: 'WG-10.3', side, target, hex: { ...hex } });
  enterStep(state, { kind: 'alarm' });
  return true;
}

/**
 * [WG-8.24 to WG-8.27] Option A: a strike has to find a marker that is not spotted, and any target that it changed to; a dummy that
 * is not spotted it never finds.
 */
function finds(
  play: Play,
  side: Side,
  strike: Strike,
  { hex, taskForce }: { hex: Axial; taskForce: TaskForce | undefined },
): boolean {
  const isHidden = taskForce !== undefined && taskForce.spotted === null;
  const isSought = strike.isDiverted || (isHidden && play.state.options.searchAndStrike);
  if (!isSought) return true;
  const { isFound, facts } = rollMission(strike.id, distance(strike.from, hex), play.dice);
  const isThere = isFound && !(isHidden && isDummy(taskForce));
  const rule = strike.isDiverted ? 'WG-8.26' : 'WG-8.24';
  for (const fact of facts)
    if (fact.kind === 'missionRolled')
      tell(play, { ...fact, rule, isFound: isThere, seenBy: [side] });
  return isThere;
}

/** [WG-10.3] Strike formations under letters, then the escorts [WG-8.17]. */
const groupsOf = (state: SeaWingsState, side: Side, { id }: Strike): RaidGroup[] =>
  tasksOf(state, side, id)
    .filter(({ task }) => task.factors > 0)
    .map(({ formation, task, index }, i) => ({
      letter: must(LETTERS[i], 'letter'),
      formation: formation.id,
      task: index,
      isEscort: task.ordnance === null,
      hasAttacked: false,
      aims: [],
    }));

/** [WG-10.3, WG-10.5, WG-24.10] What the defender is told before he allots his CAP. */
function announced(state: SeaWingsState, side: Side): SeenGroup[] {
  const enemy = state.forces[enemyOf(side)];
  const hasRadar = hasFighterRadar(enemy, must(enemy.defenders, 'raid').force);
  return must(state.forces[side].attackers, 'raid').groups.map((group) => ({
    letter: group.letter,
    isEscort: group.isEscort,
    factors: hasRadar ? factorsOf(state, side, group) : null,
    type: null,
  }));
}

/** Factors of a formation that are left in a strike. */
export const factorsOf = (
  view: SeaWingsView,
  side: Side,
  { formation, task }: Pick<RaidGroup, 'formation' | 'task'>,
): number => forceOf(view, side).formations[formation]?.boxes.strike[task]?.factors ?? 0;

/** [WG-8.23, WG-8.31] */
function turnBack(play: Play, side: Side, { id }: Strike): false {
  tell(play, { kind: 'strikeTurnedBack', rule: 'WG-8.23', seenBy: [side], side, strike: id });
  return false;
}

/** [WG-29.50] */
function markStruck({ forces }: SeaWingsState, side: Side, groups: readonly RaidGroup[]): void {
  for (const { formation } of groups) {
    const home = forces[side].formations[formation]?.home;
    const ship = home && forces[side].ships[home.id];
    if (ship) ship.hasStruckShips = true;
  }
}
