import { type AnySystem, foresee, type Side } from '../../../rules/core';

/** What a side would see after the advised orders, as far as that can be predicted. */
export function advisedView<View>(
  system: AnySystem,
  view: View,
  side: Side,
  orders: readonly unknown[],
): View {
  let seen = view;
  for (const order of orders) seen = foresee(system, seen, side, order)?.view ?? seen;
  return seen;
}
