import { enemyOf, firstRefusal, type Refusal, type Side } from '../../core';
import { showCard, showCount } from '../common/hand';
import { forceOf } from '../common/own';
import { CARD_MOMENTS, CARD_SPANS, type CardMoment, type EventCard } from '../model/cards';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView, Step } from '../model/state';
import type { CardRule } from './cardRule';
import { CARDS } from './table';

/** [WG-21.5, WG-21.10, WG-21.12] Plays a card out of the hand on what it names. */
export const playCard: OrderRule<'playCard'> = {
  legal: (view, side) =>
    [...new Set(forceOf(view, side).cards.hand)].flatMap((card) =>
      card && isMoment(view, side, card) && !wasKept(view, side, card)
        ? CARDS[card]
            .objects(view, side)
            .filter((on) => !isTaken(view, side, card, on))
            .map((on) => ({ kind: 'playCard', card, on }) as const)
        : [],
    ),
  refuse: (view, side, { card, on }): Refusal | undefined =>
    firstRefusal(
      () => (momentOf(view.step) ? undefined : refusal('not-now', 'WG-21.5')),
      () => refuseHand(view, side, card),
      () => (isMoment(view, side, card) ? undefined : refusal('not-now', 'WG-21.5')),
      () => (wasKept(view, side, card) ? refusal('card-kept', 'WG-21.15', { card }) : undefined),
      () => refuseObject(view, side, card, on),
      () =>
        isTaken(view, side, card, on) ? refusal('card-taken', 'WG-21.10', { card }) : undefined,
    ),
  apply: (play, side, { card, on }) => turnOver(play, side, card, on),
};

/** What the present step is for cards. */
function momentOf(step: Step): CardMoment | undefined {
  if (step.kind === 'cards') return step.stop;
  const moments: readonly string[] = Object.values(CARD_MOMENTS).flat();
  return moments.includes(step.kind) ? (step.kind as CardMoment) : undefined;
}

/** [WG-21.5] It is a moment of the card, and the side is the one that decides. */
function isMoment(view: SeaWingsView, side: Side, card: EventCard): boolean {
  const moment = momentOf(view.step);
  return moment !== undefined && CARD_MOMENTS[card].includes(moment) && decides(view, side);
}

/** The side decides in the present step. */
function decides({ step, confirmed, raid }: SeaWingsView, side: Side): boolean {
  if (confirmed[side]) return false;
  if ('asked' in step) return step.asked[side];
  if (step.kind === 'aim') return raid?.attacker === side;
  return raid === null || raid.attacker === enemyOf(side);
}

const refuseHand = (view: SeaWingsView, side: Side, card: EventCard): Refusal | undefined =>
  inHand(view, side, card) ? undefined : refusal('not-in-hand', 'WG-21.5', { card });

/** A card that has been laid is still in the hand, but not to be laid again. */
function inHand(view: SeaWingsView, side: Side, card: EventCard): boolean {
  const { hand, inPlay } = forceOf(view, side).cards;
  const count = (cards: readonly (EventCard | null)[]) => cards.filter((it) => it === card).length;
  const laid = CARDS[card].isLaid ? count(inPlay.map((it) => it.card)) : 0;
  return count(hand) > laid;
}

/** [WG-21.15] It has come back to the hand in this step. */
function wasKept(view: SeaWingsView, side: Side, card: EventCard): boolean {
  const { kept } = forceOf(view, side).cards;
  return kept?.clock === view.clock && kept.cards.includes(card);
}

function refuseObject(
  view: SeaWingsView,
  side: Side,
  card: EventCard,
  on: string,
): Refusal | undefined {
  const { objects, allows }: CardRule = CARDS[card];
  return objects(view, side).includes(on) || allows?.(view, on)
    ? undefined
    : refusal('card-object', 'WG-21.5', { card, on });
}

/** [WG-21.10] One card of a side at a time on one strike, and on one ship, search or die. */
function isTaken(view: SeaWingsView, side: Side, card: EventCard, on: string): boolean {
  const { cards } = forceOf(view, side);
  return (
    !inHand(view, side, card) ||
    cards.inPlay.some((it) => it.clock === view.clock && (view.raid !== null || it.on === on))
  );
}

/** [WG-21.7] The card is shown and has its effect, or is laid face down. */
function turnOver(play: Play, side: Side, card: EventCard, on: string): void {
  const { state } = play;
  const { cards } = state.forces[side];
  const rule: CardRule = CARDS[card];
  if (CARD_SPANS[card]) cards.inPlay.push({ card, on, clock: state.clock });
  if (rule.isLaid) {
    tell(play, { kind: 'cardLaid', rule: 'WG-21.20', seenBy: [side], side, card, on });
    return;
  }
  const shown = showCard(play, side, { card, on, isSecret: rule.isSecret === true });
  if (rule.play?.(play, side, on) !== 'kept') return;
  takeBack(play, side, card, shown);
}

/** [WG-21.15] A card without an object goes back to the hand for the rest of the step; it has been seen. */
function takeBack(play: Play, side: Side, card: EventCard, place: number): void {
  const { state } = play;
  const { cards } = state.forces[side];
  state.played[side].pop();
  cards.hand.splice(place, 0, card);
  cards.inPlay = cards.inPlay.filter((it) => it.card !== card || it.clock !== state.clock);
  const before = cards.kept?.clock === state.clock ? cards.kept.cards : [];
  cards.kept = { clock: state.clock, cards: [...before, card] };
  tell(play, { kind: 'cardKept', rule: 'WG-21.15', side, card });
  showCount(play, side);
}
