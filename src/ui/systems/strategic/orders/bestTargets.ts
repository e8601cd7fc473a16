import type { Order } from '../../../../rules/strategic';
import type { OrderOdds } from '../../../../rules/strategic/query';
import { ordersOf } from '../../../table/desk';
import type { Desk } from '../desk/desk';

/** What of a desk tells how an air fight stands, and what each choice is worth. */
type Fight = Pick<Desk, 'view' | 'side' | 'legal' | 'oddsOf'>;

/** What is proposed in an air fight: targets of the flights that have none, or the next attack. */
export function bestInFight(desk: Fight): Order[] {
  const targets = bestTargets(desk);
  const strike = targets.length > 0 ? undefined : bestStrike(desk);
  return strike ? [strike] : targets;
}

/** [ST-13.2] Flights without a target, each at the enemy that it takes most steps from that others leave. */
function bestTargets(desk: Fight): Order[] {
  const { view, side } = desk;
  if (!view.air) return [];
  const named = new Set(view.air.assigned[side].map(({ by }) => by));
  // Of each enemy, the share that the flights aimed so far are likely to leave.
  const left = new Map(view.air.flights.map(({ id }) => [id, 1]));
  const worth = (odds: OrderOdds | undefined, at: string) =>
    (odds?.meanDamage ?? 0) * (left.get(at) ?? 1);
  const orders = ordersOf(desk.legal, 'airTarget').filter(
    ({ flight, at }) => at !== flight && !named.has(flight),
  );
  const odds = oddsBy(desk, orders);
  return [...new Set(orders.map(({ flight }) => flight))].flatMap((flight) => {
    const choices = orders.filter((it) => it.flight === flight);
    const best = highest(choices, (it) => worth(odds.get(JSON.stringify(it)), it.at));
    if (!best) return [];
    const steps = view.air?.flights.find(({ id }) => id === best.at)?.steps ?? 1;
    const taken = worth(odds.get(JSON.stringify(best)), best.at) / Math.max(1, steps);
    left.set(best.at, Math.max(0, (left.get(best.at) ?? 1) - taken));
    return [best];
  });
}

/** [ST-7.16] The attack that does most damage on average; nothing while there is none, or only one. */
export function bestStrike(desk: Fight): Order | undefined {
  const orders = [...ordersOf(desk.legal, 'strikeShip'), ...ordersOf(desk.legal, 'strikeLand')];
  if (orders.length < 2) return undefined;
  const odds = oddsBy(desk, orders);
  return highest(orders, (it) => odds.get(JSON.stringify(it))?.meanDamage ?? 0);
}

const oddsBy = ({ oddsOf }: Fight, orders: readonly Order[]): Map<string, OrderOdds> =>
  new Map(oddsOf(orders).map((it) => [JSON.stringify(it.order), it]));

/** The first of those that are worth most. */
function highest<T>(choices: readonly T[], worth: (choice: T) => number): T | undefined {
  return [...choices].sort((a, b) => worth(b) - worth(a))[0];
}
