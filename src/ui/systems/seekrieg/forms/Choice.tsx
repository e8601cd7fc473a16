import type { Order } from '../../../../rules/seekrieg';
import { Pick } from './Pick';

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
  <Pick
    {...{ label, value, options }}
    onPick={(picked) => {
      const order = options.find((it) => it.value === picked)?.order;
      if (order) give(order);
    }}
  />
);
