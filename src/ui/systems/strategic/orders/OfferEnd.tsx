import { enemyOf } from '../../../../rules/core';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { RuleLink } from '../../../rules/RuleLink';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';

/** [ST-22.5] Agreeing to end the game before its time. */
export function OfferEnd() {
  const { legal, view, side, names, give } = useDesk();
  const offers = ordersOf(legal, 'offerEnd');
  if (offers.length === 0) return null;
  const isOffered = view.known[side]?.enemyOffersEnd === true;
  return (
    <section className="offer-end">
      {isOffered && <p>{strategicOrdersText('endOffered', { side: names.side(enemyOf(side)) })}</p>}
      {offers.map((order) => (
        <button
          key={order.answer}
          type="button"
          className="button small"
          data-offer={order.answer}
          onClick={() => give(order)}
        >
          {strategicOrdersText(
            order.answer === 'no' ? 'endNoMore' : isOffered ? 'endAgree' : 'endOffer',
          )}
        </button>
      ))}{' '}
      <RuleLink system="strategic" rule="ST-22.5" />
    </section>
  );
}
