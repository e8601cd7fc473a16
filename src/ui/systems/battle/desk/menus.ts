import { ordersText } from '../../../../words/battle/texts/orders';
/** Kinds of orders picked from a list. */
export const MENUS = ['divide', 'combine', 'separate', 'tow', 'castOff', 'scuttle'] as const;
export type MenuId = (typeof MENUS)[number];

export const menuName = (id: MenuId): string => ordersText(`menu.${id}`);
