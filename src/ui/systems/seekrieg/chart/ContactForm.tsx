import type { OrderOf } from '../../../../rules/seekrieg';
import { type ForceContact, type SearchForce, searchOf } from '../../../../rules/seekrieg/query';
import { upperFirst } from '../../../../words/core/say';
import { seekriegAirText } from '../../../../words/seekrieg/texts/air';
import { ordersOf } from '../../../table/desk';
import { type Desk, useDesk } from '../desk/desk';
import { Choice } from '../forms/Choice';

type Contact = OrderOf<'contact'>;

/** [SK-8.28] What the side does about each enemy force that it holds, and who shadows it. */
export function ContactForm() {
  const { view, side, legal } = useDesk();
  if (!view.forces[side]?.search) return null;
  const orders = ordersOf(legal, 'contact');
  const contacts = Object.values(searchOf(view, side).contacts).filter(({ id }) =>
    orders.some(({ contact }) => contact === id),
  );
  if (contacts.length === 0) return null;
  return (
    <section className="fleet-orders" aria-label={seekriegAirText('contacts')}>
      <h3>{seekriegAirText('contacts')}</h3>
      <ul className="fleet-rows">
        {contacts.map((contact) => (
          <li key={contact.id} className="fleet-row">
            <Held contact={contact} orders={orders.filter((it) => it.contact === contact.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface HeldProps {
  contact: ForceContact;
  orders: readonly Contact[];
}

/** One enemy force: engaged, shadowed by one of the own forces, or avoided. */
function Held({ contact, orders }: HeldProps) {
  const { names, select, give } = useDesk();
  const name = upperFirst(names.ship(contact.id));
  return (
    <div className="fleet-choices">
      <button type="button" className="sk-ship" onClick={() => select(contact.id)}>
        {name}
      </button>
      <small>{names.hex(contact.hex)}</small>
      <fieldset className="fleet-segments" aria-label={name}>
        {orders.map((order) => (
          <button
            key={order.choice}
            type="button"
            className="button small"
            aria-pressed={contact.choice === order.choice}
            onClick={() => give(order)}
          >
            {seekriegAirText(`contact.${order.choice}`)}
          </button>
        ))}
      </fieldset>
      {contact.choice === 'shadow' && <Shadower contact={contact} />}
    </div>
  );
}

/** [SK-8.11] Which force shadows. */
function Shadower({ contact }: Pick<HeldProps, 'contact'>) {
  const desk = useDesk();
  const orders = ordersOf(desk.legal, 'shadow').filter((it) => it.contact === contact.id);
  const now = forcesOf(desk).find(({ shadows }) => shadows === contact.id);
  if (!now || orders.length < 2) return null;
  const nameOf = (id: string) => forcesOf(desk).find((it) => it.id === id)?.name ?? id;
  return (
    <Choice
      label={seekriegAirText('shadower')}
      value={now.id}
      options={orders.map((order) => ({
        ...{ value: order.force, label: nameOf(order.force), order },
      }))}
      give={desk.give}
    />
  );
}

const forcesOf = ({ view, side }: Pick<Desk, 'view' | 'side'>): SearchForce[] =>
  Object.values(searchOf(view, side).forces);
