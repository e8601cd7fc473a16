import type { OrderOf } from '../../../../rules/sea-wings';
import { baseRepairChance } from '../../../../rules/sea-wings/query';
import { percentText } from '../../../../words/core/say';
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
  const force = ownForce(desk);
  const chosen = force?.repairs[base] ?? 'A';
  const name = desk.names.base(base);
  const percent = percentText(Math.round(100 * baseRepairChance()));
  const hitsOf = (hit: OrderOf<'repair'>['hit']) =>
    force?.bases[base]?.hits.filter((it) => it === hit).length ?? 0;
  const [only] = orders;
  if (only && orders.length === 1)
    return (
      <p className="hint">
        {wingsFormsText(`repairing.${only.hit}`, { base: name, count: hitsOf(only.hit), percent })}
      </p>
    );
  return (
    <fieldset>
      <legend>{wingsFormsText('repairFirst', { base: name, percent })}</legend>
      {orders.map((order) => (
        <label key={order.hit} className="choice">
          <input
            type="radio"
            name={`repair ${base}`}
            checked={chosen === order.hit}
            onChange={() => desk.give(order)}
          />
          {wingsFormsText(`repairOf.${order.hit}`, { count: hitsOf(order.hit) })}
        </label>
      ))}
    </fieldset>
  );
}
