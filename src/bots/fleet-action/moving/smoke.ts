import { distance } from '../../../hex';
import type { Order } from '../../../rules/fleet-action';
import { conditionOf } from '../../../rules/fleet-action/query';
import { broadsideWorth } from '../common/fire';
import type { Situation } from '../common/situation';
import { keepsOff, type Mover } from './taste';

/** Points of fire to come in a turn that are worth the own guns' sight. */
const HOT = 0.3;
/** Hexes that an enemy may come nearer in a turn. */
const NEARER_HEXES = 6;

/** [NW-8.24] A ship that keeps away within reach of enemies hides in smoke, unless their radar looks through it. */
export function* smokeWish(situation: Situation, mover: Mover): Generator<Order> {
  const { ship } = mover;
  const { unit } = ship;
  if (!keepsOff(mover) || unit.laysSmoke || !conditionOf(unit).canMakeSmoke || unit.speedKnots < 5)
    return;
  let taken = 0;
  for (const enemy of situation.enemy) {
    const hexes = Math.max(1, distance(enemy.hex, unit.hex) - NEARER_HEXES);
    if (!enemy.guns.some((it) => it.isRadarLaid))
      taken += broadsideWorth(situation, enemy, ship, hexes);
  }
  if (taken >= HOT) yield { kind: 'laySmoke', ship: unit.id };
}
