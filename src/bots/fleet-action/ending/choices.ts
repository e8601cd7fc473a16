import { distance } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { FleetActionView, Order } from '../../../rules/fleet-action';
import {
  conditionOf,
  isSubmarine,
  refillTubes,
  repair,
  toContact,
  unitsInPlay,
} from '../../../rules/fleet-action/query';
import { newSituation } from '../common/situation';
import { standingOf } from '../common/standing';

/** What is mended first: a ship without power can do nothing, and one without rudder turns in circles. */
const ITEMS = ['power', 'steering', 'speed'] as const;

/** What a side wants to do in the End Phase: repairs, tubes, to vanish by night; at last whether to end the battle. */
export function* endingWishes(view: FleetActionView, side: Side): Generator<Order> {
  for (const { id } of unitsInPlay(view, side).filter(isDamaged))
    for (const item of ITEMS) {
      const order = { kind: 'repair', ship: id, item } as const;
      if (!repair.refuse(view, side, order)) yield order;
    }
  yield* refillTubes.legal(view, side);
  if (isOutOfTouch(view, side)) yield* toContact.legal(view, side);
  if (wouldEnd(view, side)) yield { kind: 'offerEnd' };
}

/** Hexes from the enemy at which a squadron that has slipped away by night is hard to find again. */
const TOUCH_HEXES = 15;

/** [NW-3.17] By night, and far from all enemies and their markers, as far as any are known. */
function isOutOfTouch(view: FleetActionView, side: Side): boolean {
  const enemies = [...unitsInPlay(view, enemyOf(side)), ...Object.values(view.contacts)];
  const own = unitsInPlay(view, side);
  const known = enemies.filter((it) => it.side !== side);
  return (
    view.scenario.isNight &&
    known.length > 0 &&
    known.every((enemy) => own.every(({ hex }) => distance(hex, enemy.hex) > TOUCH_HEXES))
  );
}

/** She has something that teams can mend [NW-28.7]. */
function isDamaged(unit: Parameters<typeof conditionOf>[0]): boolean {
  const { hasPowerFailure, knotsLost, steering } = conditionOf(unit);
  return hasPowerFailure || knotsLost > 0 || steering < unit.sheet.steering;
}

/** Odds at which a lead is kept, and at which a lost battle is ended while there are ships to save. */
const ENDS_BELOW = { ahead: 2, even: 0.25, behind: 0.15 } as const;

/** [NW-30.6] */
function wouldEnd(view: FleetActionView, side: Side): boolean {
  const situation = newSituation(view, side);
  // Odds are of guns: a boat attacks whatever they are.
  const hasBoats = situation.own.some(({ sheet }) => isSubmarine(sheet));
  if (situation.enemy.length === 0 || hasBoats) return false;
  const { lead, odds } = standingOf(situation);
  return odds < ENDS_BELOW[lead];
}
