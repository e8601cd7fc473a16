import type { EventCard } from '../model/cards';
import type { CardRule } from './cardRule';
import { HARM_CARDS } from './harm';
import { SEA_CARDS } from './sea';
import { SEARCH_CARDS } from './search';
import { STRIKE_CARDS } from './strike';
import { TURN_CARDS } from './turn';

/** [WG-21.12] Every card of the standard deck. */
export const CARDS: Readonly<Record<EventCard, CardRule>> = {
  ...TURN_CARDS,
  ...STRIKE_CARDS,
  ...HARM_CARDS,
  ...SEA_CARDS,
  ...SEARCH_CARDS,
};
