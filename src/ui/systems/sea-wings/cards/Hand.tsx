import { useState } from 'react';
import type { Order, OrderOf } from '../../../../rules/sea-wings';
import { EVENT_CARDS } from '../../../../rules/sea-wings/query';
import { orderText } from '../../../../words/sea-wings/orders/orderText';
import { wingsCardsText } from '../../../../words/sea-wings/texts/cards';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { numbered } from '../../../controls/numbered';
import { ordersOf } from '../../../table/desk';
import { type Desk, ownForce, useDesk } from '../desk/desk';
import './cards.css';

type Card = (typeof EVENT_CARDS)[number];

/** [WG-21] The cards in hand; those that can be played or discarded now have buttons. */
export function Hand() {
  const desk = useDesk();
  const hand = ownForce(desk)?.cards.hand ?? [];
  if (hand.length === 0) return <p className="hint">{wingsFormsText('noCards')}</p>;
  return (
    <ul className="hand" aria-label={wingsFormsText('hand')}>
      {numbered(hand).map(({ key, of: card }) => (
        <li key={key}>
          <EventCard card={card} place={Number(key) + 1} />
        </li>
      ))}
    </ul>
  );
}

/** A card as it is printed: number, name, what it does. */
function EventCard({ card, place }: { card: Card | null; place: number }) {
  const desk = useDesk();
  const discard = desk.legal.find((it) => it.kind === 'discard' && it.place === place);
  return (
    <article className="event-card" data-dummy={card === null || undefined}>
      <header>
        <span aria-hidden="true">{card === null ? '–' : EVENT_CARDS.indexOf(card) + 1}</span>
        <h3>{wingsCardsText(card === null ? 'name.dummy' : `name.${card}`)}</h3>
      </header>
      {card !== null && <p>{wingsCardsText(`text.${card}`)}</p>}
      {card !== null && <Playing plays={playsOf(desk, card)} />}
      {discard && (
        <button type="button" className="button small" onClick={() => desk.give(discard)}>
          {wingsFormsText('discard')}
        </button>
      )}
    </article>
  );
}

const playsOf = ({ legal }: Pick<Desk, 'legal'>, card: Card): OrderOf<'playCard'>[] =>
  ordersOf(legal, 'playCard').filter((it) => it.card === card);

/** Plays a card; on one of several things where there is a choice. */
function Playing({ plays }: { plays: readonly OrderOf<'playCard'>[] }) {
  const desk = useDesk();
  const [at, choose] = useState(0);
  const play = plays[at] ?? plays[0];
  if (!play) return null;
  const { view, side, names } = desk;
  const say = (order: Order) => orderText(order, { view, side, names });
  return (
    <div className="card-play">
      {plays.length > 1 && (
        <select
          aria-label={wingsFormsText('playOn')}
          value={at}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {plays.map((order, index) => (
            <option key={order.on} value={index}>
              {say(order)}
            </option>
          ))}
        </select>
      )}
      <button type="button" className="button small primary" onClick={() => desk.give(play)}>
        {plays.length > 1 ? wingsFormsText('play') : say(play)}
      </button>
    </div>
  );
}

/** [WG-21.18] In a stop for cards: the hand, and a way not to be asked again in this turn. */
export function CardStop() {
  const desk = useDesk();
  return (
    <>
      <label className="choice">
        <input
          type="checkbox"
          checked={desk.isHolding}
          onChange={({ target }) => desk.holdCards(target.checked)}
        />
        {wingsFormsText('holdCards')}
      </label>
      <Hand />
    </>
  );
}
