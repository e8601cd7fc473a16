import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import { type AirAction, type Flight, ratingBySteps } from '../../../rules/strategic/query';
import { meanDamage, strikeGain } from '../common/gain';
import { asShip } from '../common/known';

const flightOf = ({ flights }: AirAction, id: string): Flight | undefined =>
  flights.find((it) => it.id === id);

/** A flight's remaining threat: its bombs, or its guns. */
const menace = ({ card, steps, weapon }: Flight): number =>
  weapon === 'torpedoes'
    ? (ratingBySteps(card.airTorpedo, steps) ?? 0)
    : weapon
      ? (ratingBySteps(card.bombs?.rating ?? 0, steps) ?? 0)
      : (ratingBySteps(card.airToAir, steps) ?? 0) / 2;

/** [ST-13.2] Each flight at the enemy that it takes most from; no enemy is assigned more flights than needed. */
export function airTargetPlan(view: StrategicView, side: Side, orders: readonly Order[]): Order[] {
  const { air } = view;
  if (!air) return [];
  const choices = new Map<string, OrderOf<'airTarget'>[]>();
  for (const order of orders)
    if (order.kind === 'airTarget' && order.at !== order.flight)
      choices.set(order.flight, [...(choices.get(order.flight) ?? []), order]);
  const aimed = aimedAlready(air, side);
  return [...choices].flatMap(([id, list]) => {
    const own = flightOf(air, id);
    if (!own) return [];
    const [best] = [...list].sort((a, b) => use(air, own, b, aimed) - use(air, own, a, aimed));
    if (!best) return [];
    aimed.set(best.at, (aimed.get(best.at) ?? 0) + lossAt(air, own, best.at));
    return [best];
  });
}

/** Average steps each enemy loses to the orders given so far. */
function aimedAlready(air: AirAction, side: Side): Map<string, number> {
  const losses = new Map<string, number>();
  for (const { by, at } of air.assigned[side]) {
    const own = flightOf(air, by);
    if (own) losses.set(at, (losses.get(at) ?? 0) + lossAt(air, own, at));
  }
  return losses;
}

function use(
  air: AirAction,
  own: Flight,
  { at }: OrderOf<'airTarget'>,
  aimed: ReadonlyMap<string, number>,
): number {
  const target = flightOf(air, at);
  if (!target) return 0;
  const left = Math.max(0, target.steps - (aimed.get(at) ?? 0));
  return (Math.min(left, lossAt(air, own, at)) / Math.max(1, target.steps)) * menace(target);
}

function lossAt(air: AirAction, { card, steps }: Flight, at: string): number {
  const target = flightOf(air, at);
  return target ? meanDamage((ratingBySteps(card.airToAir, steps) ?? 0) - target.card.defense) : 0;
}

/** [ST-7.16] The flight and the ship with the best prospects. */
export function strikeOrder(view: StrategicView, orders: readonly Order[]): Order | undefined {
  const { air } = view;
  if (!air) return undefined;
  const gain = ({ flight, ship }: OrderOf<'strikeShip'>): number => {
    const own = flightOf(air, flight);
    const seen = air.ships.find(({ id }) => id === ship);
    if (!own?.weapon || !seen) return 0;
    if (own.weapon === 'depthCharges') return seen.source.card.points;
    const { card, steps, weapon } = own;
    return strikeGain({ card, steps, weapon }, asShip(seen), air.sky);
  };
  const ships = orders.filter((it): it is OrderOf<'strikeShip'> => it.kind === 'strikeShip');
  const [best] = [...ships].sort((a, b) => gain(b) - gain(a));
  return best ?? orders.find(({ kind }) => kind === 'strikeLand');
}
