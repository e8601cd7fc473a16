import { type Axial, hexesInRectangle } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { isLand, isOnMap } from '../common/map';
import { conditionOf, unitOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { activateBoat, boatsNow, isTooNear, refuseBoat } from './boats';
import { APPEARING_HEXES } from './figures';

/** [NW-7.3] A submarine appears, out of hearing; it may move and attack at once. */
export const deploySub: OrderRule<'deploySub'> = {
  legal(view, side) {
    const boats = boatsNow(view, side).filter(({ fate }) => fate === 'hidden');
    return boats.length === 0
      ? []
      : hexesOpen(view, side).flatMap((hex) => boats.flatMap(({ id }) => ordersFor(id, hex)));
  },
  refuse: (view, side, { sub, hex }) =>
    refuseWaiting(view, side, sub) ?? refuseBoat(view, side, sub) ?? refuseHex(view, side, hex),
  apply(play, side, { sub, hex, surfaced }) {
    const boat = unitOf(play.state, sub);
    activateBoat(play, boat);
    Object.assign(boat, { fate: 'inPlay', hex: { ...hex }, isSubmerged: !surfaced });
    conditionOf(boat).straight = 0;
    tell(play, {
      kind: 'submarinePlaced',
      rule: 'NW-7.3',
      unit: sub,
      hex: { ...hex },
      surfaced,
      ...(surfaced ? { reveals: true } : { seenBy: [side] }),
    });
  },
};

const hexesOpen = (view: FleetActionView, side: Side): Axial[] =>
  hexesInRectangle(view.scenario.map).filter((hex) => !refuseHex(view, side, hex));

const ordersFor = (sub: string, hex: Axial): OrderOf<'deploySub'>[] =>
  [false, true].map((surfaced) => ({ kind: 'deploySub', sub, hex, surfaced }));

function refuseWaiting(view: FleetActionView, side: Side, id: string): Refusal | undefined {
  const boat = view.units[id];
  if (boat?.side !== side || !boat.sheet.boat)
    return refusal('no-such-unit', 'NW-7.3', { unit: id });
  if (boat.fate !== 'hidden') return refusal('already-placed', 'NW-7.3', { sub: boat.name });
  const turn = conditionOf(boat).appearsOnTurn;
  return turn > view.turn ? refusal('not-due', 'NW-7.3', { turn }) : undefined;
}

function refuseHex(view: FleetActionView, side: Side, hex: Axial): Refusal | undefined {
  if (!isOnMap(view.scenario, hex)) return refusal('off-the-map', 'NW-7.3');
  if (isLand(view.scenario, hex)) return refusal('land', 'NW-7.3');
  return isTooNear(view, side, hex)
    ? refusal('too-near', 'NW-7.3', { hexes: APPEARING_HEXES })
    : undefined;
}
