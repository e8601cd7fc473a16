import { type Context, createContext, useContext } from 'react';
import { must, type Refusal, type Side, type Stage } from '../../rules/core';
import type { Lights } from '../../words/core/logLine';
import type { Question } from '../controls/ConfirmDialog';
import type { Advice } from './advice/useAdvice';
import type { Giving } from './useOrders';

/** An order of any system. */
export interface AnyOrder {
  kind: string;
}

/**
 * What every part of any system's screen works with: the position, the side to order, its legal orders, and its
 * messages.
 */
export interface GameDesk<View = unknown, Order = AnyOrder> extends Giving<Order> {
  view: View;
  /** The side whose orders are given here, or, while waiting, whose view is shown. */
  side: Side;
  stage: Stage;
  /** Empty while waiting. */
  legal: readonly Order[];
  /** Shows the reason. */
  explain: (refusal: Refusal | null) => void;
  refused: Refusal | null;
  /** Asks before something final. */
  ask: (question: Question | null) => void;
  lights: Lights;
  light: (lights: Lights) => void;
  /** A bot's advice, when it is asked. */
  advice: Advice<Order>;
  canUndo: boolean;
}

/** What the frame of a screen needs from a desk, whatever its orders. */
export type AnyDesk = Pick<GameDesk, 'side' | 'stage' | 'refused' | 'explain' | 'light' | 'ask'>;

/** The desk of a system's screen, as a context for its parts. */
export function newDesk<Desk>(): { DeskContext: Context<Desk | null>; useDesk: () => Desk } {
  const DeskContext = createContext<Desk | null>(null);
  return { DeskContext, useDesk: () => must(useContext(DeskContext), 'desk around this part') };
}

/** Whether orders of a kind can be given now at all. */
export const mayOrder = <Order extends AnyOrder>(
  { legal }: Pick<GameDesk<unknown, Order>, 'legal'>,
  kind: Order['kind'],
): boolean => legal.some((order) => order.kind === kind);

/** Legal orders of one kind. */
export const ordersOf = <Order extends AnyOrder, Kind extends Order['kind']>(
  legal: readonly Order[],
  kind: Kind,
): Extract<Order, { kind: Kind }>[] =>
  legal.filter((order): order is Extract<Order, { kind: Kind }> => order.kind === kind);

/** Whether an order that can be given names a thing. */
export const areAbout = (legal: readonly AnyOrder[], id: string): boolean =>
  legal.some((order) => Object.values(order).some((it) => it === id || listHas(it, id)));

const listHas = (value: unknown, id: string): boolean => Array.isArray(value) && value.includes(id);
