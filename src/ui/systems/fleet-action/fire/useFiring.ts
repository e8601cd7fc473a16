import { useMemo } from 'react';
import type { Side } from '../../../../rules/core';
import type { FleetActionView, Order } from '../../../../rules/fleet-action';
import { actorsOf } from '../../../../rules/fleet-action/query';
import { useInSegment } from '../../../table/useInSegment';
import { bestFire, type Fire, isSameFire, NO_FIRE, type Shot, shotsOf, stillOpen } from './fire';
import { type Light, proposedLight } from './light';

/** The fire that is being planned; nothing outside the activations. */
export interface Firing {
  /** Who is to fire, or whose activation is open. */
  actor: string | null;
  /** All that the actor may do, and what is planned of it. */
  fire: Fire;
  /** What is proposed where nothing can be fired at in the dark. */
  light: Light | undefined;
  /** Chooses what is fired; `null`: as proposed. */
  aim: (shots: readonly Shot[] | null) => void;
}

interface Shooter {
  view: FleetActionView;
  acting: Side | null;
  legal: readonly Order[];
  selected: string | null;
}

/** The fire that is planned for the unit that is active, the own unit picked last, or the first that can do something. */
export function useFiring({ view, acting, legal, selected }: Shooter): Firing {
  const actors = useMemo(() => (acting ? actorsOf(view, acting) : []), [view, acting]);
  const kept = useInSegment<string | null>(`${view.clock}/${acting}`, null);
  const picked = selected !== null && actors.includes(selected) ? selected : kept.value;
  if (picked !== null && picked !== kept.value) kept.set(picked);
  const actor = actorOf(view, actors, legal, picked);
  const options = useMemo(() => (actor ? shotsOf(legal, actor) : []), [legal, actor]);
  const chosen = useInSegment<readonly Shot[] | null>(`${view.clock}/${acting}/${actor}`, null);
  const proposed = useMemo(() => bestFire(view, options), [view, options]);
  const planned = chosen.value ? stillOpen(chosen.value, options) : proposed;
  const isBlind = acting !== null && proposed.length === 0;
  const light = useMemo(
    () => (isBlind && acting && actor ? proposedLight(view, acting, actor) : undefined),
    [view, acting, actor, isBlind],
  );
  return {
    actor,
    fire: actor
      ? { options, planned, isChosen: chosen.value !== null, isBest: isSameFire(planned, proposed) }
      : NO_FIRE,
    ...{ light, aim: chosen.set },
  };
}

function actorOf(
  { step }: FleetActionView,
  actors: readonly string[],
  legal: readonly Order[],
  picked: string | null,
): string | null {
  if (step.kind !== 'activations') return null;
  if (picked !== null && actors.includes(picked)) return picked;
  if (step.active !== null && actors.includes(step.active)) return step.active;
  return actors.find((id) => shotsOf(legal, id).length > 0) ?? actors[0] ?? null;
}
