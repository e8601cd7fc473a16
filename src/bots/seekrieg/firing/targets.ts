import { distance, flatBearing } from '../../../hex';
import type { Order } from '../../../rules/seekrieg';
import { type FireOrder, firePlotOf, signed, turretsOn } from '../../../rules/seekrieg/query';
import { bestBy } from '../../core/lists';
import { type Bearings, firepower } from '../common/fire';
import { enemyInSight, type Situation, type Vessel } from '../common/situation';

/** Another target has to be so much better, for a change costs hits [SK-11.22]. */
const BETTER = 1.5;

/** Fire that is worth taking from its default target, ship by ship [SK-34.6]. */
export function* firingWishes(situation: Situation): Generator<Order> {
  const { view, side, own } = situation;
  const plots = firePlotOf(view, side);
  for (const by of own)
    for (const fire of plots.get(by.ship.id) ?? []) {
      const order = betterTarget(situation, by, fire);
      if (order) yield order;
    }
}

function betterTarget(situation: Situation, by: Vessel, fire: FireOrder): Order | undefined {
  const { view } = situation;
  const enemy = enemyInSight(situation);
  const { battery, target } = fire;
  if (target === null || by.ship.plan?.fire.some((it) => it.battery === battery)) return undefined;
  const now = enemy.find(({ ship }) => ship.id === target);
  const best = bestBy(enemy, (at) => targetWorth(situation, by, at));
  if (!now || !best || best === now) return undefined;
  if (targetWorth(situation, by, best) < BETTER * targetWorth(situation, by, now)) return undefined;
  const turrets = turretsOn(view, by.ship, battery, best.ship);
  if (turrets.length === 0) return undefined;
  const { estimateYards, isBarrage } = fire;
  return {
    kind: 'gunfire',
    ship: by.ship.id,
    battery,
    turrets,
    target: best.ship.id,
    estimateYards,
    isBarrage,
  };
}

/** Points a turn; a ship that has taken much, or can take little more, is worth more, as she is soon out of the fight. */
function targetWorth(situation: Situation, by: Vessel, at: Vessel): number {
  const damage = firepower(situation, by, at, bearingsOf(by, at));
  const taken = 1 - at.pointsLeft / at.ship.sheet.dp;
  return damage * at.worthPerPoint * (1 + taken + damage / at.pointsLeft);
}

function bearingsOf({ ship: by }: Vessel, { ship: at }: Vessel): Bearings {
  const rangeHexes = distance(by.hex, at.hex);
  const there = rangeHexes === 0 ? 90 : flatBearing(by.hex, at.hex) - 60 * (by.facing - 1);
  const back = rangeHexes === 0 ? 90 : flatBearing(at.hex, by.hex) - 60 * (at.facing - 1);
  return { rangeHexes, target: signed(there), firer: signed(back) };
}
