import { useSyncExternalStore } from 'react';
import type { Director } from './director';
import type { Scene } from './scene';

/** What is to be seen now. */
export const useScene = (director: Director): Scene =>
  useSyncExternalStore(director.subscribe, director.getSnapshot);

/** So many events have been shown; all of them while the battle is not gone through step by step. */
export const useTold = (director: Director): number =>
  useSyncExternalStore(director.subscribe, () => toldBy(director.getSnapshot()));

const toldBy = ({ phase, pace, told }: Scene): number =>
  pace.stepwise || phase === 'paused' ? told : Number.POSITIVE_INFINITY;
