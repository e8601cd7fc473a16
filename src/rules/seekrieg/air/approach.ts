import { type Axial, nearestHex } from '../../../hex';
import type { Side } from '../../core';
import { basePlace, placeOfHex } from '../common/miles';
import type { SeekriegState } from '../model/state';
import { baseHexUnder } from './landBases';
import { nearestTo } from './navigation';
import { type Raid, turnsAway } from './raids';

/** [SK-21.20] Hexes of the battle map that aircraft cross in a turn, for each knot. */
const HEXES_A_KNOT = 1 / 8;

/** [SK-21.20] Where a raid is shown to a side: on its bearing of approach, as far off as it flies until it arrives. */
export function approachHex(state: SeekriegState, raid: Raid, side: Side): Axial | null {
  const { log, flight } = raid;
  const away = turnsAway(state, flight);
  const goal = side === log.side ? flight.at : hexUnder(state, raid);
  const base = state.forces[log.side].bases[flight.rows[0]?.home ?? ''];
  if (away === 0 || !goal || !base) return null;
  const to = placeOfHex(goal);
  const from = basePlace(state, base);
  const [x, y] = [from.x - to.x, from.y - to.y];
  const length = Math.hypot(x, y) || 1;
  const hexes = away * flight.knots * HEXES_A_KNOT;
  return hexAt(goal, (x / length) * hexes, (y / length) * hexes);
}

/** The hex of what a raid will find, which the raider does not know yet. */
const hexUnder = (state: SeekriegState, { log, flight }: Raid): Axial | undefined =>
  baseHexUnder(state, log.side, flight) ?? nearestTo(state, log.side, flight)?.ship.hex;

/** The hex nearest to a point that lies so many hexes east and south of another. */
function hexAt({ q, r }: Axial, east: number, south: number): Axial {
  const dq = east / (Math.sqrt(3) / 2);
  const dr = south - dq / 2;
  const middle = nearestHex(dq, dr);
  return { q: q + middle.q, r: r + middle.r };
}
