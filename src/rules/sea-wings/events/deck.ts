import { SIDES, type Side, valueOf } from '../../core';
import { showCount } from '../common/hand';
import { tellLots } from '../common/lots';
import { forceOf } from '../common/own';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';

/** [WG-21.8] */
const MAX_HAND = 6;

/** [WG-21.11] Puts cards in a random order. */
export function shuffle<T>(play: Play, cards: readonly T[]): T[] {
  const left = [...cards];
  const order: T[] = [];
  while (left.length > 0) {
    const lot = tellLots(play, play.dice.lot(left.length, 'deck'));
    order.push(...left.splice(valueOf(lot), 1));
  }
  return order;
}

/** [WG-21.3, WG-21.4, WG-21.9] From the player's own deck, as long as it has cards. */
export function draw(play: Play, side: Side, count: number): void {
  const { cards } = play.state.forces[side];
  const drawn = cards.deck.splice(0, count);
  if (drawn.length === 0) return;
  cards.hand.push(...drawn);
  tell(play, { kind: 'cardsDrawn', rule: 'WG-21.3', seenBy: [side], side, cards: drawn });
  showCount(play, side);
}

/** [WG-21.8] */
export const isOverfull = ({ handSizes }: SeaWingsView, side: Side): boolean =>
  handSizes[side] > MAX_HAND;

/** [WG-21.8] One card out of a hand that holds too many. */
export const discard: OrderRule<'discard'> = {
  legal: (view, side) =>
    mayDiscard(view, side)
      ? forceOf(view, side).cards.hand.map((_, i) => ({ kind: 'discard', place: i + 1 }))
      : [],
  refuse(view, side, { place }) {
    if (!mayDiscard(view, side)) return refusal('not-now', 'WG-21.8');
    const card = forceOf(view, side).cards.hand[place - 1];
    return card === undefined ? refusal('no-such-card', 'WG-21.8', { place }) : undefined;
  },
  apply(play, side, { place }) {
    const [card = null] = play.state.forces[side].cards.hand.splice(place - 1, 1);
    tell(play, { kind: 'cardDiscarded', rule: 'WG-21.8', seenBy: [side], side, card });
    showCount(play, side);
  },
};

/** [WG-21.8] The card that goes when its owner names none: a dummy card, or else the one drawn last. */
export function usualDiscard(view: SeaWingsView, side: Side): OrderOf<'discard'> | undefined {
  if (!mayDiscard(view, side)) return undefined;
  const { hand } = forceOf(view, side).cards;
  return { kind: 'discard', place: hand.indexOf(null) + 1 || hand.length };
}

const mayDiscard = (view: SeaWingsView, side: Side): boolean =>
  view.step.kind === 'discards' && isOverfull(view, side);

/** [WG-3.10, WG-23.6] Phase H. */
export function drawCards(play: Play): void {
  const { scenario } = play.state;
  if (scenario.hasEvents) for (const side of SIDES) draw(play, side, scenario.sides[side].draws);
}
