import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { OfferEnd } from './OfferEnd';

/** [ST-4.10] Ships to be scuttled at the end of the turn. */
export function EndOrders() {
  const { legal, names, view, side, give, ask } = useDesk();
  const scuttled = view.forces[side]?.scuttling ?? [];
  const orders = ordersOf(legal, 'scuttle');
  return (
    <>
      {orders.length > 0 && (
        <details className="order-fold" open={scuttled.length > 0}>
          <summary>{strategicOrdersText('scuttle')}</summary>
          <div className="actions">
            {orders.map((order) => (
              <button
                key={`${order.ship} ${order.answer}`}
                type="button"
                className="button small"
                aria-pressed={order.answer === 'no'}
                onClick={() =>
                  order.answer === 'no'
                    ? give(order)
                    : ask({
                        title: strategicOrdersText('scuttleTitle', {
                          ship: names.ship(order.ship),
                        }),
                        text: strategicOrdersText('scuttleText'),
                        yes: strategicOrdersText('scuttleYes'),
                        tone: 'danger',
                        onYes: () => give(order),
                      })
                }
              >
                {names.ship(order.ship)}
              </button>
            ))}
          </div>
        </details>
      )}
      <OfferEnd />
    </>
  );
}
