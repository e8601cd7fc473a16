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

/** So many events have been shown; all of them while the game is not gone through step by step. */
export const useTold = <S extends Show>(director: Director<S>): number =>
  useSyncExternalStore(director.subscribe, () => toldBy(director.getSnapshot()));

const toldBy = <S extends Show>({ phase, pace, told }: Scene<S>): number =>
  pace.stepwise || phase === 'paused' ? told : Number.POSITIVE_INFINITY;
