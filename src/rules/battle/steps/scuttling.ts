import type { Refusal, Side } from '../../core';
import { removeShip } from '../common/losses';
import { afloatShips, isAfloat, sheetOf, shipOf } from '../common/ships';
import { stackOf } from '../common/stacks';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, ShipId } from '../model/state';
import { refuseWhileLeaving } from './movement';
import { actsOpenly, type OrderRule, refuseShip } from './rule';

const isSealed = (view: BattleView): boolean =>
  view.step.kind === 'gunnery' || view.step.kind === 'torpedoes';

/** [BT-5.7, BT-5.21] Scuttles a ship: at once in an open segment, after the damage in a sealed one. */
export const scuttle: OrderRule<'scuttle'> = {
  legal: (view, side) =>
    refuseNow(view, side)
      ? []
      : afloatShips(view, side)
          .filter(({ id }) => !view.scuttling[side].includes(id))
          .map(({ id }) => ({ kind: 'scuttle', ship: id })),
  refuse: (view, side, { ship }) =>
    refuseShip(view, side, ship) ??
    refuseNow(view, side) ??
    (view.scuttling[side].includes(ship)
      ? refusal('already-scuttling', 'BT-5.21', { ship: sheetOf(view, ship).name })
      : undefined),
  apply(play, side, { ship }) {
    if (!isSealed(play.state)) {
      scuttleNow(play, ship);
      return;
    }
    play.state.scuttling[side].push(ship);
    tell(play, { kind: 'scuttlingSealed', rule: 'BT-20.7', side, ship, seenBy: [side] });
  },
};

const refuseNow = (view: BattleView, side: Side): Refusal | undefined =>
  refuseMoment(view, side) ?? refuseWhileLeaving(view);

function refuseMoment(view: BattleView, side: Side): Refusal | undefined {
  if (actsOpenly(view, side)) return undefined;
  if (isSealed(view) && !view.done[side]) return undefined;
  return refusal('not-now.scuttle', 'BT-5.21');
}

function scuttleNow(play: Play, id: ShipId): void {
  const { side } = shipOf(play.state, id);
  const hex = { ...(stackOf(play.state, id)?.hex ?? play.state.center) };
  tell(play, { kind: 'shipScuttled', rule: 'BT-5.7', side, ship: id, hex });
  removeShip(play, id, 'scuttled');
}

/** [BT-5.21] Carries out the sealed scuttling of both sides once the damage is done. */
export function scuttleSealed(play: Play): void {
  const { scuttling, ships } = play.state;
  for (const id of [...scuttling.allies, ...scuttling.axis]) {
    const ship = ships[id];
    if (ship && isAfloat(ship)) scuttleNow(play, id);
  }
  scuttling.allies = [];
  scuttling.axis = [];
}
