import { type BySide, bySide, type Side } from '../../src/rules/core';
import type { StoredOrder, Versions } from '../storage/storage';

/** How many of a side's latest orders are remembered. */
const MOST = 64;

/**
 * The latest orders accepted in a match, by id. They save a storage lookup for each order. An accepted order has a
 * higher version than the one it was given on.
 */
export class KnownOrders {
  private readonly ids: BySide<Map<string, number>> = bySide(() => new Map());
  private readonly since: BySide<number>;

  /** Starts at each side's version. Orders accepted up to then are not known here. */
  constructor({ allies, axis }: Versions) {
    this.since = { allies, axis };
  }

  add({ side, orderId, versions }: StoredOrder): void {
    const ids = this.ids[side];
    ids.set(orderId, versions[side]);
    const [oldest] = ids;
    if (!oldest || ids.size <= MOST) return;
    ids.delete(oldest[0]);
    this.since[side] = oldest[1];
  }

  /** The sender's version after an order; `undefined` if it was not accepted recently. */
  version(side: Side, orderId: string): number | undefined {
    return this.ids[side].get(orderId);
  }

  /** Whether an order given on this version would be known here if it had been accepted. */
  reachesBackTo(side: Side, version: number | undefined): boolean {
    return version !== undefined && version >= this.since[side];
  }
}
