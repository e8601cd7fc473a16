import { type Axial, sameHex } from '../../../hex';
import { enemyOf, isRefusal } from '../../core';
import { reveal } from '../common/deploy';
import { leaveMap } from '../common/leaving';
import { conditionOf, isInPlay } from '../common/own';
import { crewTest } from '../common/tests';
import type { PathStep } from '../model/orders';
import { type Play, tell } from '../model/play';
import { isSmallCraft } from '../model/sheet';
import type { Unit } from '../model/units';
import { closeWake, listenAround, passThrough } from '../undersea/passing';
import { stepFrom } from './helm';
import { berthOf, shipHelm } from './shipHelm';
import { markersInView } from './watch';

/** What a ship has done since it was last told. */
interface Track {
  from: Axial;
  facing: Unit['facing'];
  path: Axial[];
}

const newTrack = ({ hex, facing }: Unit): Track => ({ from: { ...hex }, facing, path: [] });

/** Takes the steps of a ship one by one, until something stops her. */
export function takeSteps(play: Play, unit: Unit, steps: readonly PathStep[]): void {
  const track = newTrack(unit);
  listenAround(play, unit);
  for (const step of steps) if (!takeStep(play, unit, step, track)) break;
  tellTrack(play, unit, track);
  if (steps.includes('ahead')) closeWake(play, unit);
}

/** One step; false when she has been stopped before or after it. */
function takeStep(play: Play, unit: Unit, step: PathStep, track: Track): boolean {
  const next = stepFrom(shipHelm(play.state, unit), berthOf(unit), step);
  if (isRefusal(next)) return false;
  if (step !== 'ahead') return turn(play, unit, next.facing, track);
  goAhead(play, unit, next.hex, track);
  if (!next.isOff) return goOn(play, unit, track);
  tellTrack(play, unit, track);
  leaveMap(play, unit);
  return false;
}

/** [NW-3.16, NW-6.4, NW-7.8] What she meets where she has come; whether she goes on: not after a mine has hit her. */
function goOn(play: Play, unit: Unit, track: Track): boolean {
  const isHit = passThrough(play, unit, () => tellTrack(play, unit, track));
  if (!isInPlay(unit)) return false;
  lookAround(play, unit, track);
  return !isHit;
}

/** [NW-8.7, NW-8.13, NW-8.14] Without steering gear the crew is tested before each turn. */
function turn(play: Play, unit: Unit, facing: Unit['facing'], track: Track): boolean {
  const condition = conditionOf(unit);
  if (condition.steering === 0 && !isSmallCraft(unit.sheet)) {
    tellTrack(play, unit, track);
    condition.turn.mayNotTurn = !crewTest(play, unit, 'turn');
    if (condition.turn.mayNotTurn) return false;
  }
  unit.facing = facing;
  condition.straight = 0;
  condition.turn.turnedAtRest = condition.turn.allowance === 0;
  return true;
}

/** [NW-8.6, NW-8.24] A hex ahead, with smoke in the hex behind. */
function goAhead(play: Play, unit: Unit, hex: Axial, track: Track): void {
  const condition = conditionOf(unit);
  leaveSmoke(play, unit);
  condition.turn.moved += 1;
  condition.straight += 1;
  if (sameHex(hex, unit.hex)) return;
  unit.hex = { ...hex };
  track.path.push({ ...hex });
}

/** [NW-8.24] Knots at which smoke is laid. */
export const SMOKE_KNOTS = 5;

function leaveSmoke({ state }: Play, { id, hex, laysSmoke, speedKnots }: Unit): void {
  if (laysSmoke && speedKnots >= SMOKE_KNOTS)
    state.smoke.push({ hex: { ...hex }, ship: id, turn: state.turn });
}

/** [NW-3.16] */
function lookAround(play: Play, unit: Unit, track: Track): void {
  const found = markersInView(play.state, enemyOf(unit.side), unit.hex);
  if (found.length === 0) return;
  tellTrack(play, unit, track);
  for (const id of found) reveal(play, id);
}

/** Tells what a ship has done, and begins anew. */
function tellTrack(play: Play, unit: Unit, track: Track): void {
  const { id, facing } = unit;
  const { from, path } = track;
  if (path.length > 0)
    tell(play, { kind: 'shipMoved', rule: 'NW-8.6', unit: id, from, path, facing });
  else if (facing !== track.facing)
    tell(play, { kind: 'shipTurned', rule: 'NW-8.7', unit: id, facing });
  Object.assign(track, newTrack(unit));
}
