import { useSyncExternalStore } from 'react';
import type { BattleView } from '../../../rules/battle';
import type { Director } from './director';
import type { Scene } from './scene';

/** What is to be seen now. */
export const useScene = (director: Director): Scene =>
  useSyncExternalStore(director.subscribe, director.getSnapshot);

/** The position as it is to be seen now: what is yet to be shown has not happened in it. */
export const useShown = (director: Director): BattleView | null =>
  useSyncExternalStore(director.subscribe, () => director.getSnapshot().shown);

/** So many events have been shown; all of them while the battle is not gone through step by step. */
export const useTold = (director: Director): number =>
  useSyncExternalStore(director.subscribe, () => toldBy(director.getSnapshot()));

const toldBy = ({ phase, pace, told }: Scene): number =>
  pace.stepwise || phase === 'paused' ? told : Number.POSITIVE_INFINITY;
