import type { Side } from '../../core';
import { formationsOf } from '../common/formations';
import { forceOf } from '../common/own';
import type { Formation, Launch } from '../model/air';
import type { Order } from '../model/orders';
import type { SeaWingsView } from '../model/state';
import { loadIn, NONE, refuseLoad } from '../plans/loads';
import { keyOf } from '../plans/strike';
import { originOf } from '../strikes/building';
import type { StrikeIdea, StrikePart } from './strike';

/** A strike as a side has planned it so far. */
interface PlannedStrike extends StrikeIdea {
  /** A carrier, a base, or for the Japanese side a task force [WG-8.9, WG-8.10]. */
  origin: string;
  launch: Launch;
  parts: StrikePart[];
  /** Some of it is among the orders that were asked about. */
  isOrdered: boolean;
}

/** A part with the strike that it belongs to. */
interface Part extends Pick<PlannedStrike, 'origin' | 'launch' | 'target' | 'isOrdered'> {
  part: StrikePart;
}

/** [WG-8.9 to WG-8.13] The strikes that a side has planned, with what `orders` add; those at nothing are left out. */
export function plannedStrikes(
  view: SeaWingsView,
  side: Side,
  orders: readonly Order[] = [],
): PlannedStrike[] {
  const parts = [...planned(view, side), ...orders.flatMap((it) => ordered(view, side, it))];
  const strikes = new Map<string, PlannedStrike>();
  for (const { part, isOrdered, ...strike } of parts.filter(({ target }) => target !== NONE)) {
    const key = JSON.stringify(strike);
    const known = strikes.get(key) ?? { ...strike, parts: [], isOrdered: false };
    known.parts.push(part);
    known.isOrdered ||= isOrdered;
    strikes.set(key, known);
  }
  return [...strikes.values()];
}

const planned = (view: SeaWingsView, side: Side): Part[] =>
  formationsOf(forceOf(view, side)).flatMap((formation) =>
    formation.boxes.strike.map(({ launch, target, factors, ordnance }) => ({
      origin: originIn(view, side, formation),
      launch,
      target: keyOf(target),
      part: { formation: formation.id, factors, ordnance },
      isOrdered: false,
    })),
  );

function ordered(view: SeaWingsView, side: Side, order: Order): Part[] {
  if (order.kind !== 'planStrike') return [];
  const { formation: id, factors, launch, target, ordnance } = order;
  const formation = forceOf(view, side).formations[id];
  if (!formation || refuseLoad(formation, ordnance, factors)) return [];
  const part = { formation: id, factors, ordnance: loadIn(ordnance) };
  return [{ origin: originIn(view, side, formation), launch, target, part, isOrdered: true }];
}

const originIn = (view: SeaWingsView, side: Side, formation: Formation): string =>
  originOf(forceOf(view, side), side, formation);
