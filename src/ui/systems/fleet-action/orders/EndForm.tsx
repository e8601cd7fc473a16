import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { endOrders } from '../end/ending';

/** [NW-28.1] What is mended and refilled, squadrons that go back under a marker, and the offer to end the battle. */
export function EndForm() {
  const desk = useDesk();
  const { legal, give, names, view, side } = desk;
  const proposed = endOrders(desk);
  const chosen = view.forces[side]?.end;
  const hides = ordersOf(legal, 'toContact');
  const mayOffer = legal.some(({ kind }) => kind === 'offerEnd');
  return (
    <section className="fleet-orders">
      <Repairs proposed={proposed} />
      {hides.length > 0 && (
        <fieldset className="order-choice">
          <legend>{fleetFormsText('hide')}</legend>
          {hides.map((order) => (
            <button
              key={order.squadron}
              type="button"
              className="button small"
              onClick={() => give(order)}
            >
              {names.squadron(order.squadron)}
            </button>
          ))}
        </fieldset>
      )}
      {chosen?.offersEnd && <p>{fleetFormsText('offered')}</p>}
      {mayOffer && (
        <div className="actions">
          <button type="button" className="button small" onClick={() => give({ kind: 'offerEnd' })}>
            {fleetFormsText('offer')}
          </button>
        </div>
      )}
    </section>
  );
}

/** What can be mended: chosen, or given with the end of the turn. */
function Repairs({ proposed }: { proposed: ReturnType<typeof endOrders> }) {
  const { legal, give, names, view, side } = useDesk();
  const repairs = [...ordersOf(legal, 'repair'), ...ordersOf(legal, 'refillTubes')];
  const chosen = view.forces[side]?.end.repairs ?? [];
  if (repairs.length === 0 && chosen.length === 0) return null;
  return (
    <fieldset className="order-choice">
      <legend>{fleetFormsText('repairs')}</legend>
      {chosen.map(({ ship, item }) => (
        <span key={`${ship}/${item}`} className="fleet-given">
          ✓{' '}
          {fleetFormsText('repair', {
            ship: names.unit(ship),
            item: fleetFormsText(`item.${item}`),
          })}
        </span>
      ))}
      {repairs.map((order) => (
        <button
          key={JSON.stringify(order)}
          type="button"
          className="button small"
          aria-pressed={proposed.includes(order)}
          onClick={() => give(order)}
        >
          {fleetFormsText('repair', {
            ship: names.unit(order.ship),
            item: fleetFormsText(order.kind === 'repair' ? `item.${order.item}` : 'refills'),
          })}
        </button>
      ))}
    </fieldset>
  );
}
