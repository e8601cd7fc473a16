import type { Side } from '../../../rules/core';
import type { Order, OrderOf, SeaWingsView } from '../../../rules/sea-wings';
import { compositionOf, forceOf, isDummy, shipsIn } from '../../../rules/sea-wings/query';

/** What a dummy passes for: a carrier force as in section 29, which draws strikes. */
const DECOY = { carriers: 2, large: 3, small: 6, merchantmen: 0 };

/** [WG-17.11, WG-17.13, WG-17.16] Dummies pass for carriers; of ships half is told. */
export function* answerWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const force = forceOf(view, side);
  for (const id of Object.keys(force.searched)) {
    const it = force.taskForces[id];
    if (!it || it.answer !== null || it.falseReport) continue;
    yield { kind: 'tell', taskForce: id, ...(isDummy(it) ? DECOY : halved(view, side, it)) };
  }
}

function halved(
  view: SeaWingsView,
  side: Side,
  it: Parameters<typeof isDummy>[0],
): Omit<OrderOf<'tell'>, 'kind' | 'taskForce'> {
  const { carrier, large, small, merchantman } = compositionOf(shipsIn(forceOf(view, side), it));
  const half = (count: number) => Math.ceil(count / 2);
  return {
    carriers: half(carrier),
    large: half(large),
    small: half(small),
    merchantmen: half(merchantman),
  };
}
