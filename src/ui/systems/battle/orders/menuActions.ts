import { battleText } from '../../../../words/battle/texts/screen';
import type { Action } from '../../../controls/keys';
import type { Desk } from '../desk/desk';
import { MENUS, type MenuId, menuName } from '../desk/menus';
import { menusOf } from './stackChoices';

const MENU_KEYS: Readonly<Record<MenuId, string>> = {
  divide: 'Shift+D',
  combine: 'Shift+C',
  separate: 'Shift+L',
  tow: 'Shift+T',
  castOff: 'Shift+A',
  scuttle: 'Shift+S',
};

/** The menus of what the selected stack may do besides moving; a digit then picks in the menu. */
export function menuActions(desk: Desk): Action[] {
  const menus = menusOf(desk);
  return MENUS.map((id) => {
    const menu = menus.find((it) => it.id === id);
    return {
      id: `menu-${id}`,
      keys: [MENU_KEYS[id]],
      label: battleText('menuThenFigure', { menu: menuName(id) }),
      group: battleText('group.stack'),
      off: !menu,
      run: () => {
        if (menu) openOrExplain(desk, id);
      },
    };
  });
}

/** Opens a menu, or closes the open one; an empty one says why. */
export function openOrExplain(desk: Desk, id: MenuId): void {
  const menu = menusOf(desk).find((it) => it.id === id);
  if (menu && menu.choices.length > 0) desk.openMenu(desk.menu === id ? null : id);
  else if (menu?.sample) desk.explain(desk.whyNot(menu.sample) ?? null);
}

/** The key of a menu, for its button. */
export const menuKey = (id: MenuId): string => MENU_KEYS[id];
