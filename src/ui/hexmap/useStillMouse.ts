import { useRef } from 'react';
import type { Spot } from './pointer';

/**
 * A mouse that keeps still hears nothing when a map moves under it: where it last was on the map is kept, to be looked
 * at again.
 */
export function useStillMouse(pointAt: (spot: Spot) => void) {
  const kept = useRef<{ clientX: number; clientY: number } | null>(null);
  return {
    at: ({ clientX, clientY }: { clientX: number; clientY: number }): void => {
      kept.current = { clientX, clientY };
    },
    /** The mouse has left the map, or keys have taken over. */
    left: (): void => {
      kept.current = null;
    },
    /** Points at what is there now, if anything was pointed at. */
    lookAgain: (): void => {
      if (!kept.current) return;
      const { clientX, clientY } = kept.current;
      const target = document.elementFromPoint(clientX, clientY);
      if (target) pointAt({ target, clientX, clientY });
    },
  };
}
