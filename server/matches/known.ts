import { type BySide, bySide, type Side } from '../../src/rules/core';
import type { StoredOrder, Versions } from '../storage/storage';

/** So many of a side's last orders are remembered. */
const MOST = 64;

/**
 * The last orders accepted in a match, by their ids, so that the storage need not be asked of each order whether it is
 * one of them. What was accepted has a higher version than the one that it was given on.
 */
export class KnownOrders {
  private readonly ids: BySide<Map<string, number>> = bySide(() => new Map());
  private readonly since: BySide<number>;

  /** Begins where each side has a version: what was accepted up to then is not known here. */
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

  /** The giver's version after an order; `undefined` when it was not accepted lately. */
  version(side: Side, orderId: string): number | undefined {
    return this.ids[side].get(orderId);
  }

  /** Whether an order given on a version would be known here had it been accepted. */
  reachesBackTo(side: Side, version: number | undefined): boolean {
    return version !== undefined && version >= this.since[side];
  }
}
