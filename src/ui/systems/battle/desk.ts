import { createContext, useContext } from 'react';
import type { Axial } from '../../../hex';
import type { BattleView, Order, StackId } from '../../../rules/battle';
import { must, type Refusal, type Side, type Stage } from '../../../rules/core';
import type { Question } from '../../controls/ConfirmDialog';
import type { Lights } from '../../log/logLine';
import type { Giving } from '../../match/useOrders';
import type { Advice } from './hint/useAdvice';
import type { Mount } from './mounts';
import type { Names } from './names';
import type { MenuId } from './orders/menus';

/** What every part of the battle's panel works with: the position, what may be ordered, and what is picked. */
export interface Desk extends Giving<Order> {
  view: BattleView;
  /** Whose orders are given here, or, while waiting, whose eyes look on. */
  side: Side;
  stage: Stage;
  /** Empty while waiting. */
  legal: readonly Order[];
  names: Names;
  selected: StackId | null;
  select: (stack: StackId | null) => void;
  /** What may be aimed in this impulse, and which of it is being aimed. */
  mounts: readonly Mount[];
  mount: Mount | undefined;
  aim: (key: string | null) => void;
  /** Shows why not. */
  explain: (refusal: Refusal | null) => void;
  refused: Refusal | null;
  /** The menu of orders that is open. */
  menu: MenuId | null;
  openMenu: (menu: MenuId | null) => void;
  /** The hex that lines of sight start from in place of the stack picked. */
  lookout: Axial | null;
  setLookout: (hex: Axial | null) => void;
  /** What a bot would do, when it is asked. */
  advice: Advice;
  /** Asks before something final. */
  ask: (question: Question | null) => void;
  lights: Lights;
  light: (lights: Lights) => void;
}

export const DeskContext = createContext<Desk | null>(null);

export const useDesk = (): Desk => must(useContext(DeskContext), 'desk around this part');

/** Legal orders of one kind. */
export const ordersOf = <Kind extends Order['kind']>(
  legal: readonly Order[],
  kind: Kind,
): Extract<Order, { kind: Kind }>[] =>
  legal.filter((order): order is Extract<Order, { kind: Kind }> => order.kind === kind);
