import { SIDES, type Side } from '../../core';
import { endingOf, finish } from '../common/endGame';
import { scuttleShips } from '../common/scuttle';
import { loseSteps, repairsAtEnd } from '../harm';
import { type Play, tell } from '../model/play';
import type { Division, Force, StrategicState } from '../model/state';
import { afterHour, mustSurface } from '../rolls/submerged';
import { divisionHexes } from '../tables/clock';
import { landTroops } from './captures';
import { divisionSpeed } from './mobility';
import { hasMoved } from './movement';
import { advancedOf, aloft, presentDivisions } from './own';
import { isLastTurn, makeRoom } from './recovery';

/** [ST-8.21] Phase 6 after both have confirmed: endurance, submerged time, damage control and repairs, the end of the game; `true` when it is over. */
export function endTurn(play: Play): boolean {
  scuttleShips(play);
  for (const side of SIDES) ditch(play, side);
  for (const side of SIDES) spendSubmergedTime(play, side);
  repairsAtEnd(play);
  landTroops(play);
  for (const side of SIDES) makeRoom(play.state, side);
  noteSpotted(play.state);
  const ending = endingOf(play.state) ?? (isQuiet(play.state) ? 'noContact' : undefined);
  if (ending) finish(play, ending);
  return ending !== undefined;
}

/** [ST-12.10, ST-12.23] A squadron that cannot land by the end of its endurance is lost. */
function ditch(play: Play, side: Side): void {
  const { state } = play;
  for (const flight of aloft(state.forces[side])) {
    if (!isLastTurn(state, side, flight)) continue;
    const squadron = flight.squadron;
    tell(play, { kind: 'squadronDitched', rule: 'ST-12.23', seenBy: [side], side, squadron });
    loseSteps(play, squadron, state.forces[side].squadrons[squadron]?.steps ?? 0, 'forGood');
  }
}

/** [ST-20.7, ST-20.9] */
function spendSubmergedTime(play: Play, side: Side): void {
  const { state } = play;
  const force = state.forces[side];
  for (const division of presentDivisions(force)) {
    const { submarine, id } = division;
    if (!submarine) continue;
    const moved = hasMoved(force, id);
    const isUnderWay = moved || submarine.underWayOn === state.turn;
    keepUnderWay(state, force, division, moved);
    if (submarine.hourSpentOn === state.turn) continue;
    const way = isUnderWay ? 'moving' : 'still';
    submarine.turnsLeft = afterHour(submarine.turnsLeft, submarine.isSubmerged ? way : 'surfaced');
    if (submarine.isSubmerged && mustSurface(submarine.turnsLeft)) forceUp(play, side, division);
  }
}

/** [ST-20.7, ST-20.12] At one hex in two turns, the hex takes both turns. */
function keepUnderWay(
  { turn }: StrategicState,
  force: Force,
  division: Division,
  moved: boolean,
): void {
  const { submarine } = division;
  if (!submarine) return;
  delete submarine.underWayOn;
  const speed = divisionSpeed(force, division, submarine.isSubmerged);
  if (moved && divisionHexes(speed, turn + 1) === 0) submarine.underWayOn = turn + 1;
}

function forceUp(play: Play, side: Side, { id, submarine }: Division): void {
  if (submarine) submarine.isSubmerged = false;
  tell(play, {
    kind: 'submarineChanged',
    rule: 'ST-20.9',
    seenBy: [side],
    side,
    division: id,
    isSubmerged: false,
    isForced: true,
  });
}

/** [ST-22.2] Remembers in which turn a division of either side was in the enemy's sight last. */
function noteSpotted(state: StrategicState): void {
  for (const side of SIDES) {
    const force = state.forces[side];
    const { secret } = advancedOf(state, side);
    const isSeen = Object.values(force.divisions).some(
      ({ id, isSpotted }) => isSpotted || secret.spottedByEnemy.includes(id),
    );
    if (isSeen) secret.lastSpottedTurn = state.turn;
  }
}

/** [ST-22.2] Turns without contact that end a game. */
const QUIET_TURNS = 2;

/** [ST-22.2 to ST-22.3a] After the first contact there has been none for two turns, or as many as the scenario says. */
function isQuiet(state: StrategicState): boolean {
  const { options, scenario } = state;
  const most = options.twoQuietTurns ? QUIET_TURNS : scenario.quietTurns;
  const turns = SIDES.flatMap((side) => advancedOf(state, side).secret.lastSpottedTurn ?? []);
  return turns.length > 0 && state.turn - Math.max(...turns) >= most;
}
