import type { Order, OrderOf } from '../../../../rules/strategic';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { facesOf } from '../desk/faces';
import { orderedMoves } from '../desk/moves';
import { Chance } from './SearchTargets';

/** [ST-6.1] Divisions placed by their owner. */
export function PlaceOrders() {
  const { legal, names, view, side, give } = useDesk();
  const orders = ordersOf(legal, 'placeDivision');
  const divisions = [...new Set(orders.map(({ division }) => division))];
  const faces = facesOf(view)[side];
  return divisions.map((id) => (
    <fieldset key={id} className="order-choice">
      <legend>{names.division(id)}</legend>
      {orders
        .filter(({ division }) => division === id)
        .map((order) => (
          <button
            key={order.box}
            type="button"
            className="button small"
            aria-pressed={faces.find((face) => face.id === id)?.box === order.box}
            onClick={() => give(order)}
          >
            {boxName(order.box)}
          </button>
        ))}
    </fieldset>
  ));
}

/** [ST-7.32, ST-6.9] Own divisions that close, and those Out of Contact that retire. */
export function ClosingOrders() {
  const desk = useDesk();
  const { view, side } = desk;
  const own = facesOf(view)[side];
  const { closeRange } = orderedMoves(desk);
  const withdrawing = view.forces[side]?.basic?.withdrawing ?? [];
  return (
    <section className="order-list">
      <h3>{strategicOrdersText('closing')}</h3>
      <ul>
        {own.map(({ id, box }) => (
          <li key={id} className="order-row">
            <RowName id={id} box={box} />
            <Toggle kind="closeRange" division={id} isOn={closeRange.includes(id)} />
            <Toggle kind="withdraw" division={id} isOn={withdrawing.includes(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** [ST-7.34 to ST-7.36] Spotted enemies that are shaken off, with the chance of it. */
export function OpeningOrders() {
  const desk = useDesk();
  const { legal } = desk;
  const { openRange } = orderedMoves(desk);
  const ids = [...new Set(ordersOf(legal, 'openRange').map(({ division }) => division))];
  if (ids.length === 0) return <p className="hint">{strategicOrdersText('nothingToOpen')}</p>;
  return (
    <section className="order-list">
      <h3>{strategicOrdersText('opening')}</h3>
      <ul>
        {ids.map((id) => (
          <li key={id} className="order-row">
            <RowName id={id} box={null} />
            <Chance order={{ kind: 'openRange', division: id, answer: 'yes' }} />
            <Toggle kind="openRange" division={id} isOn={openRange.includes(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A division by its name, which picks it on the board. */
export function RowName({ id, box }: { id: string; box: OrderOf<'placeDivision'>['box'] | null }) {
  const { names, select, selected } = useDesk();
  return (
    <button
      type="button"
      className="row-name"
      aria-pressed={selected === id}
      onClick={() => select(id)}
    >
      {names.division(id)} {box && <small>{boxName(box)}</small>}
    </button>
  );
}

interface ToggleProps {
  kind: 'closeRange' | 'withdraw' | 'openRange' | 'intercept';
  division: string;
  isOn: boolean;
}

/** A button that gives an order and cancels it; absent where the order is not legal. */
export function Toggle({ kind, division, isOn }: ToggleProps) {
  const { give, whyNot } = useDesk();
  const order: Order = { kind, division, answer: isOn ? 'no' : 'yes' };
  if (whyNot(order)) return null;
  return (
    <button type="button" className="button small" aria-pressed={isOn} onClick={() => give(order)}>
      {strategicOrdersText(`toggle.${kind}`)}
    </button>
  );
}
