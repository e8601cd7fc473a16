import type { SeaWingsEvent } from '../../../rules/sea-wings';
import { listed } from '../../core/say';
import { telling } from '../../core/telling';
import { cardName } from '../common/cardName';
import { cardObject } from '../common/cardObject';
import { wingsNamesText } from '../texts/names';
import { place, say, ship, ships, side, type Tellers } from './say';

/** Event cards and what they bring about [WG-21]. */
type CardEvent = Extract<
  SeaWingsEvent['kind'],
  | 'cardsDrawn'
  | 'handCounted'
  | 'cardDiscarded'
  | 'cardPlayed'
  | 'cardLaid'
  | 'cardKept'
  | 'frontMoved'
  | 'frontPassed'
  | 'diceRerolled'
  | 'fireSpread'
  | 'squallRolled'
  | 'formationStayed'
  | 'forceNamed'
  | 'submarineRolled'
  | 'submarineSearched'
  | 'submarineDriven'
  | 'shipsExposed'
  | 'submarineFired'
  | 'submarineReported'
  | 'torpedoRan'
  | 'searcherGivenUp'
>;

export const CARD_TEXT: Tellers<CardEvent> = {
  cardsDrawn: ({ side: of, cards }, names) =>
    telling(say('cardsDrawn', { side: side(names, of), cards: listed(cards.map(cardName)) }), {
      tone: 'quiet',
    }),
  handCounted: ({ side: of, count }, names) =>
    telling(say('handCounted', { side: side(names, of), count }), { tone: 'quiet' }),
  cardDiscarded: ({ card }) =>
    telling(say('cardDiscarded', { card: cardName(card) }), { tone: 'quiet' }),
  cardPlayed: ({ side: of, card: played, on: id }, names) => {
    const on = cardObject(id, names);
    const figures = { side: side(names, of), card: cardName(played) };
    return telling(
      on === undefined ? say('cardPlayed', figures) : say('cardPlayedOn', { ...figures, on }),
      { tone: 'turn' },
    );
  },
  cardLaid: ({ card: laid, on: id }, names) => {
    const on = cardObject(id, names);
    const card = cardName(laid);
    return telling(
      on === undefined ? say('cardLaidOpen', { card }) : say('cardLaid', { card, on }),
      { tone: 'quiet' },
    );
  },
  cardKept: ({ card }) => telling(say('cardKept', { card: cardName(card) })),
  frontMoved: ({ from, hex }, names) =>
    telling(say('frontMoved', { hex: place(names, hex) }), { lights: { hexes: [from, hex] } }),
  frontPassed: ({ hex }, names) =>
    telling(say('frontPassed', { hex: place(names, hex) }), { lights: { hexes: [hex] } }),
  diceRerolled: ({ ship: id }, names) =>
    telling(say('diceRerolled', { ship: ship(names, id) }), { lights: { ships: [id] } }),
  fireSpread: ({ ship: id }, names) =>
    telling(say('fireSpread', { ship: ship(names, id) }), { tone: 'hit', lights: { ships: [id] } }),
  squallRolled: ({ isLost }) => telling(say(isLost ? 'squall.yes' : 'squall.no', {})),
  formationStayed: ({ letter }, names) =>
    telling(say('formationStayed', { formation: names.flight(letter) }), { depth: 1 }),
  forceNamed: ({ hex, of }, names) =>
    telling(say('forceNamed', { hex: place(names, hex), what: wingsNamesText(`someKind.${of}`) }), {
      tone: 'turn',
      lights: { hexes: [hex] },
    }),
  submarineRolled: () => telling(say('submarineRolled', {}), { tone: 'quiet' }),
  submarineSearched: ({ isFound, marker }) =>
    telling(say(isFound ? 'submarineFound' : 'submarineMissed', {}), {
      lights: { stacks: [marker] },
    }),
  submarineDriven: ({ marker }) =>
    telling(say('submarineDriven', {}), { lights: { stacks: [marker] } }),
  shipsExposed: ({ ships: ids }, names) =>
    telling(say('shipsExposed', { ships: ships(names, ids) }), { lights: { ships: ids } }),
  submarineFired: ({ ship: id, isHit }, names) =>
    telling(say(isHit ? 'submarineHits' : 'submarineMisses', { ship: ship(names, id) }), {
      tone: isHit ? 'hit' : 'plain',
      lights: { ships: [id] },
    }),
  submarineReported: ({ isEffective }) =>
    telling(say(isEffective ? 'submarineEffect.yes' : 'submarineEffect.no', {})),
  torpedoRan: ({ ship: id, isEffective }, names) =>
    telling(say(isEffective ? 'torpedo.yes' : 'torpedo.no', { ship: ship(names, id) }), {
      depth: 1,
      lights: { ships: [id] },
    }),
  searcherGivenUp: ({ formation }, names) =>
    telling(say('searcherGivenUp', { formation: names.formation(formation) }), { tone: 'hit' }),
};
