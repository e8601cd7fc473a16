import type { Side } from '../../../rules/core';
import type { Order, OrderOf, StrategicView } from '../../../rules/strategic';
import type { Judgement } from '../common/judgement';
import { asShip, forceOf, isCarrier, knownOf, ownShips, seenShips } from '../common/known';
import { gunRatio } from '../common/strength';

/** [ST-7.39, ST-7.55] The attack with the best odds, else a bombardment that pays, else none. */
export function surfaceOrder(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  { attacksFrom }: Judgement,
): Order | undefined {
  const attacks = orders
    .filter((it): it is OrderOf<'attackDivision'> => it.kind === 'attackDivision')
    .map((order) => ({ order, ratio: surfaceOdds(view, side, order) }))
    .filter(({ ratio }) => ratio >= attacksFrom)
    .sort((a, b) => prize(view, side, b.order) - prize(view, side, a.order) || b.ratio - a.ratio);
  const bombardment = orders.find(({ kind }) => kind === 'bombardLand');
  return attacks[0]?.order ?? bombardment ?? orders.find(({ kind }) => kind === 'pass');
}

const targetShips = (view: StrategicView, side: Side, id: string) => {
  const known = knownOf(view, side);
  const division = known.divisions[id];
  return division ? seenShips(known, division).map(asShip) : [];
};

export function surfaceOdds(
  view: StrategicView,
  side: Side,
  order: OrderOf<'attackDivision'>,
): number {
  const force = forceOf(view, side);
  const own = order.divisions.flatMap((id) => {
    const division = force.divisions[id];
    return division ? ownShips(force, division) : [];
  });
  if (own.some(isCarrier)) return 0;
  return gunRatio(own, targetShips(view, side, order.target));
}

const prize = (view: StrategicView, side: Side, { target }: OrderOf<'attackDivision'>): number =>
  targetShips(view, side, target).reduce((sum, { card }) => sum + card.points, 0);

/** [ST-7.41] Fighting ships step between; carriers and cargo do not. */
export function interceptPlan(
  view: StrategicView,
  side: Side,
  { interceptsFrom }: Judgement,
): Order[] {
  const { step } = view;
  if (step.kind !== 'intercept' || step.declared.kind !== 'attack') return [];
  const force = forceOf(view, side);
  const known = knownOf(view, side);
  const attackers = step.declared.divisions
    .flatMap((id) => {
      const division = known.divisions[id];
      return division ? seenShips(known, division) : [];
    })
    .map(asShip);
  return Object.values(force.divisions)
    .filter((division) => {
      const ships = ownShips(force, division);
      const isFit = ships.length > 0 && !ships.some(isCarrier) && division.box === 'short';
      return isFit && !division.submarine && gunRatio(ships, attackers) >= interceptsFrom;
    })
    .map(({ id }) => ({ kind: 'intercept', division: id, answer: 'yes' }));
}
