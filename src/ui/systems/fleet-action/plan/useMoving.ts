import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { FleetActionView } from '../../../../rules/fleet-action';
import {
  type Contact,
  markerReachAt,
  markerSpeeds,
  markersToMove,
  type Squadron,
  squadronsToMove,
  usualSpeed,
} from '../../../../rules/fleet-action/query';
import { useInSegment } from '../../../table/useInSegment';
import {
  FORMATIONS,
  type Formation,
  planOf,
  type SquadronPlan,
  type Wish,
  type Wishes,
} from './plan';
import type { MarkerPlan } from './planOrders';
import { staysOn } from './ways';

/** The movement that is being planned; nothing outside the Ship Movement Phase. */
export interface Moving {
  squadron: SquadronPlan | null;
  marker: MarkerPlan | null;
  formation: Formation;
  form: (formation: Formation) => void;
  /** Changes what is wished of a ship or marker. */
  wish: (id: string, wish: Wish) => void;
  /** Forgets what was wished of a ship or marker. */
  unwish: (id: string) => void;
}

const NO_WISHES: Wishes = {};

/** The turn in which the player has steered each squadron for the first time. */
type Steered = Readonly<Record<string, number>>;
const NONE_STEERED: Steered = {};

interface Mover {
  view: FleetActionView;
  /** The side that moves now; nobody otherwise. */
  acting: Side | null;
  selected: string | null;
}

/** The movement that is planned, for the squadron or marker picked last. */
export function useMoving({ view, acting, selected }: Mover): Moving {
  const place = `${view.turn}/${view.scenario.id}/${acting}`;
  const wishes = useInSegment(place, NO_WISHES);
  const formation = useInSegment<Formation>(place, FORMATIONS[0]);
  const kept = useInSegment<string | null>(`${view.clock}/${acting}`, null);
  const chosen = chosenIn(view, acting, selected) ?? kept.value;
  if (chosen !== null && chosen !== kept.value) kept.set(chosen);
  const steered = useInSegment(view.scenario.id, NONE_STEERED);
  const mover = useMemo(() => moverOf(view, acting, chosen), [view, acting, chosen]);
  const squadron = useMemo(
    () =>
      mover && 'units' in mover
        ? planOf(view, mover, {
            ...{ wishes: wishes.value, formation: formation.value },
            standsOn: standsOn(view, mover, steered.value),
          })
        : null,
    [view, mover, wishes.value, formation.value, steered.value],
  );
  const marker = useMemo(
    () => (mover && 'hex' in mover ? markerPlan(view, mover, wishes.value[mover.id]) : null),
    [view, mover, wishes.value],
  );
  return {
    ...{ squadron, marker, formation: formation.value, form: formation.set },
    wish: (id, wish) => {
      wishes.set({ ...wishes.value, [id]: { ...wishes.value[id], ...wish } });
      if (mover && wish.steps) steered.set({ [mover.id]: view.turn, ...steered.value });
    },
    unwish: (id) => {
      wishes.set(without(wishes.value, id));
      if (mover && !standsOn(view, mover, steered.value))
        steered.set(without(steered.value, mover.id));
    },
  };
}

/** A squadron that its player has steered in an earlier turn goes where he has sent it. */
const standsOn = (view: FleetActionView, { id }: { id: string }, steered: Steered): boolean =>
  (steered[id] ?? view.turn) < view.turn;

function without<T>(all: Readonly<Record<string, T>>, id: string): Record<string, T> {
  const { [id]: _, ...others } = all;
  return others;
}

/** The own squadron or marker that is picked, by itself or by a ship. */
function chosenIn(view: FleetActionView, acting: Side | null, selected: string | null) {
  if (acting === null || selected === null) return null;
  const unit = view.units[selected];
  if (unit) return unit.side === acting ? unit.squadron : null;
  return view.contacts[selected]?.side === acting ? selected : null;
}

/** Whose movement is planned: what is under way, what is picked, or the first that is left. */
function moverOf(
  view: FleetActionView,
  acting: Side | null,
  chosen: string | null,
): Squadron | Contact | undefined {
  const { step } = view;
  if (acting === null || step.kind !== 'ships' || step.side !== acting) return undefined;
  const left = [...squadronsToMove(view, acting), ...markersToMove(view, acting)];
  const wanted = step.active ?? chosen;
  return left.find(({ id }) => id === wanted) ?? left[0];
}

function markerPlan(view: FleetActionView, { id }: Contact, wish: Wish = {}): MarkerPlan | null {
  const contents = Object.values(view.forces).find((it) => it?.contacts[id])?.contacts[id];
  if (!contents) return null;
  const knots = usualSpeed(wish.knots ?? contents.speedKnots, markerSpeeds(view, id));
  const ways = markerReachAt(view, id, knots);
  const steps = wish.steps?.join();
  const way = ways.find((it) => it.steps.join() === steps) ?? staysOn(ways);
  return way ? { contact: id, knots, way } : null;
}
