import { type AnySystem, isRefusal, type Reason, type Side } from '../rules/core';
import { wordsOf } from './registry';

/** Where two ways to order a segment differ, order by order, in words. */
interface OrdersApart {
  /** Given in the first alone. */
  given: string[];
  /** Given in the second alone. */
  instead: string[];
}

/** @param view of the side, before the segment's orders */
function ordersApart(
  system: AnySystem,
  { view, side }: { view: unknown; side: Side },
  lines: readonly string[],
  others: readonly string[],
): OrdersApart {
  const said = (line: string): string => {
    const order: unknown = system.parseOrder(line);
    if (isRefusal(order)) return line;
    return wordsOf(system.id).orderText?.(order as never, view, side) ?? line;
  };
  const [given, instead] = [without(lines, others).map(said), without(others, lines).map(said)];
  const apart = { given: without(given, instead), instead: without(instead, given) };
  // Some differ only in what their words leave out.
  return apart.given.length + apart.instead.length > 0 ? apart : { given, instead };
}

/** What a bot would have ordered in a side's place, and why. */
interface Instead {
  /** Of the side, before the segment's orders. */
  view: unknown;
  orders: readonly string[];
  lines: readonly string[];
  why?: Reason;
}

/** Where a bot's orders differ from those given, in words, and why in a sentence. */
export function insteadText(
  system: AnySystem,
  side: Side,
  { view, orders, lines, why }: Instead,
): OrdersApart & { why: string | undefined } {
  return {
    ...ordersApart(system, { view, side }, orders, lines),
    why: why && wordsOf(system.id).reasonText?.(why, view),
  };
}

/** The lines that the others do not have, as often as they have them less. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
