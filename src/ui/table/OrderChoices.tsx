import type { AnyOrder } from './desk';

export interface OrderChoice<Order> {
  order: Order;
  label: string;
  /** It is the current order. */
  isOn?: boolean;
}

interface OrderChoicesProps<Order> {
  title: string;
  choices: readonly OrderChoice<Order>[];
  give: (order: Order) => unknown;
}

/** The orders open to one unit, one of them at a time. */
export function OrderChoices<Order extends AnyOrder>(props: OrderChoicesProps<Order>) {
  const { title, choices, give } = props;
  if (choices.length === 0) return null;
  return (
    <fieldset className="order-choice">
      <legend>{title}</legend>
      {choices.map(({ order, label, isOn }) => (
        <button
          key={JSON.stringify(order)}
          type="button"
          className="button small"
          {...(isOn !== undefined && { 'aria-pressed': isOn })}
          onClick={() => give(order)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
