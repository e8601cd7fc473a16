import type { Translation } from '../catalog';
import type { en } from '../en/desk';

/** The screen of a battle: its bars, menus and tables. */
export const de: Translation<typeof en> = {
  battleMenu: 'Gefecht',
  overlays: 'Zeigen',
  overlaysOn: 'Zeigen ({{count}} an)',
};
