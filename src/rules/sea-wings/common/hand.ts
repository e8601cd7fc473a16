import { enemyOf, type Side } from '../../core';
import type { EventCard } from '../model/cards';
import { type Play, tell } from '../model/play';

/** [WG-24.16] How many cards a hand holds is open. */
export function showCount(play: Play, side: Side): void {
  const { state } = play;
  state.handSizes[side] = state.forces[side].cards.hand.length;
  tell(play, { kind: 'handCounted', rule: 'WG-24.16', side, count: state.handSizes[side] });
}

/** How a card is written as played on nothing, and as the enemy reads it where he may not know on what. */
export const NOTHING = '-';

/** A card as it is turned over. */
interface Shown {
  card: EventCard;
  on: string;
  /** The enemy is not told what it lies on. */
  isSecret: boolean;
}

/** [WG-21.7] A card leaves the hand for the discards, and everybody sees it; returns its place in the hand. */
export function showCard(play: Play, side: Side, { card, on, isSecret }: Shown): number {
  const { state } = play;
  const { hand } = state.forces[side].cards;
  const place = hand.indexOf(card);
  hand.splice(place, 1);
  state.played[side].push(card);
  const facts = { kind: 'cardPlayed', rule: 'WG-21.7', side, card } as const;
  const hidden = { ...facts, turn: state.turn, on: NOTHING, seenBy: 'all' as const };
  // Those who only watch do not know the ships that both sides may know.
  const toldAs = { spectator: hidden, ...(isSecret && { [enemyOf(side)]: hidden }) };
  tell(play, { ...facts, on, reveals: true, toldAs });
  showCount(play, side);
  return place;
}
