import { useSyncExternalStore } from 'react';

/** Whether a media query holds just now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );

/** Fingers are what the screen is pointed at with: keys are not spoken of. */
export const useTouch = (): boolean => useMedia('(hover: none) and (pointer: coarse)');
