/** [WG-21.12] The event cards of the standard deck, by their printed numbers from 1. */
export const EVENT_CARDS = [
  'scout-report',
  'garbled-report',
  'radio-silence',
  'code-breakers',
  'weather-front',
  'squall',
  'bad-deck',
  'fast-deck-crew',
  'fighter-direction',
  'alert-lookouts',
  'out-of-the-sun',
  'coordinated-attack',
  'ace-squadron',
  'green-pilots',
  'veteran-bombers',
  'skilled-captain',
  'rapid-flak',
  'good-damage-control',
  'gasoline-vapors',
  'torpedoes-run-deep',
  'submarine',
  'destroyer-screen',
  'refueling',
  'lost-at-sea',
] as const;
export type EventCard = (typeof EVENT_CARDS)[number];

/**
 * [WG-21.18] The stops that are made for event cards alone: as a turn begins; after CAP is allotted, for the striking player;
 * before and after the AA at a formation, for the defender; after movement; when a submarine has been sent; after the searches.
 */
const CARD_STOPS = [
  'turn',
  'interception',
  'flak',
  'attack',
  'movement',
  'submarine',
  'searches',
] as const;
export type CardStop = (typeof CARD_STOPS)[number];

/** When a card can be played: at a stop for cards, or in a step in which its owner decides anyway. */
export type CardMoment =
  | CardStop
  | 'alarm'
  | 'intercept'
  | 'aim'
  | 'damageControl'
  | 'plots'
  | 'answers';

/** [WG-21.12, WG-21.18] When each card can be played. */
export const CARD_MOMENTS: Readonly<Record<EventCard, readonly CardMoment[]>> = {
  'scout-report': ['searches'],
  'garbled-report': ['answers'],
  'radio-silence': ['answers'],
  'code-breakers': ['turn', 'plots'],
  'weather-front': ['turn'],
  squall: ['alarm'],
  'bad-deck': ['alarm'],
  'fast-deck-crew': ['turn'],
  'fighter-direction': ['alarm'],
  'alert-lookouts': ['alarm'],
  'out-of-the-sun': ['interception'],
  'coordinated-attack': ['aim'],
  'ace-squadron': ['intercept', 'interception'],
  'green-pilots': ['turn'],
  'veteran-bombers': ['turn'],
  'skilled-captain': ['attack'],
  'rapid-flak': ['flak'],
  'good-damage-control': ['damageControl'],
  'gasoline-vapors': ['damageControl'],
  'torpedoes-run-deep': ['attack'],
  submarine: ['movement'],
  'destroyer-screen': ['movement', 'submarine'],
  refueling: ['plots'],
  'lost-at-sea': ['searches'],
};

/** How long a card that has been played has its effect: for an attack of one formation, a combat in the air, a strike, a turn. */
export type CardSpan = 'formation' | 'combat' | 'strike' | 'turn';

/** How long each card lies where it was played; the others are gone at once. */
export const CARD_SPANS: Readonly<Partial<Record<EventCard, CardSpan>>> = {
  'garbled-report': 'turn',
  'radio-silence': 'turn',
  squall: 'strike',
  'bad-deck': 'strike',
  'fast-deck-crew': 'turn',
  'fighter-direction': 'strike',
  'alert-lookouts': 'strike',
  'out-of-the-sun': 'combat',
  'coordinated-attack': 'strike',
  'ace-squadron': 'combat',
  'green-pilots': 'turn',
  'veteran-bombers': 'turn',
  'skilled-captain': 'formation',
  'rapid-flak': 'formation',
  'good-damage-control': 'turn',
  'gasoline-vapors': 'turn',
  'torpedoes-run-deep': 'formation',
  submarine: 'turn',
  'destroyer-screen': 'turn',
  refueling: 'turn',
};

/** A card that has been played, as long as it has its effect. */
export interface CardInPlay {
  card: EventCard;
  /** What it was played on, as the order names it. */
  on: string;
  /** [WG-21.10] The step in which it was played. */
  clock: number;
}
