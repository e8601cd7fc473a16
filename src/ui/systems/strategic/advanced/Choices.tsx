import { notation } from '../../../../rules/strategic/game/notation';
import type { Order } from '../../../../rules/strategic/model/orders';
import { useDesk } from '../desk';

export interface Choice {
  order: Order;
  label: string;
  /** It is what is ordered now. */
  isOn?: boolean;
}

/** What one unit may be told, one of them at a time. */
export function Choices({ title, choices }: { title: string; choices: readonly Choice[] }) {
  const { give } = useDesk();
  if (choices.length === 0) return null;
  return (
    <fieldset className="order-choice">
      <legend>{title}</legend>
      {choices.map(({ order, label, isOn }) => (
        <button
          key={notation.makeOrder(order)}
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
