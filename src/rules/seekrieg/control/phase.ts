import { SIDES } from '../../core';
import { conditionOf, planOf, shipsInPlay } from '../common/own';
import type { DamageControlOrder } from '../model/plan';
import { type Play, tell } from '../model/play';
import type { Ship } from '../model/units';
import { totalOf, usualControl } from './points';

/** [SK-5.15, SK-18.20] Step 2, as phase 11 closes: points are taken off damage and fires, those left alone by SK-34.11. */
export function spendControl(play: Play): void {
  for (const side of SIDES)
    for (const ship of shipsInPlay(play.state, side))
      spend(play, ship, planOf(ship).damageControl ?? usualControl(ship));
}

/** [SK-18.19] */
function spend(play: Play, ship: Ship, order: DamageControlOrder): void {
  const points = totalOf(order);
  if (points === 0) return;
  const condition = conditionOf(ship);
  condition.damage -= order.onDamage;
  condition.dcoLeft -= points;
  for (const [at, fire] of condition.fires.entries()) fire.severity -= order.onFires[at] ?? 0;
  condition.fires = condition.fires.filter(({ severity }) => severity > 0);
  const { onDamage, onFires } = order;
  tell(play, {
    kind: 'controlSpent',
    rule: 'SK-18.19',
    ship: ship.id,
    seenBy: [ship.side],
    onDamage,
    onFires,
    left: condition.dcoLeft,
  });
}
