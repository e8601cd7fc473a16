import { firstRefusal, type Refusal, type Side } from '../../core';
import { type FlightRecord, ORDNANCE, type Ordnance } from '../model/advancedState';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SquadronId, SquadronRecord, StrategicView } from '../model/state';
import {
  aboard,
  armedAboard,
  type Base,
  baseOf,
  basesOf,
  canHandle,
  counted,
  flightOf,
  mostArmedSteps,
  stepsOf,
} from './bases';
import { isPlanning, ownFlight, refusePhase, refuseSquadron, replaced } from './ordered';
import { advancedOf, forceOf } from './own';

/** [ST-12.2, ST-12.4] What a squadron can be armed with; floatplanes for search alone. */
export function ordnanceFor({ card, isScout }: SquadronRecord): Ordnance[] {
  if (isScout) return ['search'];
  const may: Readonly<Record<Ordnance, boolean>> = {
    guns: true,
    bombs: card.bombs !== null,
    torpedoes: (card.airTorpedo ?? 0) > 0,
    depthCharges: card.asw !== null,
    search: true,
  };
  return ORDNANCE.filter((ordnance) => may[ordnance]);
}

/** [ST-4.6, ST-4.7, ST-12.3, ST-12.18] Why a base cannot arm one squadron more. */
function refuseBase(view: StrategicView, side: Side, base: Base, it: SquadronRecord) {
  const force = forceOf(view, side);
  const ids = { squadron: it.id, base: base.id };
  if (it.isExtra) return refusal('extra', 'ST-12.18', ids);
  const { armedNow } = advancedOf(view, side);
  const others = aboard(force, base.id).filter(({ id }) => id !== it.id && armedNow.includes(id));
  if (!canHandle(base, [...others, it])) return refusal('damaged-base', 'ST-4.6', ids);
  const armed = counted(armedAboard(force, base.id)).filter(({ id }) => id !== it.id);
  const steps = stepsOf(armed) + stepsOf(counted([it]));
  return steps > mostArmedSteps(base) && !it.isScout
    ? refusal('too-many-armed', 'ST-12.3', { ...ids, most: mostArmedSteps(base) })
    : undefined;
}

function refuseArming(view: StrategicView, side: Side, id: SquadronId): Refusal | undefined {
  const squadron = forceOf(view, side).squadrons[id];
  const base = squadron && baseOf(view, side, squadron.home);
  if (!squadron || !base || ownFlight(view, side, id))
    return refusal('not-aboard', 'ST-8.18', { squadron: id });
  return refuseBase(view, side, base, squadron);
}

const refuseOrdnance = (view: StrategicView, side: Side, id: SquadronId, ordnance: Ordnance) => {
  const squadron = forceOf(view, side).squadrons[id];
  if (!ownFlight(view, side, id) && ordnanceOf(view, side, id) === ordnance)
    return refusal('no-change.armed', 'ST-12.1', { squadron: id });
  return squadron && ordnanceFor(squadron).includes(ordnance)
    ? undefined
    : refusal('wrong-ordnance', 'ST-12.2', { squadron: id, ordnance });
};

const squadronsAboard = (view: StrategicView, side: Side): SquadronRecord[] =>
  isPlanning(view, side, 'arming')
    ? basesOf(view, side).flatMap(({ id }) => aboard(forceOf(view, side), id))
    : [];

const ordnanceOf = (view: StrategicView, side: Side, id: SquadronId) =>
  flightOf(forceOf(view, side), id)?.ordnance ?? null;

/** [ST-8.18, ST-12.1, ST-12.2, ST-12.3] Armed again, a squadron changes its ordnance. */
export const arm: OrderRule<'arm'> = {
  legal: (view, side) =>
    squadronsAboard(view, side)
      .filter(({ id }) => !refuseArming(view, side, id))
      .flatMap((squadron) =>
        ordnanceFor(squadron)
          .filter((ordnance) => ordnance !== ordnanceOf(view, side, squadron.id))
          .map((ordnance) => ({ kind: 'arm', squadron: squadron.id, ordnance })),
      ),
  refuse: (view, side, { squadron, ordnance }) =>
    firstRefusal(
      () => refusePhase(view, side, 'arming'),
      () => refuseSquadron(view, side, squadron),
      () => refuseOrdnance(view, side, squadron, ordnance),
      () => refuseArming(view, side, squadron),
    ),
  apply({ state }, side, { squadron, ordnance }) {
    const plans = advancedOf(state, side);
    plans.flights[squadron] = aboardWith(squadron, ordnance);
    plans.armedNow = replaced(plans.armedNow, (it) => it === squadron, squadron);
  },
};

/** A squadron on its base with an ordnance marker. */
export const aboardWith = (squadron: SquadronId, ordnance: Ordnance | null): FlightRecord => ({
  squadron,
  ordnance,
  hex: null,
  path: [],
  launchTurn: null,
  group: null,
  hasAttacked: false,
  capOver: null,
  isScrambled: false,
  justLanded: false,
});

/** [ST-12.5] Takes the marker away again. */
export const disarm: OrderRule<'disarm'> = {
  legal: (view, side) =>
    squadronsAboard(view, side)
      .filter(({ id }) => ordnanceOf(view, side, id) !== null)
      .map(({ id }) => ({ kind: 'disarm', squadron: id })),
  refuse: (view, side, { squadron }) =>
    firstRefusal(
      () => refusePhase(view, side, 'arming'),
      () => refuseSquadron(view, side, squadron),
      () =>
        ordnanceOf(view, side, squadron) !== null && !ownFlight(view, side, squadron)
          ? undefined
          : refusal('not-armed', 'ST-12.1', { squadron }),
    ),
  apply({ state }, side, { squadron }) {
    const plans = advancedOf(state, side);
    delete plans.flights[squadron];
    plans.armedNow = plans.armedNow.filter((it) => it !== squadron);
  },
};

/** [ST-8.18] Arming stands; its side is told. */
export function endArming(play: Play, side: Side): void {
  const plans = advancedOf(play.state, side);
  const squadrons = [...plans.armedNow].sort().flatMap((squadron) => {
    const ordnance = plans.flights[squadron]?.ordnance;
    return ordnance ? [{ squadron, ordnance }] : [];
  });
  plans.armedNow = [];
  if (squadrons.length > 0)
    tell(play, { kind: 'squadronsArmed', rule: 'ST-8.18', seenBy: [side], side, squadrons });
}
