import { firstRefusal, type Refusal, SIDES } from '../../core';
import { isStruckBy, struckBy } from '../common/effects';
import { conditionOf, planOf, refuseShip, shipsInPlay, shipsToOrder } from '../common/own';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { isSubmarine } from '../model/sheet';
import type { SeekriegView } from '../model/state';
import type { Effect, Ship } from '../model/units';
import { refuseModule, STEP_FEET } from './module';

/** [SK-26.4] The most by which a depth changes in a turn, in feet. */
const RATE_FEET = 250;

/** Depths in feet, both included. */
interface DepthRange {
  least: number;
  most: number;
}

/** [SK-29.22] The depth that leaks and a strained hull still allow, in feet. */
function deepest(view: SeekriegView, ship: Ship): number {
  const limits = [...struckBy(view, ship, 'leaks'), ...struckBy(view, ship, 'hull-strained')];
  return limits.reduce((least, { act }) => Math.min(least, act.feet), Infinity);
}

/** [SK-29.22] CD 62, until she has come up. */
const strainsOf = (view: SeekriegView, ship: Ship): Effect[] =>
  struckBy(view, ship, 'hull-strained')
    .map(({ effect }) => effect)
    .filter(({ hasSurfaced }) => !hasSurfaced);

/** [SK-26.4, SK-29.22] The depths that a boat can have at the end of a movement. */
function depthRange(view: SeekriegView, ship: Ship): DepthRange {
  const { depthFeet: now } = conditionOf(ship);
  if (isStruckBy(view, ship, 'planes-jammed')) return { least: now, most: now };
  const least = Math.max(0, now - RATE_FEET);
  if (strainsOf(view, ship).length > 0) return { least, most: least };
  return { least, most: Math.max(least, Math.min(now + RATE_FEET, deepest(view, ship))) };
}

/** [SK-26.4] As phase 3 ends every boat is at the depth that she was ordered to, or as near as she can. */
export function changeDepths(play: Play): void {
  for (const side of SIDES)
    for (const ship of shipsInPlay(play.state, side))
      if (isSubmarine(ship.sheet)) changeDepth(play, ship);
}

function changeDepth(play: Play, ship: Ship): void {
  const condition = conditionOf(ship);
  const { least, most } = depthRange(play.state, ship);
  const wanted = planOf(ship).depthFeet ?? condition.depthFeet;
  const feet = Math.min(Math.max(wanted, least), most);
  if (feet === 0) for (const effect of strainsOf(play.state, ship)) effect.hasSurfaced = true;
  if (feet === condition.depthFeet) return;
  condition.depthFeet = feet;
  const seenBy = [ship.side];
  tell(play, { kind: 'depthChanged', rule: 'SK-26.4', ship: ship.id, feet, seenBy });
}

function refuseDepth(view: SeekriegView, { ship: id, feet }: OrderOf<'depth'>) {
  const ship = view.ships[id] as Ship;
  if (!isSubmarine(ship.sheet)) return refusal('not-a-submarine', 'SK-26.4', { ship: id });
  if (feet % STEP_FEET !== 0) return refusal('bad-depth', 'SK-26.4', { step: STEP_FEET });
  const { least, most } = depthRange(view, ship);
  return feet < least || feet > most
    ? refusal('depth-out-of-reach', 'SK-26.4', { least, most })
    : undefined;
}

/** Every step that she can reach. */
function depthsOf(view: SeekriegView, ship: Ship): OrderOf<'depth'>[] {
  const { least, most } = depthRange(view, ship);
  const steps = Math.floor((most - least) / STEP_FEET) + 1;
  return Array.from({ length: steps }, (_, i) => ({
    kind: 'depth',
    ship: ship.id,
    feet: least + i * STEP_FEET,
  }));
}

/** [SK-26.4] A submarine's depth at the end of the movement; for this turn. */
export const depth: OrderRule<'depth'> = {
  legal: (view, side) =>
    refuseModule(view)
      ? []
      : shipsToOrder(view, side, 'orders')
          .filter(({ sheet }) => isSubmarine(sheet))
          .flatMap((ship) => depthsOf(view, ship)),
  refuse: (view, side, order): Refusal | undefined =>
    firstRefusal(
      () => refuseModule(view),
      () => refuseShip(view, side, order.ship, 'orders'),
      () => refuseDepth(view, order),
    ),
  apply({ state }, _side, { ship, feet }) {
    planOf(state.ships[ship] as Ship).depthFeet = feet;
  },
};
