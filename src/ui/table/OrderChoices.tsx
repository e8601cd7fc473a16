import type { AnyOrder } from './desk';

export interface OrderChoice<Order> {
  order: Order;
  label: string;
  /** It is the current order. */
  isOn?: boolean;
  /** What it has in common with others, said once above them. */
  group?: string | undefined;
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
      {choices
        .filter(({ group }) => group === undefined)
        .map((choice) => (
          <Choice key={JSON.stringify(choice.order)} {...{ choice, give }} />
        ))}
      {groupsIn(choices).map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset is read twice
        <div key={group} className="choice-group" role="group" aria-label={group}>
          <p aria-hidden="true">{group}</p>
          {choices
            .filter((choice) => choice.group === group)
            .map((choice) => (
              <Choice key={JSON.stringify(choice.order)} {...{ choice, give }} />
            ))}
        </div>
      ))}
    </fieldset>
  );
}

const groupsIn = (choices: readonly { group?: string | undefined }[]): string[] => [
  ...new Set(choices.flatMap(({ group }) => group ?? [])),
];

interface ChoiceProps<Order> {
  choice: OrderChoice<Order>;
  give: (order: Order) => unknown;
}

const Choice = <Order extends AnyOrder>({
  choice: { order, label, isOn },
  give,
}: ChoiceProps<Order>) => (
  <button
    type="button"
    className="button small"
    {...(isOn !== undefined && { 'aria-pressed': isOn })}
    onClick={() => give(order)}
  >
    {label}
  </button>
);
