import { useState } from 'react';
import { tableText } from '../../i18n/table';
import type { AnyOrder } from '../desk';
import './orderList.css';

/** An order as a button shows it. */
interface ListedOrder {
  order: AnyOrder;
  label: string;
}

export interface OrderGroup {
  kind: string;
  title: string;
  orders: readonly ListedOrder[];
}

interface OrderListProps {
  groups: readonly OrderGroup[];
  give: (order: AnyOrder) => unknown;
}

/** How many orders of a kind are shown; a search finds the rest. */
const MAX_SHOWN = 60;

/** All orders that may be given, by their kinds. */
export const OrderList = ({ groups, give }: OrderListProps) =>
  groups.map((group) => <Orders key={group.kind} group={group} give={give} />);

function Orders({ group, give }: { group: OrderGroup } & Pick<OrderListProps, 'give'>) {
  const [words, setWords] = useState('');
  const { title, orders } = group;
  const found = orders.filter(({ label }) => label.toLowerCase().includes(words.toLowerCase()));
  return (
    <section className="order-list" aria-label={title}>
      <h3>{title}</h3>
      {orders.length > MAX_SHOWN && (
        <input
          type="search"
          className="field"
          aria-label={tableText('findOrder')}
          placeholder={tableText('findOrder')}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      <ul>
        {found.slice(0, MAX_SHOWN).map(({ order, label }) => (
          <li key={label}>
            <button type="button" className="button small" onClick={() => give(order)}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
