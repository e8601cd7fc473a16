import { useMemo } from 'react';
import type { Reason, Side } from '../../../../rules/core';
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
  type Formation,
  planOf,
  type SquadronPlan,
  shipsLeft,
  type Wish,
  type Wishes,
} from './plan';
import type { MarkerPlan } from './planOrders';
import { markerProposal, proposalFor } from './proposal';
import { staysOn } from './ways';

/** The movement that is being planned; nothing outside the Ship Movement Phase. */
export interface Moving {
  squadron: SquadronPlan | null;
  marker: MarkerPlan | null;
  formation: Formation;
  /** How the squadron moves from now on; 'proposed' forgets how the player has steered it. */
  form: (formation: Formation) => void;
  /** The player has steered it in an earlier turn: it goes where he has sent it. */
  standsOn: boolean;
  /** Why doctrine would move it as proposed. */
  why: Reason | undefined;
  /** Changes what is wished of a ship or marker. */
  wish: (id: string, wish: Wish) => void;
  /** Forgets what was wished of a ship or marker. */
  unwish: (id: string) => void;
}

const NO_WISHES: Wishes = {};

/** The turn in which the player has steered each squadron for the first time, and how its ships follow. */
interface Steered {
  since: Readonly<Record<string, number>>;
  formations: Readonly<Record<string, Formation>>;
}
const NONE_STEERED: Steered = { since: {}, formations: {} };

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
  const kept = useInSegment<string | null>(`${view.clock}/${acting}`, null);
  const chosen = chosenIn(view, acting, selected) ?? kept.value;
  if (chosen !== null && chosen !== kept.value) kept.set(chosen);
  const steered = useInSegment(view.scenario.id, NONE_STEERED);
  const { since, formations } = steered.value;
  const mover = useMemo(() => moverOf(view, acting, chosen), [view, acting, chosen]);
  const isSteered = mover !== undefined && standsOn(view, mover, since);
  const proposal = useMemo(
    () =>
      mover && 'units' in mover && acting && !isSteered
        ? proposalFor(view, acting, mover)
        : undefined,
    [view, acting, mover, isSteered],
  );
  const lead = mover && 'units' in mover ? shipsLeft(view, mover)[0]?.id : undefined;
  const formation = formationOf(formations[mover?.id ?? ''], {
    isSteered: isSteered || wishes.value[lead ?? '']?.steps !== undefined,
  });
  const squadron = useMemo(
    () =>
      mover && 'units' in mover
        ? planOf(view, mover, { wishes: wishes.value, formation, proposal })
        : null,
    [view, mover, wishes.value, formation, proposal],
  );
  const marker = useMemo(
    () =>
      mover && 'hex' in mover && acting
        ? markerPlan(view, acting, mover, wishes.value[mover.id])
        : null,
    [view, acting, mover, wishes.value],
  );
  return {
    ...{ squadron, marker, formation, standsOn: isSteered, why: proposal?.why },
    form: (next) => {
      if (!mover) return;
      const id = mover.id;
      if (next !== 'proposed')
        return steered.set({ since, formations: { ...formations, [id]: next } });
      steered.set({ since: without(since, id), formations: without(formations, id) });
      wishes.set('units' in mover ? mover.units.reduce(without, wishes.value) : wishes.value);
    },
    wish: (id, wish) => {
      wishes.set({ ...wishes.value, [id]: { ...wishes.value[id], ...wish } });
      if (mover && wish.steps && id === lead)
        steered.set({ since: { [mover.id]: view.turn, ...since }, formations });
    },
    unwish: (id) => {
      wishes.set(without(wishes.value, id));
      if (mover && !isSteered && id === lead)
        steered.set({ since: without(since, mover.id), formations });
    },
  };
}

/** Ships of a squadron that is steered follow the first, unless the player wants it otherwise. */
const formationOf = (
  chosen: Formation | undefined,
  { isSteered }: { isSteered: boolean },
): Formation => chosen ?? (isSteered ? 'wake' : 'proposed');

/** A squadron that its player has steered in an earlier turn goes where he has sent it. */
const standsOn = (
  view: FleetActionView,
  { id }: { id: string },
  since: Steered['since'],
): boolean => (since[id] ?? view.turn) < view.turn;

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

/** As wished, or else as doctrine would have it. */
function markerPlan(
  view: FleetActionView,
  side: Side,
  { id }: Contact,
  wish: Wish = {},
): MarkerPlan | null {
  const contents = view.forces[side]?.contacts[id];
  if (!contents) return null;
  const proposal = markerProposal(view, side, id);
  const sails = proposal?.kind === 'moveContact' ? proposal : undefined;
  const knots = usualSpeed(
    wish.knots ?? sails?.knots ?? contents.speedKnots,
    markerSpeeds(view, id),
  );
  const ways = markerReachAt(view, id, knots);
  const steps = (wish.steps ?? sails?.steps)?.join();
  const way = ways.find((it) => it.steps.join() === steps) ?? staysOn(ways);
  const isSteered = wish.steps !== undefined || wish.knots !== undefined;
  const deploys = proposal?.kind === 'deployContact' && !isSteered;
  return way ? { contact: id, knots, way, deploys } : null;
}
