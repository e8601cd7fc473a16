import { enemyOf, orderDice, type Side } from '../../../src/rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../../src/rules/seekrieg';
import type { Desk } from '../../../src/ui/systems/seekrieg/desk/desk';
import { pictureDesk } from '../../../src/ui/systems/seekrieg/lobby/pictureDesk';
import { newNames } from '../../../src/words/seekrieg/common/names';
import { battleOf } from '../../scenario/seekrieg/shippedBattles';

/** Coral Sea as it begins. */
export const coralSea = (): SeekriegState =>
  seekrieg.newState(battleOf('sk-coral-sea'), seekrieg.defaultOptions, orderDice('air', 0)).state;

/** Gives orders; each must be legal. */
export function order(state: SeekriegState, side: Side, ...orders: readonly Order[]): void {
  for (const it of orders) {
    const why = seekrieg.refuse(state, side, it);
    if (why) throw new Error(`${JSON.stringify(it)}: ${why.code}`);
    seekrieg.apply(state, side, it, orderDice('air', state.clock));
  }
}

/** Both sides confirm. */
export function bothConfirm(state: SeekriegState, side: Side): void {
  for (const it of [side, enemyOf(side)])
    if (!state.confirmed[it]) order(state, it, { kind: 'confirm' });
}

/** The desk of a side at such a position; orders that are given are kept. */
export function deskAt(state: SeekriegState, side: Side, selected: string | null = null) {
  const view = seekrieg.view(state, side);
  const given: Order[] = [];
  const desk: Desk = {
    ...pictureDesk(battleOf('sk-coral-sea'), side),
    ...{ view, side, selected, stage: 'orders', names: newNames(view) },
    legal: seekrieg.legalOrders(view, side),
    whyNot: (it) => seekrieg.refuse(view, side, it),
    give: (...orders) => given.push(...orders) > 0,
  };
  return { desk, given };
}
