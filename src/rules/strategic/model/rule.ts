import { type BySide, type Figures, type Refusal, refusal, type Side } from '../../core';
import type { Order, OrderOf } from './orders';
import type { Play } from './play';
import type { StrategicState, StrategicView } from './state';

/** How one kind of order works. What is asked about legality is asked of what the side knows [ST-5.20, ST-5.21]. */
export interface OrderRule<Kind extends Order['kind']> {
  /** All that the side may give now; empty when it is not its turn for them. */
  legal(view: StrategicView, side: Side): OrderOf<Kind>[];
  refuse(view: StrategicView, side: Side, order: OrderOf<Kind>): Refusal | undefined;
  /** Carries out an order that is not refused. */
  apply(play: Play, side: Side, order: OrderOf<Kind>): void;
}

/** How an order of any kind works, its own kind forgotten. */
export interface AnyRule {
  legal(view: StrategicView, side: Side): Order[];
  refuse(view: StrategicView, side: Side, order: Order): Refusal | undefined;
  apply(play: Play, side: Side, order: Order): void;
}

/** Rules of some kinds of order, by kind. */
export type RulesOf<O extends Order> = { readonly [Kind in O['kind']]: OrderRule<Kind> };

/** [ST-5.12] What moves a game on by itself: `true` while there was something to do, `false` when it waits for orders. */
export type Advance = (play: Play) => boolean;

/** A new stage: nobody has confirmed it. */
export function enterStage(state: StrategicState): void {
  state.clock += 1;
  state.confirmed = { allies: false, axis: false };
}

export const bothConfirmed = ({ confirmed }: StrategicView): boolean =>
  confirmed.allies && confirmed.axis;

/** Both sides plan in secret until they have confirmed. */
export const planning = ({ confirmed }: StrategicView): BySide<'declare' | 'waiting'> => ({
  allies: confirmed.allies ? 'waiting' : 'declare',
  axis: confirmed.axis ? 'waiting' : 'declare',
});

/** What nobody may order now; `form` tells the sentences apart. */
export const notNow = (form: string, sentence: string, figures: Figures = {}): Refusal =>
  refusal('not-now', 'ST-25.1', sentence, { form, ...figures });
