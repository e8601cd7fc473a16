import { distance } from '../../../hex';
import { firstRefusal, type Refusal, type Side } from '../../core';
import { rangeYards, straightYards } from '../common/geometry';
import { conditionOf, planOf, refuseShip, refuseTarget, shipsToOrder } from '../common/own';
import { type Mark, markNamed, marksOf } from '../gunnery/marks';
import { refuseFiring, refuseReach } from '../gunnery/reach';
import { isOtherwiseBusy, rateShare, turretBears, turretsOn } from '../gunnery/turrets';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { inBands } from '../tables/bands';

type Gunfire = OrderOf<'gunfire'>;

/** [SK-11.37] Yards. */
const ESTIMATE_STEP = 250;

/** [SK-16.8] Yards within which barrage fire is allowed at any ship. */
const BARRAGE_YARDS = 10_000;

/** Turrets of a battery at one target, or holding fire. */
export const gunfire: OrderRule<'gunfire'> = {
  legal: (view, side) =>
    shipsToOrder(view, side, 'firePlot').flatMap((ship) => offersOf(view, side, ship)),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refuseShip(view, side, order.ship, 'firePlot'),
      () => refuseTurrets(view.ships[order.ship] as Ship, order),
      () => (order.target === '-' ? undefined : refuseFire(view, side, order)),
    ),
  apply({ state }, _side, order) {
    const ship = state.ships[order.ship] as Ship;
    const plan = planOf(ship);
    const { battery, turrets, estimateYards, isBarrage } = order;
    const target = order.target === '-' ? null : order.target;
    const others = plan.fire.map((it) => (it.battery === battery ? without(it, turrets) : it));
    plan.fire = [
      ...others.filter((it) => it.turrets.length > 0),
      { battery, turrets: [...turrets], target, estimateYards, isBarrage },
    ];
    plan.smokeShells = plan.smokeShells.filter((it) => it.battery !== battery);
    remember(ship, order);
  },
};

const without = <Order extends { turrets: number[] }>(order: Order, turrets: number[]): Order => ({
  ...order,
  turrets: order.turrets.filter((it) => !turrets.includes(it)),
});

/** [SK-34.3, SK-34.6] What stands beyond the turn. */
function remember(ship: Ship, { battery, turrets, target, estimateYards }: Gunfire): void {
  for (const index of turrets) {
    const log = conditionOf(ship).batteries[battery]?.turrets[index];
    if (!log) continue;
    log.isHolding = target === '-';
    if (estimateYards > 0) log.estimateYards = estimateYards;
  }
}

function refuseTurrets({ id, sheet }: Ship, { battery, turrets }: Gunfire): Refusal | undefined {
  const listed = sheet.batteries[battery]?.turrets;
  if (!listed) return refusal('no-such-battery', 'SK-11.1', { ship: id });
  const isSound =
    turrets.length > 0 &&
    new Set(turrets).size === turrets.length &&
    turrets.every((index) => listed[index] !== undefined);
  return isSound ? undefined : refusal('no-such-turret', 'SK-11.2');
}

function refuseFire(view: SeekriegView, side: Side, order: Gunfire): Refusal | undefined {
  const ship = view.ships[order.ship] as Ship;
  const mark = markNamed(view, side, order.target);
  if (!mark) return refuseTarget(view, side, order.target);
  return firstRefusal(
    () => refuseFiring(view, ship),
    () => refuseReach(view, ship, order.battery, mark),
    () => refuseEach(view, ship, order, mark),
    () => refuseEstimate(view, order),
    () => (order.isBarrage ? refuseBarrage(view, ship, order, mark) : undefined),
  );
}

function refuseEach(
  view: SeekriegView,
  ship: Ship,
  { battery, turrets }: Gunfire,
  mark: Mark,
): Refusal | undefined {
  if (turrets.some((index) => rateShare(view, ship, battery, index) === 0))
    return refusal('turrets-out', 'SK-14.2');
  if (turrets.some((index) => !turretBears(view, ship, mark.ship, { battery, index })))
    return refusal('does-not-bear', 'SK-10.14');
  const hasStarShells = turrets.some((index) => isOtherwiseBusy(view, ship, battery, index));
  const hasSmoke = planOf(ship).smokeShells.some((it) => it.battery === battery);
  return hasStarShells && !hasSmoke ? refusal('star-shells-instead', 'SK-19.9') : undefined;
}

/** [SK-11.36, SK-11.37] */
function refuseEstimate(
  { options }: SeekriegView,
  { estimateYards }: Gunfire,
): Refusal | undefined {
  const isSound =
    options.hitMethod === 'estimation' ? estimateYards % ESTIMATE_STEP === 0 : estimateYards === 0;
  return isSound ? undefined : refusal('bad-estimate', 'SK-11.37', { step: ESTIMATE_STEP });
}

/** [SK-16.5, SK-16.8] */
function refuseBarrage(
  view: SeekriegView,
  ship: Ship,
  { battery }: Gunfire,
  { ship: target }: Mark,
): Refusal | undefined {
  if (!view.options.barrageFire) return refusal('option-off', 'SK-16.5', { option: 'barrageFire' });
  const yards = rangeYards(ship.hex, target.hex);
  const highest = inBands(tablesOf(view).rateOfFire.rounds, yards);
  const isFast = (ship.sheet.batteries[battery]?.rate ?? 0) > highest;
  const isAllowed = yards <= BARRAGE_YARDS || hasClosed(ship, target);
  return isFast && isAllowed
    ? undefined
    : refusal('no-barrage', 'SK-16.8', { most: BARRAGE_YARDS });
}

/** [SK-16.8] The target came nearer in this movement, as far as its track tells. */
function hasClosed(ship: Ship, { hex, turn }: Ship): boolean {
  const from = turn.entered.length > 1 ? turn.entered[0] : turn.left;
  return !!from && distance(from, ship.hex) > distance(hex, ship.hex);
}

/** For each battery its turrets that bear on each target, and fire held by all that bear on one. */
function offersOf(view: SeekriegView, side: Side, ship: Ship): Gunfire[] {
  if (refuseFiring(view, ship)) return [];
  const marks = marksOf(view, side);
  return [...ship.sheet.batteries.keys()].flatMap((battery) => {
    const shots = marks.flatMap((mark) => {
      if (refuseReach(view, ship, battery, mark)) return [];
      const turrets = turretsOn(view, ship, battery, mark.ship);
      return turrets.length > 0 ? [offer(view, { ship, battery, turrets }, mark)] : [];
    });
    return [...shots, ...holdOf(shots)];
  });
}

/** [SK-34.6] */
function holdOf(shots: readonly Gunfire[]): Gunfire[] {
  const [first] = shots;
  if (!first) return [];
  const turrets = [...new Set(shots.flatMap((it) => it.turrets))].sort((a, b) => a - b);
  return [{ ...first, turrets, target: '-', estimateYards: 0 }];
}

function offer(
  { options }: SeekriegView,
  { ship, battery, turrets }: { ship: Ship; battery: number; turrets: number[] },
  { id, ship: target }: Mark,
): Gunfire {
  const yards = straightYards(ship.hex, target.hex);
  return {
    kind: 'gunfire',
    ship: ship.id,
    battery,
    turrets,
    target: id,
    isBarrage: false,
    estimateYards:
      options.hitMethod === 'estimation' ? ESTIMATE_STEP * Math.round(yards / ESTIMATE_STEP) : 0,
  };
}
