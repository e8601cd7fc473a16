import { type Axial, type Facing, facingTo, hexAhead, sameHex } from '../../../hex';
import { SIDES, type Side } from '../../core';
import { MIN_DECK_WIND } from '../air/rates';
import { waitingFor } from '../air/waiting';
import { environmentAt } from '../common/zones';
import type { AirBase } from '../model/flights';
import { type Play, tell } from '../model/play';
import type { SearchForce } from '../model/searchMap';
import type { SeekriegState, SeekriegView } from '../model/state';
import { openBattle } from '../search/battle';
import { forceKnots, forcesAfloat, isSearchLand, placeShips, planOfSearch } from '../search/forces';
import { testForces } from '../search/meeting';
import { PARTS_A_HEX, pathTo } from '../search/moving';

/** [SK-34.2] A turn's movement of all forces. */
export function steam(play: Play): void {
  for (const side of SIDES)
    for (const force of forcesAfloat(play.state, side)) steamForce(play, side, force);
  placeShips(play.state);
}

/** [SK-34.2, SK-34.16] Into the wind while a carrier launches or recovers, else along its path, else straight on. */
function steamForce(play: Play, side: Side, force: SearchForce): void {
  const { state } = play;
  const best = forceKnots(state, force);
  const { windFrom, windKnots } = environmentAt(state, force.hex);
  const isFlying = operates(state, side, force);
  force.knots = Math.min(best, force.path ? best : force.knots);
  if (isFlying) force.knots = Math.min(best, Math.max(force.knots, MIN_DECK_WIND - windKnots));
  force.facing = isFlying ? windFrom : courseOf(force);
  const isStopped = force.path?.length === 0 && !isFlying;
  force.carry = isStopped ? 0 : force.carry + force.knots;
  if (isStopped) force.knots = 0;
  if (force.carry >= PARTS_A_HEX) enterHex(play, side, force);
}

const courseOf = ({ hex, facing, path }: SearchForce): Facing =>
  (path?.[0] && facingTo(hex, path[0])) ?? facing;

function enterHex(play: Play, side: Side, force: SearchForce): void {
  const from = force.hex;
  const hex = hexAhead(from, force.facing);
  force.carry -= PARTS_A_HEX;
  if (isSearchLand(planOfSearch(play.state), hex)) {
    Object.assign(force, { carry: 0, path: [] });
    return;
  }
  force.hex = hex;
  force.path = pathAfter(play.state, force);
  tell(play, {
    kind: 'forceMoved',
    rule: 'SK-34.2',
    side,
    seenBy: [side],
    force: force.id,
    from,
    path: [hex],
  });
}

/** What is left of a path; a force that the wind has taken off it makes for its end. One that has come to the end steams on. */
function pathAfter(view: SeekriegView, { hex, path }: SearchForce): Axial[] | null {
  const end = path?.at(-1);
  if (!path || !end || sameHex(end, hex)) return path?.length === 0 ? [] : null;
  return path[0] && sameHex(path[0], hex) ? path.slice(1) : pathTo(view, hex, end, 0);
}

/** [SK-34.2] A carrier of the force launches, or recovers aircraft that have come home. */
const operates = (view: SeekriegView, side: Side, { ships }: SearchForce): boolean =>
  Object.values(view.forces[side]?.bases ?? {}).some(
    (base) => ships.includes(base.id) && needsWind(view, side, base),
  );

function needsWind(view: SeekriegView, side: Side, { id, work, outTurns }: AirBase): boolean {
  if (outTurns > 0 || view.ships[id]?.fate !== 'inPlay') return false;
  if (work?.task === 'launch') return work.aircraft.length > 0;
  return (work === null || work.task === 'recover') && waitingFor(view, side, id, 'now');
}

/** [SK-34.2] Forces that have come within visual or radar range fight on the battle map. */
export function meetOnSurface(play: Play): void {
  const { state } = play;
  if (testForces(play)) openBattle(play, meetingsOf(state));
}

const meetingsOf = ({ hidden }: SeekriegState) => hidden.search?.meetings ?? [];
