import { stackById } from '../../../../rules/battle';
import { useDesk } from '../desk';
import { type Choice, Choices } from './Choices';
import { castOffChoices, scuttleChoices, stackMenus } from './stackChoices';

/** Dividing, combining, leaving ships behind, towing and scuttling for the selected stack. */
export function StackOrders() {
  const { view, side, legal, names, selected } = useDesk();
  if (!selected || stackById(view, selected).side !== side) return null;
  return (
    <div className="stack-orders">
      {stackMenus(view, legal, names, selected).map((menu) => (
        <Choices key={menu.label} {...menu} />
      ))}
      <Scuttle choices={scuttleChoices(legal, names, stackById(view, selected).ships)} />
    </div>
  );
}

/** What a side may do in impulse 22 with any of its ships, picked or not: casting off and scuttling [BT-5.21, BT-6.11]. */
export function LastOrders() {
  const { legal, names } = useDesk();
  return (
    <div className="stack-orders">
      <Choices label="Cast off" choices={castOffChoices(legal, names)} />
      <Scuttle choices={scuttleChoices(legal, names)} />
    </div>
  );
}

/** Scuttling, with a question before it. */
function Scuttle({ choices }: { choices: readonly Choice[] }) {
  const { ask, give } = useDesk();
  const confirm = ({ label, order }: Choice) =>
    ask({
      title: `Scuttle ${label}?`,
      text: 'She is removed from the battle and counts as sunk. This cannot be taken back once a die has fallen.',
      yes: `Scuttle ${label}`,
      no: 'Keep her',
      tone: 'danger',
      onYes: () => give(order),
    });
  return <Choices label="Scuttle" choices={choices} tone="danger" onPick={confirm} />;
}
