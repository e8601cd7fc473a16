import type { Axial } from '../../../hex';
import type { Draw, Side } from '../../../rules/core';
import type { Order, SeaWingsView } from '../../../rules/sea-wings';
import { dummiesOf, forceOf, realOf, taskForcesOf } from '../../../rules/sea-wings/query';
import { hasCarriers } from './forces';

/** [WG-4.9, WG-4.11] As many dummies as there may be, where the carriers are. */
export function* placingWishes(view: SeaWingsView, side: Side): Generator<Order> {
  const force = forceOf(view, side);
  if (dummiesOf(force).length >= view.scenario.sides[side].dummies) return;
  const real = realOf(force);
  const at = real.find((it) => hasCarriers(force, it)) ?? real[0];
  if (at) yield { kind: 'placeDummy', hex: at.hex, number: freeNumber(view, side) };
}

/** [WG-29.57] The lowest number that the side does not use. */
function freeNumber(view: SeaWingsView, side: Side): number {
  const used = new Set(taskForcesOf(forceOf(view, side)).map(({ number }) => number));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

const TRIES = 4;
const SPAN = 6;

/** [WG-16.9] Dummies wander, so that no onlooker can tell them from ships. */
export function* dummyWishes(view: SeaWingsView, side: Side, draw: Draw): Generator<Order> {
  for (const { id, hex, hasMoved } of dummiesOf(forceOf(view, side)))
    if (!hasMoved)
      for (let n = 0; n < TRIES; n++)
        yield { kind: 'moveDummy', taskForce: id, hex: somewhereNear(hex, draw) };
  yield* placingWishes(view, side);
}

const somewhereNear = ({ q, r }: Axial, draw: Draw): Axial => ({
  q: q + draw(2 * SPAN) - SPAN,
  r: r + draw(2 * SPAN) - SPAN,
});
