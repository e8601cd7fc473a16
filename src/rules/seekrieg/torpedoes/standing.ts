import type { Side } from '../../core';
import { conditionOf, planOf, shipsOnMap } from '../common/own';
import type { TorpedoOrder } from '../model/plan';
import type { SeekriegView } from '../model/state';
import { tablesOf } from '../model/tables';
import type { Ship } from '../model/units';
import { chanceOf } from './figure';
import { shotsAt } from './order';
import { shotAt } from './shot';

/**
 * [SK-34.8] A standing order to fire at so many per cent or more: mounts without an order of their own fire at the target
 * with the best chance, by contact and the fastest run that reaches.
 */
export function standingShots(view: SeekriegView, ship: Ship): TorpedoOrder[] {
  const { standing, torpedoes } = planOf(ship);
  if (standing.torpedoPercent === 0) return [];
  return conditionOf(ship).mounts.flatMap(({ loaded }, mount) => {
    if (loaded === 0 || torpedoes.some((it) => it.mount === mount)) return [];
    const best = bestShot(view, ship, mount);
    return best && best.chance >= standing.torpedoPercent ? [best.order] : [];
  });
}

/** Standing orders never fire at a marker whose size and facing are unknown. */
function bestShot(view: SeekriegView, ship: Ship, mount: number) {
  const table = tablesOf(view).trackingError;
  let best: { order: TorpedoOrder; chance: number } | null = null;
  for (const target of knownTargets(view, ship.side)) {
    const [order] = shotsAt(view, ship, mount, target.id);
    if (!order) continue;
    const chance = chanceOf(table, shotAt(view, ship, target, order));
    if (!best || chance > best.chance) best = { order, chance };
  }
  return best;
}

/** Enemy ships that a side has identified, on its view or in the whole position. */
const knownTargets = (view: SeekriegView, side: Side): Ship[] =>
  shipsOnMap(view).filter(
    (it) =>
      it.side !== side &&
      (!view.hidden || view.hidden.sightings[side][it.id]?.level === 'identified'),
  );
