import { useCallback, useSyncExternalStore } from 'react';

/** Lists of media by query: a screen asks each of a few at every render. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds just now. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    useCallback(
      (onChange) => {
        const list = listOf(query);
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      [query],
    ),
    () => listOf(query).matches,
    () => false,
  );

/** Fingers are what the screen is pointed at with: keys are not spoken of. */
export const useTouch = (): boolean => useMedia('(hover: none) and (pointer: coarse)');
