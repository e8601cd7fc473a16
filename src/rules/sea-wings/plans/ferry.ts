import { distance } from '../../../hex';
import { firstRefusal, must, type Refusal, type Side } from '../../core';
import { emptyBoxes, factorsOf, formationsAt, formationsOf, hexOfHome } from '../common/formations';
import { forceOf } from '../common/own';
import type { Formation, Home } from '../model/air';
import type { OrderOf } from '../model/orders';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import { assign, formationIn, idleOf, refusePlan } from './planning';
import { strikeRange } from './strike';

/** [WG-5.10] */
export const planFerry: OrderRule<'planFerry'> = {
  // One factor to each home with room; `refuse` allows more.
  legal: (view, side) =>
    idleOf(view, side).flatMap((it) =>
      homesOf(forceOf(view, side))
        .map(({ id }) => ({ kind: 'planFerry', formation: it.id, factors: 1, to: id }) as const)
        .filter((order) => !planFerry.refuse(view, side, order)),
    ),
  refuse: (view, side, order) =>
    firstRefusal(
      () => refusePlan(view, side, order),
      () => refuseFerry(view, side, order),
    ),
  apply(play, side, { to, ...order }) {
    assign(play, side, order, 'ferry').ferries.push({ factors: order.factors, to });
  },
};

/** Carriers afloat and bases. */
export const homesOf = ({ ships, bases }: Force): Exclude<Home, { kind: 'floatplanes' }>[] => [
  ...Object.values(ships)
    .filter(({ card, fate }) => card.carrier && fate === 'afloat')
    .map(({ card }) => ({ kind: 'carrier', id: card.id }) as const),
  ...Object.keys(bases).map((id) => ({ kind: 'base', id }) as const),
];

function refuseFerry(
  view: SeaWingsView,
  side: Side,
  { formation: id, factors, to }: OrderOf<'planFerry'>,
): Refusal | undefined {
  const force = forceOf(view, side);
  const formation = formationIn(view, side, id);
  const home = homesOf(force).find((it) => it.id === to);
  if (!home || to === formation.home.id || !mayLive(force, formation, home))
    return refusal('no-such-force', 'WG-5.10', { over: to });
  const [from, hex] = [hexOfHome(force, formation), hexOfHome(force, { home })];
  const range = strikeRange(formation);
  if (!from || !hex || distance(from, hex) > range)
    return refusal('ferry-too-far', 'WG-5.10', { to, range });
  const room = roomAt(force, home);
  return factors > room ? refusal('no-room', 'WG-2.11', { to, room }) : undefined;
}

/** [WG-2.11, WG-15.7] Level bombers and patrol aircraft never live aboard, and only patrol aircraft at a seaplane base. */
export function mayLive({ bases }: Force, { type, home: from }: Formation, home: Home): boolean {
  if (from.kind === 'floatplanes') return false;
  if (home.kind === 'carrier') return type.class !== 'LB' && type.class !== 'PB';
  return bases[home.id]?.card.type !== 'seaplane' || type.class === 'PB';
}

/** [WG-2.11] Factors for which there is room, those in the air, on the way, and not yet flown away counted. */
export function roomAt(force: Force, { kind, id }: Home): number {
  const capacity =
    kind === 'carrier'
      ? (force.ships[id]?.card.carrier?.airCapacity ?? 0)
      : (force.bases[id]?.card.airCapacity ?? 0);
  const leaving = ({ ferries }: Formation) => ferries.reduce((sum, it) => sum + it.factors, 0);
  const here = formationsAt(force, id).reduce((sum, it) => sum + factorsOf(it) + leaving(it), 0);
  const coming = Object.values(force.formations)
    .flatMap(({ ferries }) => ferries)
    .filter(({ to }) => to === id)
    .reduce((sum, { factors }) => sum + factors, 0);
  return capacity - here - coming;
}

/** [WG-5.10] Ferried factors are treated as Returning from Strike at their new home. */
export function flyFerries(force: Force): void {
  for (const formation of formationsOf(force)) {
    for (const { factors, to } of formation.ferries)
      formationFor(force, formation, to).boxes.returning += factors;
    formation.ferries = [];
  }
}

/** [WG-5.12] The formation of the same type at another home, made if there is none. */
export function formationFor(force: Force, { type }: Formation, to: string): Formation {
  const found = formationsAt(force, to).find((it) => it.type.id === type.id);
  if (found) return found;
  const home = must(
    homesOf(force).find(({ id }) => id === to),
    to,
  );
  const made = { id: `${to}-${type.id}`, type, home, boxes: emptyBoxes(), ferries: [] };
  force.formations[made.id] = made;
  return made;
}
