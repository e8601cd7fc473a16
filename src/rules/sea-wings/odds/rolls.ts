import { distance } from '../../../hex';
import { type ClauseId, type Modifier, must, type Side } from '../../core';
import { capRating } from '../combat/air/cap';
import { findsUpTo } from '../combat/strike/missions';
import { bombardmentDice } from '../combat/surface/bombardment';
import { contactModifiers, engagesUpTo } from '../combat/surface/contact';
import { isNight } from '../common/clock';
import { hexOfHome } from '../common/formations';
import { forceOf, knowledgeOf } from '../common/own';
import { isSlowed } from '../gunfire/contacts';
import { MAX_MOVE_HEXES } from '../map/sea';
import type { Multiplier } from '../model/facts';
import type { Order, OrderOf } from '../model/orders';
import type { SeaWingsView } from '../model/state';
import { patrolOf } from '../strikes/patrols';
import { STANDARD_TABLES } from '../tables/standard';

/** Dice that an order leads to: so many, each of which succeeds on `upTo` or less. */
export interface OrderRoll {
  order: Order;
  /** What they are rolled for; the reason that the roll carries. */
  code:
    | 'cap-position'
    | 'contact'
    | 'bombardment'
    | 'search-and-strike'
    | 'fuel'
    | 'damage-control';
  dice: number;
  upTo: number;
  /** Of one die, 0 to 1. */
  chance: number;
  modifiers: readonly Modifier[];
  multipliers: readonly Multiplier[];
  rule: ClauseId;
}

type Facts = Omit<OrderRoll, 'order' | 'chance' | 'modifiers' | 'multipliers'> &
  Partial<Pick<OrderRoll, 'modifiers' | 'multipliers'>>;

type RollTable = {
  readonly [Kind in Order['kind']]?: (
    view: SeaWingsView,
    side: Side,
    order: OrderOf<Kind>,
  ) => Facts | undefined;
};

const ROLLS: RollTable = {
  planCap: (view, side, { formation, factors, over }) =>
    inPosition(view, side, { formation, factors, over, isFresh: false }),
  scramble: (view, side, { formation, factors }) => {
    const over = must(forceOf(view, side).defenders, 'raid').force;
    return inPosition(view, side, { formation, factors, over, isFresh: true });
  },
  planStrike: missionRoll,
  plot: fuelRoll,
  engage: contactRoll,
  bombard: bombardmentRoll,
  repair: () => ({
    code: 'damage-control',
    dice: 1,
    rule: 'WG-14.18',
    upTo: STANDARD_TABLES.damageControl.bases,
  }),
};

/** [WG-10.2, WG-7.4, WG-7.9] */
function inPosition(
  view: SeaWingsView,
  side: Side,
  it: { formation: string; factors: number; over: string; isFresh: boolean },
): Facts | undefined {
  const { factors, over, isFresh } = it;
  const force = forceOf(view, side);
  const formation = force.formations[it.formation];
  if (!formation) return undefined;
  const patrol = patrolOf(force, formation, { factors, over, isFresh }, over);
  const { value, multipliers } = capRating(patrol, 'incoming');
  const { modifiers } = patrol;
  return {
    code: 'cap-position',
    dice: factors,
    upTo: value,
    modifiers,
    multipliers,
    rule: 'WG-10.2',
  };
}

/** [WG-8.24] Option A: a mission at a marker that is not spotted. */
function missionRoll(
  view: SeaWingsView,
  side: Side,
  { formation: id, target }: OrderOf<'planStrike'>,
): Facts | undefined {
  const marker = knowledgeOf(view, side).markers.find((it) => it.id === target);
  const formation = forceOf(view, side).formations[id];
  const from = formation && hexOfHome(forceOf(view, side), formation);
  if (!marker || marker.number !== null || !from) return undefined;
  const upTo = findsUpTo(distance(from, marker.hex));
  return { code: 'search-and-strike', dice: 1, upTo, rule: 'WG-8.24' };
}

/** [WG-16.15] Option B. */
function fuelRoll(
  { options }: SeaWingsView,
  _side: Side,
  { path }: OrderOf<'plot'>,
): Facts | undefined {
  const isFast = options.fuel && path.length >= MAX_MOVE_HEXES;
  return isFast ? { code: 'fuel', dice: 1, upTo: 1, rule: 'WG-16.15' } : undefined;
}

/** [WG-18.4] When the enemy does not want it; his own P hits are not known. */
function contactRoll(
  view: SeaWingsView,
  side: Side,
  { taskForce }: OrderOf<'engage'>,
): Facts | undefined {
  const force = forceOf(view, side);
  const own = force.taskForces[taskForce];
  if (!own) return undefined;
  const contact = {
    isNight: isNight(view.scenario, view.turn),
    seeker: side,
    isSeekerSlowed: isSlowed(force, own),
    isAvoiderSlowed: false,
  };
  const modifiers = contactModifiers(contact);
  return { code: 'contact', dice: 1, upTo: engagesUpTo(contact), modifiers, rule: 'WG-18.4' };
}

/** [WG-20.10] */
function bombardmentRoll(
  view: SeaWingsView,
  side: Side,
  { ship: id }: OrderOf<'bombard'>,
): Facts | undefined {
  const ship = forceOf(view, side).ships[id];
  const { day, night } = STANDARD_TABLES.bombardment;
  const upTo = isNight(view.scenario, view.turn) ? night : day;
  return ship && { code: 'bombardment', dice: bombardmentDice(ship), upTo, rule: 'WG-20.10' };
}

type AnyRoll = (view: SeaWingsView, side: Side, order: Order) => Facts | undefined;

/** The dice that some orders lead to, by the figures that they are rolled against. */
export const rollsOf = (view: SeaWingsView, side: Side, orders: readonly Order[]): OrderRoll[] =>
  orders.flatMap((order) => {
    const facts = (ROLLS[order.kind] as AnyRoll | undefined)?.(view, side, order);
    if (!facts) return [];
    const chance = Math.max(0, Math.min(6, facts.upTo)) / 6;
    return [{ order, chance, modifiers: [], multipliers: [], ...facts }];
  });
