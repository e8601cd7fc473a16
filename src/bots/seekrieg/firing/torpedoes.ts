import { distance } from '../../../hex';
import type { Order } from '../../../rules/seekrieg';
import {
  chanceOf,
  shotAt,
  shotsAt,
  type TorpedoOrder,
  tablesOf,
} from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';
import { enemyInSight, type Situation, type Vessel } from '../common/situation';
import { torpedoReach } from '../common/torpedoes';
import { friendsOnTrack } from './friends';

/** A mount fires at this chance in per cent or more; a ship badly hit does not wait for a good one. */
const USUAL_PERCENT = 9;
const LAST_PERCENT = 3;

/** The share of her damage points from which a ship is badly hit. */
const BADLY_HIT = 0.6;

/** [SK-17.27] The chance that a friend near the track crosses it, and is hit by a torpedo that was not laid for her. */
const CROSSING = 0.35;

/** A shot that would cost this share of its gain in own ships is not fired. */
const MAX_COST = 0.2;

/** [SK-17.1] Torpedoes at a good chance, where no own ship is in their way. */
export function* torpedoWishes(situation: Situation): Generator<Order> {
  for (const by of situation.own) {
    const { ship } = by;
    if (!ship.sheet.torpedoes || !ship.plan || !ship.condition) continue;
    for (const [mount, { loaded }] of ship.condition.mounts.entries()) {
      if (loaded === 0 || ship.plan.torpedoes.some((it) => it.mount === mount)) continue;
      const shot = bestShot(situation, by, mount);
      if (shot) yield { kind: 'torpedoes', ship: ship.id, ...shot };
    }
  }
}

interface Shot {
  order: TorpedoOrder;
  worth: number;
}

function bestShot(situation: Situation, by: Vessel, mount: number): TorpedoOrder | undefined {
  const shots = enemyInSight(situation).flatMap((at) => shotOn(situation, by, at, mount) ?? []);
  return bestBy(shots, ({ worth }) => worth)?.order;
}

/** The fastest shot at an enemy, if it is good enough. */
function shotOn(situation: Situation, by: Vessel, at: Vessel, mount: number): Shot | undefined {
  const { view } = situation;
  if (!at.isIdentified || distance(by.ship.hex, at.ship.hex) > torpedoReach(by.ship))
    return undefined;
  const [order] = shotsAt(view, by.ship, mount, at.ship.id);
  if (!order) return undefined;
  const chance = chanceOf(tablesOf(view).trackingError, shotAt(view, by.ship, at.ship, order));
  if (chance < leastPercent(by)) return undefined;
  const worth = chance * at.worthPerPoint * Math.min(POINTS_PER_HIT, at.pointsLeft);
  const cost = friendsOnTrack(situation, by.ship, at.ship.hex, order).reduce(
    (sum, it) =>
      sum + CROSSING * chance * it.worthPerPoint * Math.min(POINTS_PER_HIT, it.pointsLeft),
    0,
  );
  return cost > MAX_COST * worth ? undefined : { order, worth: worth - cost };
}

/** [SK-30.18, SK-30.19] About what a hit does, whatever the ship. */
const POINTS_PER_HIT = 130;

const leastPercent = ({ ship: { sheet, condition } }: Vessel): number =>
  condition && condition.damage + condition.damageDue >= BADLY_HIT * sheet.dp
    ? LAST_PERCENT
    : USUAL_PERCENT;
