import type { Order } from '../../../../rules/seekrieg';

interface ChoiceProps {
  label: string;
  /** The one that stands. */
  value: string;
  /** Without an order: how it is now, which cannot be ordered. */
  options: readonly { value: string; label: string; order: Order | null }[];
  give: (order: Order) => void;
}

/** One order of several by a list; what stands is shown. */
export const Choice = ({ label, value, options, give }: ChoiceProps) => (
  <label className="fleet-target">
    {label}
    <select
      className="field"
      value={value}
      onChange={({ target }) => {
        const order = options.find((it) => it.value === target.value)?.order;
        if (order) give(order);
      }}
    >
      {options.map((it) => (
        <option key={it.value} value={it.value}>
          {it.label}
        </option>
      ))}
    </select>
  </label>
);
