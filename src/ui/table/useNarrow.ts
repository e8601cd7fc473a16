import { useMedia } from '../frame/useMedia';

/** The widths at which the layout changes, as in `table.css`: a tablet has no room for a second board below the map. */
const WIDTHS = { phone: '(max-width: 640px)', tablet: '(max-width: 1100px)' } as const;

/** Whether the window is as narrow as that. */
export const useNarrow = (width: keyof typeof WIDTHS): boolean => useMedia(WIDTHS[width]);
