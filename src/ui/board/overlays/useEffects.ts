import { useMemo, useState } from 'react';
import type { BattleEvent, BattleView } from '../../../rules/battle';
import { type Effect, effectsOf } from './effects';

const keys = new WeakMap<readonly BattleEvent[], number>();
let lists = 0;

/** A number for each list of events, so that a new list is a new element and plays from its beginning. */
function keyOf(events: readonly BattleEvent[]): number {
  const known = keys.get(events);
  if (known !== undefined) return known;
  lists += 1;
  keys.set(events, lists);
  return lists;
}

const NOTHING: readonly BattleEvent[] = [];

/** The effects to play: none for the events that were there when the board was opened. */
export function useEffects(
  events: readonly BattleEvent[] = NOTHING,
  view: BattleView,
): { key: number; list: readonly Effect[] } {
  const [before] = useState(events);
  // The view changes with every order; only a new list of events is a new thing to see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  return useMemo(
    () => ({ key: keyOf(events), list: events === before ? [] : effectsOf(events, view) }),
    [events, before],
  );
}
