import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { BattleEvent } from '../../../rules/battle';
import type { Side } from '../../../rules/core';
import { usePrefs } from '../../app/prefs';
import type { Director } from './director';
import { paceOf } from './pace';
import type { Reel } from './scene';

interface MotionSetting extends Pick<Reel, 'events' | 'view' | 'chapters'> {
  /** The sides that give their orders at this screen now; none in a replay. */
  own: readonly Side[];
  /** Times as fast as the person likes it otherwise. */
  times: number;
}

/** Feeds a director with what is known of the battle, and lets it go at the pace that the person likes. */
export function useMotion(director: Director, setting: MotionSetting): void {
  const { events, view, chapters, own, times } = setting;
  const { animation: speed, stepwise } = usePrefs();
  const reduced = useLittleMotion();
  useLayoutEffect(() => {
    director.setPace(paceOf({ speed, stepwise, reduced, times }));
  }, [director, speed, stepwise, reduced, times]);
  // Before the new position is painted: what is to be seen of it is up to the director.
  useLayoutEffect(() => {
    director.feed({ events, view, chapters, isOwn: (event) => isOwn(event, own) });
    if (document.hidden) director.skip();
  }, [director, events, view, chapters, own]);
  useEffect(() => {
    const look = () => {
      if (document.hidden) director.skip();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      director.clear();
    };
  }, [director]);
}

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the person has asked the device for little motion. */
export function useLittleMotion(): boolean {
  return useSyncExternalStore(onLittleMotion, () => matchMedia(LITTLE_MOTION).matches);
}

function onLittleMotion(listener: () => void): () => void {
  const list = matchMedia(LITTLE_MOTION);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** What a side orders and sees at once; fire is ordered too, but seen when it is revealed. */
const ORDERED: readonly BattleEvent['kind'][] = [
  'stackPlaced',
  'sideShifted',
  'stackEntered',
  'stackMoved',
  'stackStayed',
  'stackDivided',
  'stacksCombined',
  'shipsSeparated',
  'stackLeft',
  'fireDeclared',
  'fireWithdrawn',
  'scuttlingSealed',
  'sideDone',
];

const isOwn = (event: BattleEvent, own: readonly Side[]): boolean =>
  ORDERED.includes(event.kind) && 'side' in event && own.includes(event.side);
