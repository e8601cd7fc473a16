/** The screen of a battle: its bars, menus and tables. */
export const en = {
  battleMenu: 'Battle',
  overlays: 'Show',
  overlaysOn: 'Show ({{count}} on)',
} as const;
