import type { Axial } from '../../../../hex';
import type { BattleView, Order, StackId } from '../../../../rules/battle';
import type { Names } from '../../../../words/battle/common/names';
import { type GameDesk, newDesk } from '../../../table/desk';
import type { Standing } from '../standing/useStanding';
import type { MenuId } from './menus';
import type { Mount } from './mounts';

/** What every part of the battle's panel works with: the position, the legal orders, and the selection. */
export interface Desk extends GameDesk<BattleView, Order> {
  names: Names;
  selected: StackId | null;
  select: (stack: StackId | null) => void;
  /** What may be aimed in this impulse, and which of it is being aimed. */
  mounts: readonly Mount[];
  mount: Mount | undefined;
  aim: (key: string | null) => void;
  /** The menu of orders that is open. */
  menu: MenuId | null;
  openMenu: (menu: MenuId | null) => void;
  /** Courses over several impulses, and fire as before. */
  standing: Standing;
  /** The hex that lines of sight start from, in place of the selected stack. */
  lookout: Axial | null;
  setLookout: (hex: Axial | null) => void;
}

export const { DeskContext, useDesk } = newDesk<Desk>();
