import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';

/** [NW-6.2, NW-6.3] Minefields are laid by clicks on the sea; later minelayers lay them where they are. */
export function MineForm() {
  const { view, side, legal, names, give } = useDesk();
  const count = view.forces[side]?.minefieldsLeft ?? 0;
  const layers = ordersOf(legal, 'layMines').filter(({ by }) => by !== '-');
  return (
    <section className="fleet-orders">
      {view.turn === 1 && count > 0 && (
        <p className="hint">{fleetFormsText('minesHint', { count })}</p>
      )}
      {layers.length > 0 && (
        <fieldset className="order-choice">
          <legend>{fleetFormsText('mines')}</legend>
          {layers.map((order) => (
            <button
              key={order.by}
              type="button"
              className="button small"
              onClick={() => give(order)}
            >
              {fleetFormsText('layHere', { ship: names.unit(order.by) })}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
