import { type Order, type SeekriegState, seekrieg } from '../../../rules/seekrieg';
import type { Part } from '../../core/playbook';
import type { BattlePlan } from '../common/plan';
import { offhandOrder, wishesIn } from '../doctrine/choose';

const CONFIRM: Order = { kind: 'confirm' };

/** Plays a side's part in the present step under a plan, by one look at the position. */
export function playStep(
  state: SeekriegState,
  { side, plan }: Part<BattlePlan>,
  give: (order: Order) => void,
): void {
  const { clock } = state;
  const view = seekrieg.view(state, side);
  if (view.step.kind !== 'orders' && view.step.kind !== 'firePlot') {
    give(offhandOrder(view, side) ?? CONFIRM);
    return;
  }
  for (const wish of wishesIn(view, side, plan)) if (!seekrieg.refuse(view, side, wish)) give(wish);
  if (state.clock === clock) give(CONFIRM);
}
