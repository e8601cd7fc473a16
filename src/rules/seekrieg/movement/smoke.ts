import { type Axial, type Facing, hexAhead, turned } from '../../../hex';
import { bySide } from '../../core';
import { MAX_SMOKE_WIND } from '../common/smoke';
import type { Play } from '../model/play';
import type { Environment, SeekriegState, Smoke } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-15.14] The turn in which a marker is laid counts as the first. */
const SMOKE_TURNS = 5;
const UNITS_PER_HEX = 32;
/** [SK-9.3] 1/32 hexes of a knot. */
const UNITS = 4;

/** [SK-15.13] Smoke in the hex where a ship began and in every hex that she left. */
export function laySmoke(state: SeekriegState, ship: Ship, from: Axial): void {
  const { smoke: kind, entered } = ship.turn;
  if (!kind) return;
  for (const hex of [from, ...entered].slice(0, Math.max(1, entered.length)))
    state.smoke.push({
      hex,
      kind,
      side: ship.side,
      layer: ship.id,
      shownTo: bySide((side) => side === ship.side),
      ...newSmoke(state.turn),
    });
}

/** [SK-15.14] What all markers have in common that appear in a turn. */
export const newSmoke = (turn: number): Pick<Smoke, 'lastTurn' | 'carry'> => ({
  lastTurn: turn + SMOKE_TURNS - 1,
  carry: 0,
});

/** [SK-15.14, SK-15.20] At the end of a turn old smoke goes, and what is left may drift downwind. */
export function ageSmoke({ state }: Play): void {
  const left = state.smoke.filter(({ lastTurn }) => lastTurn > state.turn);
  state.smoke = state.options.driftingSmoke
    ? left.map((it) => drifted(it, state.environment))
    : left;
}

/** [SK-15.20] Half the wind speed, carried like movement. */
function drifted(smoke: Smoke, { windFrom, windKnots }: Environment): Smoke {
  const units = (windKnots / 2) * UNITS + smoke.carry;
  const hex = hexAhead(smoke.hex, opposite(windFrom), Math.floor(units / UNITS_PER_HEX));
  return { ...smoke, hex, carry: units % UNITS_PER_HEX };
}

const opposite = (facing: Facing): Facing => turned(turned(turned(facing, 'port'), 'port'), 'port');

/** [SK-15.21] */
export const isTooWindy = ({ windKnots }: Environment): boolean => windKnots >= MAX_SMOKE_WIND;
