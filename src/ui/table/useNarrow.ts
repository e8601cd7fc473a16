import { useMedia } from '../frame/useMedia';

/** The widths at which the layout changes; as in `table.css`. */
const WIDTHS = { phone: '(max-width: 640px)', stacked: '(max-width: 1100px)' } as const;

/** Whether the window is as narrow as that. */
export const useNarrow = (width: keyof typeof WIDTHS): boolean => useMedia(WIDTHS[width]);
