import { type Order as BattleOrder, type BattleView, battle } from '../../../rules/battle';
import { type Draw, isRefusal, type Side } from '../../../rules/core';
import type { Order, StrategicView } from '../../../rules/strategic';
import { battleDoctrine } from '../../battle';

/** [ST-21.4] The order of a battle that an action has been handed over to, by the doctrine of battles. */
export function battleOrder(
  { action }: StrategicView,
  side: Side,
  orders: readonly Order[],
  draw: Draw,
): Order | undefined {
  if (action?.stage.kind !== 'battle') return undefined;
  const choices = orders.flatMap((order): BattleOrder[] => {
    const inner = order.kind === 'battle' ? battle.parseOrder(order.line) : undefined;
    return inner && !isRefusal(inner) ? [inner] : [];
  });
  if (choices.length === 0) return undefined;
  const view = action.stage.battle as BattleView;
  return {
    kind: 'battle',
    line: battle.makeOrder(battleDoctrine.choose(view, side, choices, draw)),
  };
}
