import { type Axial, distance } from '../../../hex';
import { must, type Refusal, type Side } from '../../core';
import { inWeather } from '../common/cards';
import { formationsAt, formationsOf, hexOfHome } from '../common/formations';
import { forceOf } from '../common/own';
import type { Formation } from '../model/air';
import type { Order, OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { RequiredStrike } from '../model/scenario';
import type { SeaWingsView } from '../model/state';
import { mayPlan, refuseDeck, refuseNight } from './planning';
import { plannedOf, standDown } from './standDown';
import { planStrike, strikeRange } from './strike';

/** [WG-29.22] Why the plans of a side cannot be sealed yet. */
export function refuseMissing(view: SeaWingsView, side: Side): Refusal | undefined {
  const missing = missingIn(view, side);
  if (!missing) return undefined;
  const { base, least } = missing;
  return refusal('required-strike', 'WG-29.22', {
    ...{ base, least, planned: plannedFor(view, side, missing) },
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

/** Factors that could fly there: in range, by day or trained for the night, from an open deck, out of bad weather [WG-21.19]. */
function ableTo(view: SeaWingsView, side: Side, wanted: RequiredStrike): number {
  const { hex } = must(
    view.scenario.bases.find(({ id }) => id === wanted.base),
    wanted.base,
  );
  if (inWeather(view, hex)) return 0;
  return ofType(view, side, wanted)
    .filter((it) => {
      const from = hexOfHome(forceOf(view, side), it);
      return from && distance(from, hex) <= strikeRange(it) && mayFly(view, side, it, from);
    })
    .reduce((sum, it) => sum + it.boxes.hangar + plannedOf(it), 0);
}

const mayFly = (view: SeaWingsView, side: Side, formation: Formation, from: Axial): boolean =>
  !inWeather(view, from) &&
  !refuseNight(view, formation) &&
  !refuseDeck(forceOf(view, side), formation);

/** [WG-24.22, WG-29.22] The next order toward the strike that the scenario wants; `undefined` when nothing is missing. */
export function requiredOrder(view: SeaWingsView, side: Side): Order | undefined {
  const missing = missingIn(view, side);
  if (!missing) return undefined;
  const { formations } = forceOf(view, side);
  const open = missing.usual.find(({ formation, factors }) => {
    const it = formations[formation];
    return it && onStrike(it, missing) < factors;
  });
  return open && (usualOrder(view, side, missing, open) ?? clearing(view, side, open.formation));
}

function usualOrder(
  view: SeaWingsView,
  side: Side,
  missing: RequiredStrike,
  { formation, factors, load }: RequiredStrike['usual'][number],
): Order | undefined {
  const rest =
    factors - onStrike(must(forceOf(view, side).formations[formation], formation), missing);
  const orders = (['first', 'second'] as const).map(
    (launch): OrderOf<'planStrike'> => ({
      ...{ kind: 'planStrike', formation, factors: rest, launch },
      ...{ target: missing.base, ordnance: load },
    }),
  );
  return orders.find((order) => !planStrike.refuse(view, side, order));
}

/** What stands in the way at the formation's home is taken back, its own plans first. */
function clearing(view: SeaWingsView, side: Side, id: string): Order | undefined {
  const force = forceOf(view, side);
  const own = must(force.formations[id], id);
  const orders = [own, ...formationsAt(force, own.home.id)].map(
    (it): OrderOf<'standDown'> => ({ kind: 'standDown', formation: it.id }),
  );
  return orders.find((order) => !standDown.refuse(view, side, order));
}
