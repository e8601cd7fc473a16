import type { Dice } from './dice';
import type { BaseEvent } from './event';
import type { Side } from './side';
import type { AnySystem } from './system';
import { UnknownFromHere, unknown } from './unknown';

/** The outcome of an order as far as a side can tell: what it sees afterward, and what it is told. */
export interface Foreseen<View = unknown> {
  view: View;
  events: BaseEvent[];
}

/**
 * Carries out an order on a copy of what a side sees; the rules answer a view as they answer a state. `undefined` where
 * the order is refused, or its outcome cannot be known: dice, something hidden, or a new segment.
 */
export function foresee<View>(
  system: AnySystem,
  view: View,
  side: Side,
  order: unknown,
): Foreseen<View> | undefined {
  if (system.refuse(view, side, order)) return undefined;
  const done = tried(() => {
    const after = system.copy(view) as View;
    return { view: after, events: system.apply(after, side, order, NO_DICE) as BaseEvent[] };
  });
  if (!done || done.events.some(({ reveals }) => reveals)) return undefined;
  return system.segment(done.view).clock === system.segment(view).clock ? done : undefined;
}

/** A view has gaps. Rules that hit one, or need a die, throw `UnknownFromHere`. */
function tried<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof UnknownFromHere) return undefined;
    throw error;
  }
}

const NO_DICE: Dice = {
  roll: (_die, _count, reason) => unknown(`a die for ${reason}`),
  lot: (_count, reason) => unknown(`a lot for ${reason}`),
};
