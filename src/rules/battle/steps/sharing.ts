import { valueOf } from '../../core';
import { shipsOfCounter } from '../common/stacks';
import { type Play, tell } from '../model/play';
import type { ShipId } from '../model/state';

/** A hit at a target counter, and one on a ship. */
interface AtTarget {
  target: string;
}
export type OnShip<Hit extends AtTarget> = Hit & { ship: ShipId };

/** [BT-9.6, BT-9.8] Deals the hits on multi-ship counters out among their ships; the order scored is kept. */
export function shareHits<Hit extends AtTarget>(play: Play, hits: readonly Hit[]): OnShip<Hit>[] {
  const dealers = new Map<string, () => ShipId>();
  for (const { target } of hits)
    if (!dealers.has(target)) dealers.set(target, dealer(play, target, hits));
  return hits.map((hit) => ({ ship: (dealers.get(hit.target) as () => ShipId)(), ...hit }));
}

/** Names the ship for each next hit on a counter: the first at random, then the others in turn. */
function dealer(play: Play, target: string, hits: readonly AtTarget[]): () => ShipId {
  const ships = shipsOfCounter(play.state, target);
  if (ships.length === 1) return () => ships[0] as ShipId;
  const lot = play.dice.lot(ships.length, 'counter');
  const first = valueOf(lot);
  const count = hits.filter((hit) => hit.target === target).length;
  const shipAt = (n: number) => ships[(first + n) % ships.length] as ShipId;
  const shares = ships.map((ship) => ({
    ship,
    hits: Array.from({ length: count }, (_, n) => shipAt(n)).filter((it) => it === ship).length,
  }));
  tell(play, { kind: 'hitsShared', rule: 'BT-9.8', counter: target, hits: shares, dice: [lot] });
  let next = 0;
  return () => shipAt(next++);
}
