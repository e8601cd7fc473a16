import { useSyncExternalStore } from 'react';

/** The widths at which the layout changes; as in `strategic.css`. */
const WIDTHS = { phone: '(max-width: 640px)', stacked: '(max-width: 1100px)' } as const;

/** Whether the window is as narrow as that. */
export const useNarrow = (width: keyof typeof WIDTHS): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(WIDTHS[width]);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(WIDTHS[width]).matches,
  );
