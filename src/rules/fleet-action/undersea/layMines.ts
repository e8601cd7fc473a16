import { type Axial, hexesInRectangle, sameHex } from '../../../hex';
import { bySide, type Refusal, SIDES, type Side } from '../../core';
import { isLand, isOnMap } from '../common/map';
import { conditionOf, forceOf, unitsInPlay } from '../common/own';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import { hasTrait } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { newField } from './fields';
import { LAYING_KNOTS } from './figures';

type LayMines = OrderOf<'layMines'>;

/** [NW-6.2, NW-6.3] In turn 1 any hex of the sea for each field of the scenario; later a minelayer's own hex. */
export const layMines: OrderRule<'layMines'> = {
  legal(view, side) {
    if (refuseStep(view, side)) return [];
    return isFirstTurn(view) ? fieldsOpen(view, side) : layingsOpen(view, side);
  },
  refuse: (view, side, order) =>
    refuseStep(view, side) ??
    (order.by === '-' ? refuseField(view, side, order.hex) : refuseLaying(view, side, order)),
  apply(play, side, { hex, by }) {
    const force = forceOf(play.state, side);
    const ship = by === '-' ? undefined : play.state.units[by];
    if (ship) conditionOf(ship).mineLoads -= 1;
    else force.minefieldsLeft -= 1;
    force.minefields.push(newField(side, hex, ship !== undefined));
    tell(play, {
      kind: 'minesLaid',
      rule: ship ? 'NW-6.3' : 'NW-6.2',
      seenBy: [side],
      side,
      hex,
      by: ship?.id ?? null,
    });
  },
};

const isFirstTurn = ({ turn }: FleetActionView): boolean => turn === 1;

function refuseStep({ step, confirmed }: FleetActionView, side: Side): Refusal | undefined {
  if (step.kind !== 'mines') return refusal('not-now', 'NW-4.3');
  return confirmed[side] ? refusal('already-confirmed', 'NW-28.1') : undefined;
}

const order = (hex: Axial, by: LayMines['by']): LayMines => ({ kind: 'layMines', hex, by });

function fieldsOpen(view: FleetActionView, side: Side): LayMines[] {
  if (forceOf(view, side).minefieldsLeft === 0) return [];
  return hexesInRectangle(view.scenario.map)
    .filter((hex) => !refuseHex(view, side, hex))
    .map((hex) => order(hex, '-'));
}

const layingsOpen = (view: FleetActionView, side: Side): LayMines[] =>
  unitsInPlay(view, side)
    .map(({ id, hex }) => order({ ...hex }, id))
    .filter((it) => !refuseLaying(view, side, it));

/** [NW-6.2] */
function refuseField(view: FleetActionView, side: Side, hex: Axial): Refusal | undefined {
  const { minefieldsLeft: left } = forceOf(view, side);
  if (left === 0 || !isFirstTurn(view)) return refusal('no-minefields', 'NW-6.2', { left });
  return refuseHex(view, side, hex);
}

function refuseHex(view: FleetActionView, side: Side, hex: Axial): Refusal | undefined {
  if (!isOnMap(view.scenario, hex)) return refusal('off-the-map', 'NW-6.2');
  if (isLand(view.scenario, hex)) return refusal('land', 'NW-6.2');
  return forceOf(view, side).minefields.some((it) => sameHex(it.hex, hex))
    ? refusal('already-mined', 'NW-6.2')
    : undefined;
}

/** [NW-6.3] */
function refuseLaying(
  view: FleetActionView,
  side: Side,
  { hex, by }: LayMines,
): Refusal | undefined {
  const ship = view.units[by];
  if (ship?.side !== side || ship.fate !== 'inPlay' || !sameHex(ship.hex, hex))
    return refusal('no-such-unit', 'NW-6.3', { unit: by });
  if (isFirstTurn(view) || !hasMinesAboard(ship))
    return refusal('no-mines', 'NW-6.3', { ship: ship.name });
  if (ship.speedKnots > LAYING_KNOTS) return refusal('too-fast', 'NW-6.3', { most: LAYING_KNOTS });
  return refuseHex(view, side, hex);
}

const hasMinesAboard = (ship: Unit): boolean =>
  hasTrait(ship.sheet, 'minelayer') && conditionOf(ship).mineLoads > 0;

/** [NW-4.3] Opens the phase for the sides that can lay mines in this turn. */
export function openMines({ state }: Play): boolean {
  if (!state.scenario.hasMines || SIDES.every((side) => !canLay(state, side))) return false;
  enterStep(state, { kind: 'mines' });
  state.confirmed = bySide((side) => !canLay(state, side));
  return true;
}

const canLay = (view: FleetActionView, side: Side): boolean =>
  isFirstTurn(view) ? forceOf(view, side).minefieldsLeft > 0 : layingsOpen(view, side).length > 0;
