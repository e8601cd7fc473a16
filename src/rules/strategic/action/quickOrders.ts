import { enemyOf, type Refusal, type Side } from '../../core';
import { launchesOf } from '../cards/launches';
import type { QuickState, QuickTarget, SurfaceAction } from '../model/actionState';
import { refusal } from '../model/refusals';
import { notNow, type OrderRule } from '../model/rule';
import type { ShipId, StrategicView } from '../model/state';
import { isShielded, POSTURES } from '../rolls/quick';
import { aimedAtShielded, enemiesOf, shieldedAllowance } from './aims';
import { type Fighter, fightersKnownTo, fightersOf } from './fighters';
import { settingOf } from './quickFlow';
import { canLaunchNow, gunsReach, type Setting } from './shots';

/** [ST-21.25] Sealed; a new order replaces it. */
export const posture: OrderRule<'posture'> = {
  legal: (view, side) =>
    quickIn(view, side, 'postures') ? POSTURES.map((it) => ({ kind: 'posture', posture: it })) : [],
  refuse(view, side, order) {
    if (!quickIn(view, side, 'postures')) return notNow('posture');
    if (POSTURES.includes(order.posture)) return undefined;
    return refusal('no-posture', 'ST-21.25', { postures: POSTURES });
  },
  apply({ state: { action } }, side, order) {
    if (action?.stage.kind === 'quick') action.stage.quick.postures[side] = order.posture;
  },
};

/** [ST-21.29, ST-21.30, ST-21.32] One target for each ship, sealed; a new order replaces it. */
export const quickTarget: OrderRule<'quickTarget'> = {
  legal(view, side) {
    const exchange = exchangeFor(view, side);
    if (!exchange) return [];
    const { fighters } = exchange;
    return fightersOf(fighters, side)
      .flatMap((firer) => aimsOf(firer, fighters, exchange.setting))
      .filter((aim) => !refuseShielded(fighters, side, exchange.quick.targets[side], aim))
      .map((aim) => ({ kind: 'quickTarget' as const, ...aim }));
  },
  refuse(view, side, order) {
    const exchange = exchangeFor(view, side);
    if (!exchange) return notNow('quickTargets');
    return refuseAim(exchange, side, order);
  },
  apply({ state: { action } }, side, { ship, target, torpedoes }) {
    if (action?.stage.kind !== 'quick') return;
    const { targets } = action.stage.quick;
    const others = targets[side].filter((it) => it.ship !== ship);
    targets[side] = [...others, { ship, target, torpedoes }];
  },
};

/** All that a side knows of an exchange while choosing targets. */
interface Exchange {
  action: SurfaceAction;
  quick: QuickState;
  fighters: Fighter[];
  setting: Setting;
}

const quickIn = (
  { action, confirmed }: StrategicView,
  side: Side,
  stage: QuickState['stage'],
): QuickState | undefined =>
  action?.stage.kind === 'quick' && action.stage.quick.stage === stage && !confirmed[side]
    ? action.stage.quick
    : undefined;

function exchangeFor(view: StrategicView, side: Side): Exchange | undefined {
  const { action } = view;
  const quick = quickIn(view, side, 'targets');
  if (!action || !quick) return undefined;
  const fighters = fightersKnownTo(view, action, side, launchesOf);
  return { action, quick, fighters, setting: settingOf(action, quick) };
}

/** Aims that a ship can have: at every enemy, with torpedoes where she can launch, and at nobody. */
function aimsOf(firer: Fighter, fighters: readonly Fighter[], setting: Setting): QuickTarget[] {
  const { id } = firer.card;
  const ways = [
    ...(gunsReach(firer, setting) ? [false] : []),
    ...(canLaunchNow(firer, setting) ? [true] : []),
  ];
  const targets = enemiesOf(fighters, firer.side);
  if (ways.length === 0 || targets.length === 0) return [];
  return [
    ...targets.flatMap(({ card }) =>
      ways.map((torpedoes) => ({ ship: id, target: card.id, torpedoes })),
    ),
    { ship: id, target: id, torpedoes: false },
  ];
}

function refuseAim(
  { fighters, quick, setting }: Exchange,
  side: Side,
  { ship, target, torpedoes }: QuickTarget,
): Refusal | undefined {
  const firer = fighterBy(fighters, ship);
  if (firer?.side !== side) return refusal('not-in-action', 'ST-21.29', { ship });
  if (!gunsReach(firer, setting) && !canLaunchNow(firer, setting))
    return refusal('nothing-bears', 'ST-21.24', { ship });
  if (target === ship) return torpedoes ? refuseTorpedoesAtNobody(firer) : undefined;
  return (
    refuseTarget(firer, fighterBy(fighters, target), target) ??
    refuseShielded(fighters, side, quick.targets[side], { ship, target, torpedoes }) ??
    refuseWeapons(firer, torpedoes, setting)
  );
}

const fighterBy = (fighters: readonly Fighter[], id: ShipId): Fighter | undefined =>
  fighters.find(({ card }) => card.id === id);

const refuseTorpedoesAtNobody = ({ card }: Fighter): Refusal =>
  refusal('torpedoes-at-nobody', 'ST-21.32', { ship: card.id });

function refuseTarget(
  firer: Fighter,
  target: Fighter | undefined,
  id: ShipId,
): Refusal | undefined {
  if (target?.side === enemyOf(firer.side)) return undefined;
  return refusal('no-such-target', 'ST-21.29', { target: id });
}

/** [ST-21.30] */
function refuseShielded(
  fighters: readonly Fighter[],
  side: Side,
  aims: readonly QuickTarget[],
  { ship, target }: QuickTarget,
): Refusal | undefined {
  const enemy = fighterBy(fighters, target);
  if (!enemy || !isShielded(enemy)) return undefined;
  const most = shieldedAllowance(fighters, side);
  if (aimedAtShielded(aims, fighters, ship) < most) return undefined;
  return refusal('escorts-between', 'ST-21.30', { target, most });
}

/** [ST-21.24, ST-21.32, ST-21.33] */
function refuseWeapons(firer: Fighter, torpedoes: boolean, setting: Setting): Refusal | undefined {
  const { id: ship } = firer.card;
  if (torpedoes && !canLaunchNow(firer, setting))
    return refusal('cannot-launch', 'ST-21.32', { ship });
  if (torpedoes || gunsReach(firer, setting)) return undefined;
  return refusal('guns-out-of-reach', 'ST-21.24', { ship });
}
