import { type Refusal, SIDES, valueOf } from '../../core';
import { conditionOf, planOf, shipsOnMap } from '../common/own';
import { trueMark } from '../gunnery/marks';
import { refuseFiring, refuseReach } from '../gunnery/reach';
import { rateShare, turretBears } from '../gunnery/turrets';
import type { FireOrder } from '../model/plan';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { SeekriegState } from '../model/state';
import type { Ship } from '../model/units';
import { isSuccess } from '../tables/dice';
import { firePlotOf } from './plot';

/** Phase 5 closes: what the players left alone is filled in by SK-34.6. */
export function fillFirePlot({ state }: Play): void {
  for (const side of SIDES)
    for (const [id, orders] of firePlotOf(state, side))
      planOf(state.ships[id] as Ship).fire = orders;
}

/** [SK-5.1] Phase 6: fire that is not legal is struck out with a reason; turrets at fault do not fire [SK-35.5]. */
export function checkFire(play: Play): void {
  for (const ship of shipsOnMap(play.state)) {
    if (ship.fate !== 'inPlay') continue;
    const plan = planOf(ship);
    plan.fire = plan.fire.filter((order) => stands(play, ship, order));
    if (conditionOf(ship).turretFaultPercent > 0)
      plan.fire = plan.fire.map((order) => withoutFaults(play, ship, order));
  }
}

function stands(play: Play, ship: Ship, order: FireOrder): boolean {
  const why = refuseFire(play.state, ship, order);
  if (!why || order.target === null) return true;
  const { battery, turrets, target } = order;
  tell(play, {
    kind: 'fireStruckOut',
    rule: 'SK-5.1',
    ship: ship.id,
    battery,
    turrets,
    target,
    why,
    seenBy: [ship.side],
  });
  return false;
}

/** Why an order cannot be carried out as things truly are; what a player saw of them may have been less. */
function refuseFire(state: SeekriegState, ship: Ship, order: FireOrder): Refusal | undefined {
  const { battery, turrets, target } = order;
  if (target === null) return undefined;
  const mark = trueMark(state, ship.side, target);
  if (!mark) return refusal('no-such-target', 'SK-5.8', { target });
  const canFire = turrets.some(
    (index) =>
      rateShare(state, ship, battery, index) > 0 &&
      turretBears(state, ship, mark.ship, { battery, index }),
  );
  return (
    refuseFiring(state, ship) ??
    refuseReach(state, ship, battery, mark) ??
    (canFire ? undefined : refusal('does-not-bear', 'SK-10.14'))
  );
}

/** [SK-35.5] Each main turret that is plotted to fire is rolled for. */
function withoutFaults(play: Play, ship: Ship, order: FireOrder): FireOrder {
  if (order.battery !== 0 || order.target === null) return order;
  return { ...order, turrets: order.turrets.filter((turret) => fires(play, ship, turret)) };
}

function fires(play: Play, ship: Ship, turret: number): boolean {
  const dice = play.dice.roll('percentile', 1, 'turret-fault');
  const isOut = isSuccess(valueOf(dice), conditionOf(ship).turretFaultPercent);
  tell(play, {
    kind: 'turretFaultRolled',
    rule: 'SK-35.5',
    ship: ship.id,
    turret,
    fires: !isOut,
    dice: [dice],
    seenBy: [ship.side],
  });
  return !isOut;
}
