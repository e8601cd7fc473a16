/** Kinds of orders that are picked from a list. */
export const MENUS = ['divide', 'combine', 'separate', 'tow', 'castOff', 'scuttle'] as const;
export type MenuId = (typeof MENUS)[number];

export const MENU_NAMES: Readonly<Record<MenuId, string>> = {
  divide: 'Divide',
  combine: 'Combine',
  separate: 'Leave behind',
  tow: 'Tow',
  castOff: 'Cast off',
  scuttle: 'Scuttle',
};
