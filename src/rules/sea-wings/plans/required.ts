import { distance } from '../../../hex';
import { must, type Refusal, type Side } from '../../core';
import { inWeather } from '../common/cards';
import { boxCounts, formationsAt, formationsOf, hexOfHome } from '../common/formations';
import { forceOf } from '../common/own';
import type { Formation } from '../model/air';
import type { Order, OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { RequiredStrike } from '../model/scenario';
import type { SeaWingsView } from '../model/state';
import { capacityOf, mayPlan, refuseDeck, refuseNight } from './planning';
import { plannedOf, standDown } from './standDown';
import { planStrike, strikeRange } from './strike';

/** [WG-29.22] Why the plans of a side cannot be sealed yet. */
export function refuseMissing(view: SeaWingsView, side: Side): Refusal | undefined {
  const missing = missingIn(view, side);
  if (!missing) return undefined;
  const { base, least } = missing;
  return refusal('required-strike', 'WG-29.22', {
    base,
    least,
    planned: plannedFor(view, side, missing),
  });
}

/** A strike that the scenario wants of the side in this turn, and that it has not planned though it can. */
function missingIn(view: SeaWingsView, side: Side): RequiredStrike | undefined {
  if (!mayPlan(view, side)) return undefined;
  return view.scenario.requiredStrikes
    ?.filter((it) => it.side === side && it.turn === view.turn)
    .find((it) => plannedFor(view, side, it) < it.least && ableTo(view, side, it) >= it.least);
}

const ofType = (view: SeaWingsView, side: Side, { aircraft }: RequiredStrike): Formation[] =>
  formationsOf(forceOf(view, side)).filter(({ type }) => type.id === aircraft);

/** Factors of a formation on strikes of the kind. */
const onStrike = ({ boxes }: Formation, { base, loads }: RequiredStrike): number =>
  boxes.strike
    .filter(({ target }) => target !== null && 'base' in target && target.base === base)
    .filter(({ ordnance }) => ordnance !== null && loads.includes(ordnance))
    .reduce((sum, { factors }) => sum + factors, 0);

const plannedFor = (view: SeaWingsView, side: Side, wanted: RequiredStrike): number =>
  ofType(view, side, wanted).reduce((sum, it) => sum + onStrike(it, wanted), 0);

/** Factors that could fly there in the two launches of each home, if nothing else did. */
function ableTo(view: SeaWingsView, side: Side, wanted: RequiredStrike): number {
  const force = forceOf(view, side);
  const able = ofType(view, side, wanted).filter((it) => canFly(view, side, it, wanted));
  const homes = new Map(able.map((it) => [it.home.id, 2 * capacityOf(force, it)]));
  return [...homes].reduce((sum, [home, capacity]) => {
    const here = able.filter((it) => it.home.id === home);
    const factors = here.reduce((all, it) => all + loadable(it), 0);
    return sum + Math.min(capacity, factors);
  }, 0);
}

/** [WG-29.49] */
const loadable = (it: Formation): number =>
  Math.min(it.boxes.hangar + plannedOf(it), it.mayCarry ?? Number.POSITIVE_INFINITY);

/** In range, by day or trained for the night, from an open deck, out of bad weather [WG-21.19]. */
function canFly(
  view: SeaWingsView,
  side: Side,
  formation: Formation,
  { base }: RequiredStrike,
): boolean {
  const force = forceOf(view, side);
  const { hex } = must(
    view.scenario.bases.find(({ id }) => id === base),
    base,
  );
  const from = hexOfHome(force, formation);
  return (
    from !== undefined &&
    distance(from, hex) <= strikeRange(formation) &&
    !inWeather(view, hex) &&
    !inWeather(view, from) &&
    !refuseNight(view, formation) &&
    !refuseDeck(force, formation)
  );
}

/** [WG-24.22, WG-29.22] The next order toward the strike that the scenario wants; `undefined` when nothing is missing. */
export function requiredOrder(view: SeaWingsView, side: Side): Order | undefined {
  const missing = missingIn(view, side);
  if (!missing) return undefined;
  for (const share of sharesOf(view, side, missing)) {
    const order =
      sortieOf(view, side, missing, { ...share, sizes: [share.factors] }) ??
      clearing(view, side, missing, share) ??
      sortieOf(view, side, missing, { ...share, sizes: fewerThan(share.factors) });
    if (order) return order;
  }
  return undefined;
}

const fewerThan = (factors: number): number[] =>
  Array.from({ length: factors - 1 }, (_, i) => factors - 1 - i);

type Share = RequiredStrike['usual'][number];

/** What is still to be planned, formation by formation: first as the scenario names them, then any that can. */
function sharesOf(view: SeaWingsView, side: Side, missing: RequiredStrike): Share[] {
  const { formations } = forceOf(view, side);
  const able = ofType(view, side, missing).filter((it) => canFly(view, side, it, missing));
  const named = missing.usual
    .map((it) => ({ ...it, factors: it.factors - flownBy(formations[it.formation], missing) }))
    .filter(({ formation }) => able.some(({ id }) => id === formation));
  const rest = missing.least - plannedFor(view, side, missing);
  const load = must(missing.loads[0], 'load');
  const others = able.map(({ id }) => ({ formation: id, factors: rest, load }));
  return [...named, ...others].filter(({ factors }) => factors > 0);
}

const flownBy = (formation: Formation | undefined, missing: RequiredStrike): number =>
  formation ? onStrike(formation, missing) : 0;

/** A share, or as much of it as one launch takes. */
function sortieOf(
  view: SeaWingsView,
  side: Side,
  { base: target }: RequiredStrike,
  { formation, load: ordnance, sizes }: Share & { sizes: readonly number[] },
): Order | undefined {
  return sizes
    .flatMap((factors) =>
      (['first', 'second'] as const).map(
        (launch): OrderOf<'planStrike'> => ({
          kind: 'planStrike',
          formation,
          factors,
          launch,
          target,
          ordnance,
        }),
      ),
    )
    .find((order) => !planStrike.refuse(view, side, order));
}

/** Other plans in the way are taken back: those of the formation, then strikes from its home. */
function clearing(
  view: SeaWingsView,
  side: Side,
  missing: RequiredStrike,
  { formation: id }: Share,
): Order | undefined {
  const force = forceOf(view, side);
  const own = must(force.formations[id], id);
  const mates = formationsAt(force, own.home.id).filter((it) => boxCounts(it).strike > 0);
  const orders = [own, ...mates]
    .filter((it) => plannedOf(it) > onStrike(it, missing))
    .map((it): OrderOf<'standDown'> => ({ kind: 'standDown', formation: it.id }));
  return orders.find((order) => !standDown.refuse(view, side, order));
}
