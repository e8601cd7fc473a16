import { type Axial, distance } from '../../../hex';
import { SIDES, type Side, type Yards } from '../../core';
import { rangeYards } from '../common/geometry';
import { isLineFree } from '../common/lineOfSight';
import { isOnMap, planOf, shipsInPlay, shipsOnMap, targetShip } from '../common/own';
import { lampsIn } from '../common/visualRange';
import type { Play } from '../model/play';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { lampsOf } from './lamps';

/** [SK-19.11] Hexes around the one aimed at. */
export const STAR_SHELL_HEXES = 4;

/** [SK-19.4] How far one lamp lights a target, and two on the same one, in the best visibility. */
const LAMP_YARDS: Yards = 6000;
const TWO_LAMPS_YARDS: Yards = 10_000;

/** After movement: whose searchlights are out [SK-16.11, SK-19.6], and who is lit by star shells and searchlights for the rest of the turn [SK-19.14, SK-19.20]. */
export function lightUp({ state }: Play): void {
  for (const ship of shipsOnMap(state)) {
    const { turn } = ship;
    turn.isLit = isUnderStarShells(state, ship);
    turn.hasSearchlightOn &&= ship.fate === 'inPlay' && lampsOf(state, ship) > 0;
  }
  if (state.environment.light === 'night') for (const side of SIDES) sweep(state, side);
}

/** [SK-19.14] She ends in an area, or more than half of the hexes that she has entered lie in it. */
function isUnderStarShells({ litAreas }: SeekriegState, { hex, turn }: Ship): boolean {
  return litAreas.some(({ hex: center }) => {
    const isIn = (it: Axial) => distance(it, center) <= STAR_SHELL_HEXES;
    return isIn(hex) || 2 * turn.entered.filter(isIn).length > turn.entered.length;
  });
}

/** [SK-19.4, SK-19.20] The searchlights of a side on the ships that they are ordered to. */
function sweep(state: SeekriegState, side: Side): void {
  const ordered = new Map<Ship, Ship[]>();
  for (const ship of shipsInPlay(state, side)) {
    const target = targetShip(state, side, planOf(ship).searchlight);
    if (target && isOnMap(target)) ordered.set(target, [...(ordered.get(target) ?? []), ship]);
  }
  for (const [target, ships] of ordered)
    if (isReached(state, target, ships)) target.turn.isLit = true;
}

function isReached(state: SeekriegState, target: Ship, ships: readonly Ship[]): boolean {
  const { reach } = lampsIn(state);
  const within = (yards: Yards) =>
    ships.filter((it) => rangeYards(it.hex, target.hex) <= yards * reach);
  const free = (it: Ship) => isLineFree(state, it, target);
  const far = within(TWO_LAMPS_YARDS).filter(free);
  const lamps = far.reduce((sum, ship) => sum + lampsOf(state, ship), 0);
  return lamps >= 2 || within(LAMP_YARDS).some((it) => lampsOf(state, it) > 0 && free(it));
}
