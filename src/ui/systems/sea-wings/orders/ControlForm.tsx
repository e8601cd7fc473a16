import type { OrderOf } from '../../../../rules/sea-wings';
import { wingsFormsText } from '../../../../words/sea-wings/texts/forms';
import { ordersOf } from '../../../table/desk';
import { ownForce, useDesk } from '../desk/desk';

/** [WG-14.20, WG-14.22] What each damaged base repairs first, and crippled ships that may be scuttled. */
export function ControlForm() {
  const desk = useDesk();
  const repairs = ordersOf(desk.legal, 'repair');
  const scuttles = ordersOf(desk.legal, 'scuttle');
  const sinking = ownForce(desk)?.scuttling ?? [];
  const bases = [...new Set(repairs.map(({ base }) => base))];
  return (
    <section className="control-form" aria-label={wingsFormsText('control')}>
      {bases.map((base) => (
        <RepairOf key={base} base={base} orders={repairs.filter((it) => it.base === base)} />
      ))}
      {scuttles.map((order) => (
        <button
          key={order.ship}
          type="button"
          className="button small"
          onClick={() => desk.give(order)}
        >
          {wingsFormsText('scuttle', { ship: desk.names.ship(order.ship) })}
        </button>
      ))}
      {sinking.map((ship) => (
        <p key={ship}>{wingsFormsText('scuttling', { ship: desk.names.ship(ship) })}</p>
      ))}
    </section>
  );
}

interface RepairProps {
  base: string;
  orders: readonly OrderOf<'repair'>[];
}

/** A base with hits of one kind has nothing to choose. */
function RepairOf({ base, orders }: RepairProps) {
  const desk = useDesk();
  const chosen = ownForce(desk)?.repairs[base] ?? 'A';
  const name = desk.names.base(base);
  const [only] = orders;
  if (only && orders.length === 1)
    return <p className="hint">{wingsFormsText(`repairing.${only.hit}`, { base: name })}</p>;
  return (
    <fieldset>
      <legend>{wingsFormsText('repairFirst', { base: name })}</legend>
      {orders.map((order) => (
        <label key={order.hit} className="choice">
          <input
            type="radio"
            name={`repair ${base}`}
            checked={chosen === order.hit}
            onChange={() => desk.give(order)}
          />
          {wingsFormsText(`repairOf.${order.hit}`)}
        </label>
      ))}
    </fieldset>
  );
}
