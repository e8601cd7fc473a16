import { useSyncExternalStore } from 'react';
import type { Director } from './director';
import type { Scene } from './scene';
import type { Show } from './show';

/** What is to be seen now. */
export const useScene = <S extends Show>(director: Director<S>): Scene<S> =>
  useSyncExternalStore(director.subscribe, director.getSnapshot);

/** The position to show now, without what has not been shown yet. */
export const useShown = <S extends Show>(director: Director<S>): S['view'] | null =>
  useSyncExternalStore(director.subscribe, () => director.getSnapshot().shown);

/** How many events have been shown: the log tells no more than the map. */
export const useTold = <S extends Show>(director: Director<S>): number =>
  useSyncExternalStore(director.subscribe, () => director.getSnapshot().told);
