import {
  assert,
  digest,
  type GivenOrder,
  giveOrder,
  newMatch,
  refusalCode,
  type Segment,
} from '../rules/core';
import { SAVE_FORMAT, type Save } from '../scenario';
import type { Table } from './table';

/** A digest of the position is taken after every this many orders, and after the newest. */
const DIGEST_EVERY = 16;

/** A save, and its place in the sequence of play. */
interface Saved {
  save: Save;
  segment: Segment;
}

/**
 * Makes the saves of a match in progress: the same as `makeSave`, but it plays each order only once, in a match of
 * its own, so that a save late in a long match costs no more than an early one. Saves share their orders.
 */
export function newSaver({
  system,
  scenario,
  options,
  seed,
}: Table): (orders: readonly GivenOrder[]) => Saved {
  const match = newMatch(system, scenario, options, seed);
  const kept: Record<string, string> = {};
  const played: GivenOrder[] = [];
  const play = (order: GivenOrder) => {
    const refused = giveOrder(system, match, order, seed);
    assert(
      !refused,
      `order ${played.length + 1} of the match, ${order.order}: ${refused && refusalCode(refused)}`,
    );
    const given = played.push(order);
    if (given % DIGEST_EVERY === 0) kept[given] = digest(match.state);
  };
  return (orders) => {
    orders.slice(played.length).forEach(play);
    const given = played.length;
    const outcome = system.outcome(match.state);
    const save: Save = {
      format: SAVE_FORMAT,
      engine: system.version,
      system: system.id,
      scenario,
      options,
      seed,
      orders: [...played],
      digests: given === 0 ? {} : { ...kept, [given]: digest(match.state) },
      ...(outcome && { result: outcome.winner }),
    };
    return { save, segment: system.segment(match.state) };
  };
}
