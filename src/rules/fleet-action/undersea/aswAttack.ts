import { distance } from '../../../hex';
import type { Refusal } from '../../core';
import { type Task, taskRule } from '../activation/task';
import { modifier } from '../common/attackModifiers';
import { conditionOf, enemiesInPlay, unitOf } from '../common/own';
import { rollToHit, type ToHit } from '../common/toHit';
import { saveHull } from '../harm/saves';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { DEPTH_CHARGE } from './figures';

type AswAttack = OrderOf<'aswAttack'>;

export const aswAttackTask: Task<'aswAttack'> = {
  actorOf: ({ ship }) => ship,
  options: (view, id) => {
    const ship = view.units[id];
    if (!ship || !view.scenario.hasSubmarines) return [];
    return enemiesInPlay(view, ship.side)
      .map((boat): AswAttack => ({ kind: 'aswAttack', ship: id, sub: boat.id }))
      .filter((order) => !refuseAttack(view, order));
  },
  refuse: refuseAttack,
  apply: (play, { ship, sub }) => attack(play, unitOf(play.state, ship), unitOf(play.state, sub)),
};

/** [NW-7.9, NW-11.6] */
export const aswAttack = taskRule(aswAttackTask);

function refuseAttack(view: FleetActionView, { ship: id, sub }: AswAttack): Refusal | undefined {
  const ship = unitOf(view, id);
  const { factors, turn } = conditionOf(ship);
  if (factors.asw === 0) return refusal('no-asw', 'NW-7.9', { ship: ship.name });
  if (turn.usedAsw) return refusal('already-used', 'NW-11.6', { ship: ship.name });
  const boat = enemiesInPlay(view, ship.side).find((it) => it.id === sub);
  if (!boat?.isDetected) return refusal('not-detected', 'NW-7.9');
  return distance(ship.hex, boat.hex) > DEPTH_CHARGE.hexes
    ? refusal('out-of-range', 'NW-7.9', { ship: ship.name, target: boat.name })
    : undefined;
}

/** [NW-7.9] What each pattern of a ship needs. */
export const depthChargeShot = (ship: Unit): ToHit => ({
  need: DEPTH_CHARGE.need,
  modifiers: modifier('crew-quality', conditionOf(ship).crewQuality, 'NW-7.9'),
  rerollsMisses: false,
});

/** [NW-7.9, NW-7.10] */
function attack(play: Play, ship: Unit, boat: Unit): void {
  const { factors, turn } = conditionOf(ship);
  const shot = depthChargeShot(ship);
  turn.usedAsw = true;
  const { hits, dice } = rollToHit(play, shot, factors.asw, {
    reason: 'depth-charges',
    unit: ship.id,
  });
  tell(play, {
    kind: 'depthCharged',
    rule: 'NW-7.9',
    unit: boat.id,
    by: ship.id,
    need: shot.need,
    modifiers: shot.modifiers,
    hits,
    dice,
  });
  saveHull(play, boat, [], hits);
}
