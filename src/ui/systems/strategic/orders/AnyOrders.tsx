import { notation } from '../../../../rules/strategic/game/notation';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { useDesk } from '../desk';

const MOST_SHOWN = 60;

/** Orders that have no form of their own, as lines of notation. */
export function AnyOrders() {
  const { legal, give } = useDesk();
  const orders = legal.filter(({ kind }) => !['confirm', 'offerEnd'].includes(kind));
  if (orders.length === 0) return null;
  return (
    <section className="order-list" aria-label={strategicOrdersText('lines')}>
      <h3>{strategicOrdersText('lines')}</h3>
      <ul>
        {orders.slice(0, MOST_SHOWN).map((order) => (
          <li key={notation.makeOrder(order)}>
            <button type="button" className="button small" onClick={() => give(order)}>
              {notation.makeOrder(order)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
