import type { ClauseId } from './clause';
import type { Roll } from './dice';
import type { Modifier } from './modifier';
import type { Side, Viewer } from './side';

/** What every event of every system carries: a fact in the past tense, with the clause that made it happen. */
export interface BaseEvent {
  kind: string;
  rule: ClauseId;
  /** Who may know of it: everyone, or the named sides. */
  seenBy: 'all' | readonly Side[];
  /**
   * What a viewer is told instead when it involves hidden forces: less, or nothing (`null`). It never reaches a
   * viewer itself; viewers not named here get the whole event.
   */
  toldAs?: Partial<Readonly<Record<Viewer, BaseEvent | null>>>;
  /** It reveals something hidden, so its order cannot be taken back, as after a die roll. */
  reveals?: true;
  dice?: Roll[];
  modifiers?: Modifier[];
}

/** The events a viewer may know of, each as told to that viewer. It runs for every viewer at every order. */
export function eventsFor<E extends BaseEvent>(events: readonly E[], viewer: Viewer): E[] {
  const told: E[] = [];
  for (const event of events) {
    const one = maySee(event, viewer) ? tellingFor(event, viewer) : null;
    if (one) told.push(one);
  }
  return told;
}

const maySee = ({ seenBy }: BaseEvent, viewer: Viewer): boolean =>
  seenBy === 'all' || (viewer !== 'spectator' && seenBy.includes(viewer));

function tellingFor<E extends BaseEvent>(event: E, viewer: Viewer): E | null {
  if (!event.toldAs) return event;
  const { toldAs, ...whole } = event;
  return (toldAs[viewer] === undefined ? whole : toldAs[viewer]) as E | null;
}
