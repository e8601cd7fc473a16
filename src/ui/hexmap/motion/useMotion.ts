import { useEffect, useLayoutEffect } from 'react';
import { paceOf } from '../../frame/pace';
import { usePrefs } from '../../frame/prefs';
import type { Director } from './director';
import { useLittleMotion } from './littleMotion';
import type { Reel } from './scene';
import type { Show } from './show';
import { enterStage } from './stage';

interface MotionSetting<S extends Show> extends Reel<S> {
  /** A factor on the player's own speed. */
  times: number;
}

/**
 * Feeds a director with what is known of the game, at the player's pace. `isOwn` must stay the same function for
 * as long as it gives the same answers.
 */
export function useMotion<S extends Show>(director: Director<S>, setting: MotionSetting<S>): void {
  const { of, events, view, chapters, isOwn, times } = setting;
  const { animation: speed, stepwise } = usePrefs();
  const reduced = useLittleMotion();
  useLayoutEffect(() => {
    director.setPace(paceOf({ speed, stepwise, reduced, times }));
  }, [director, speed, stepwise, reduced, times]);
  // Before the new position is painted: the director decides what is shown of it.
  useLayoutEffect(() => {
    director.feed({ of, events, view, chapters, isOwn });
    if (document.hidden) director.skip();
  }, [director, of, events, view, chapters, isOwn]);
  useLayoutEffect(() => enterStage(director), [director]);
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
