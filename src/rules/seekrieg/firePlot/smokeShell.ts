import { firstRefusal, type Refusal } from '../../core';
import { rangeYards } from '../common/geometry';
import { conditionOf, planOf, refuseShip } from '../common/own';
import { MAX_SMOKE_WIND } from '../common/smoke';
import { refuseFiring } from '../gunnery/reach';
import { rateShare } from '../gunnery/turrets';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Ship } from '../model/units';

/** [SK-15.17] A battery fires smoke shells in place of others. Never listed as legal: any hex in reach will do. */
export const smokeShell: OrderRule<'smokeShell'> = {
  legal: () => [],
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'firePlot'),
      () => refuseFiring(view, view.ships[order.ship] as Ship),
      () => refuseBattery(view, order),
    ),
  apply({ state }, _side, { ship, battery, hex }) {
    const plan = planOf(state.ships[ship] as Ship);
    plan.fire = plan.fire.filter((it) => it.battery !== battery);
    plan.smokeShells = [
      ...plan.smokeShells.filter((it) => it.battery !== battery),
      { battery, hex },
    ];
  },
};

function refuseBattery(
  view: SeekriegView,
  { ship: id, battery, hex }: OrderOf<'smokeShell'>,
): Refusal | undefined {
  const ship = view.ships[id] as Ship;
  const sheet = ship.sheet.batteries[battery];
  const log = conditionOf(ship).batteries[battery];
  if (!sheet || !log) return refusal('no-such-battery', 'SK-11.1', { ship: id });
  if (view.environment.windKnots >= MAX_SMOKE_WIND)
    return refusal('too-much-wind', 'SK-15.21', { most: MAX_SMOKE_WIND - 1 });
  if (rangeYards(ship.hex, hex) > sheet.rangeYards)
    return refusal('out-of-range', 'SK-15.19', { most: sheet.rangeYards });
  const canFire = log.turrets.some((_, index) => rateShare(view, ship, battery, index) > 0);
  if (!canFire) return refusal('turrets-out', 'SK-14.2');
  const left = Object.values(log.shells).some((shells) => shells > 0);
  return left ? undefined : refusal('no-shells', 'SK-15.23');
}
