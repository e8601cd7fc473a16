import { distance } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { fireBlockedAt, isGun, rangeOf, targetStack } from '../common/firing';
import { isOutOfSight } from '../common/fog';
import { afloatShips, sheetOf } from '../common/ships';
import { maySeeToFire, sightedWithin } from '../common/sighting';
import { shipNames, stackOf } from '../common/stacks';
import type { OrderOf } from '../model/orders';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { BattleView, Declaration, ShipId, Stack, Weapon } from '../model/state';
import { canFire, type Firer, firersOf, refuseFirer, weaponsNow } from './firers';
import { type OrderRule, refuseShip } from './rule';
import { type Target, targetsByStack } from './targets';

const isOpen = (view: BattleView, side: Side): boolean =>
  (view.step.kind === 'gunnery' || view.step.kind === 'torpedoes') && !view.done[side];

/** [BT-8] One line of a sealed list. */
export const declare: OrderRule<'declare'> = {
  legal(view, side) {
    if (!isOpen(view, side)) return [];
    const firers = firersOf(view, side);
    if (firers.length === 0) return [];
    const targets = targetsByStack(view, side);
    return firers.flatMap((firer) => declarationsFor(view, side, firer, targets(firer.ship)));
  },
  refuse: (view, side, order) =>
    refuseImpulse(view, side, order.weapon) ??
    refuseShip(view, side, order.ship) ??
    refuseFirer(view, order.ship, order.weapon) ??
    refuseTarget(view, side, order) ??
    refuseFull(view, side, order),
  apply(play, side, { ship, weapon, target, full }) {
    const declaration = { ship, weapon, target, full };
    play.state.declared[side].push(declaration);
    tell(play, {
      kind: 'fireDeclared',
      rule: 'BT-8.3',
      side,
      declaration: { ...declaration },
      seenBy: [side],
    });
  },
};

export const withdraw: OrderRule<'withdraw'> = {
  legal: (view, side) =>
    isOpen(view, side)
      ? view.declared[side].map(({ ship, weapon }) => ({ kind: 'withdraw', ship, weapon }))
      : [],
  refuse(view, side, { ship, weapon }) {
    const refused = refuseImpulse(view, side, weapon);
    if (refused) return refused;
    if (view.declared[side].some((it) => it.ship === ship && it.weapon === weapon))
      return undefined;
    return refusal('not-declared', 'BT-8.14', { ship, weapon });
  },
  apply(play, side, { ship, weapon }) {
    const { declared } = play.state;
    declared[side] = declared[side].filter((it) => it.ship !== ship || it.weapon !== weapon);
    tell(play, { kind: 'fireWithdrawn', rule: 'BT-8.14', side, ship, weapon, seenBy: [side] });
  },
};

/** A firer's declarations at the targets in view that it reaches, with and without full strength. */
function declarationsFor(
  view: BattleView,
  side: Side,
  { ship, weapon }: Firer,
  targets: readonly Target[],
): OrderOf<'declare'>[] {
  const reach = rangeOf(view, ship, weapon);
  const orders: OrderOf<'declare'>[] = [];
  for (const { target, rangeHexes } of targets)
    for (const full of rangeHexes <= reach ? [false, true] : []) {
      const order = { kind: 'declare' as const, ship, weapon, target, full };
      if (!refuseFull(view, side, order)) orders.push(order);
    }
  return orders;
}

/** [BT-20.6] The side can declare something in this impulse. */
export function canDeclare(view: BattleView, side: Side): boolean {
  const targets = targetsByStack(view, side);
  const reaches = (ship: ShipId, weapon: Weapon): boolean =>
    targets(ship).some(({ rangeHexes }) => rangeHexes <= rangeOf(view, ship, weapon));
  return afloatShips(view, side).some(({ id }) =>
    weaponsNow(view).some((weapon) => reaches(id, weapon) && canFire(view, id, weapon)),
  );
}

function refuseImpulse(view: BattleView, side: Side, weapon: Weapon): Refusal | undefined {
  const kind = isGun(weapon) ? 'gunnery' : 'torpedoes';
  if (view.step.kind !== kind)
    return isGun(weapon)
      ? refusal('not-now.guns', 'BT-8.1', { weapon })
      : refusal('not-now.torpedoes', 'BT-8.1');
  if (view.done[side]) return refusal('already-done', 'BT-8.14');
  return undefined;
}

function refuseTarget(
  view: BattleView,
  side: Side,
  it: Omit<Declaration, 'full'>,
): Refusal | undefined {
  const to = targetStack(view, it.target);
  if (!to && isOutOfSight(view, side, it.target))
    return refusal('target-not-sighted.fog', 'BT-20.15', { ships: shipNames(view, [it.ship]) });
  if (!to || to.side === side || to.place !== 'board')
    return refusal('no-such-target', 'BT-8.3', { id: it.target });
  const from = stackOf(view, it.ship) as Stack;
  if (!maySeeToFire(view, from, to)) return refuseUnseen(view, it.ship, to);
  const rangeHexes = distance(from.hex, to.hex);
  if (rangeHexes > rangeOf(view, it.ship, it.weapon)) return refuseRange(view, it, rangeHexes);
  if (!fireBlockedAt(view, from, to)) return undefined;
  return refusal('line-blocked', 'BT-8.2');
}

function refuseUnseen(view: BattleView, ship: ShipId, to: Stack): Refusal {
  const ships = shipNames(view, [ship]);
  const range = sightedWithin(view, to);
  return refusal('target-not-sighted', 'BT-8.2', { ships, stack: to.id, range });
}

function refuseRange(
  view: BattleView,
  { ship, weapon }: Pick<Declaration, 'ship' | 'weapon'>,
  rangeHexes: number,
): Refusal {
  const rule = reachRule(view, { ship, weapon });
  const reach = rangeOf(view, ship, weapon);
  const ships = shipNames(view, [ship]);
  return isGun(weapon)
    ? refusal('target-out-of-range.guns', rule, { range: rangeHexes, weapon, ships, reach })
    : refusal('target-out-of-range.torpedoes', rule, { range: rangeHexes, ships, reach });
}

function reachRule(view: BattleView, { ship, weapon }: Pick<Declaration, 'ship' | 'weapon'>) {
  if (isGun(weapon)) return 'BT-9.1';
  return sheetOf(view, ship).torpedoes?.kind === 'long-lance' ? 'BT-10.3' : 'BT-10.1';
}

/** [BT-8.5, BT-8.10] One ship per target is named for full strength, and only for its guns. */
function refuseFull(view: BattleView, side: Side, it: Declaration): Refusal | undefined {
  if (!it.full) return undefined;
  if (!isGun(it.weapon)) return refusal('not-halved', 'BT-8.10');
  const other = view.declared[side].find(
    ({ full, target, ship }) => full && target === it.target && ship !== it.ship,
  );
  if (!other) return undefined;
  return refusal('full-strength-taken', 'BT-8.5', { ships: shipNames(view, [other.ship]) });
}
