import { stackById } from '../../../../rules/battle';
import { useDesk } from '../desk';
import { type Choice, Choices } from './Choices';
import { scuttleChoices, stackMenus } from './stackChoices';

/** Dividing, combining, leaving ships behind, towing and scuttling for the selected stack. */
export function StackOrders() {
  const { view, side, legal, names, selected, ask, give } = useDesk();
  if (!selected || stackById(view, selected).side !== side) return null;
  const menus = stackMenus(view, legal, names, selected);
  const scuttle = scuttleChoices(view, legal, names, selected);
  const confirm = ({ label, order }: Choice) =>
    ask({
      title: `Scuttle ${label}?`,
      text: 'She is removed from the battle and counts as sunk. This cannot be taken back once a die has fallen.',
      yes: `Scuttle ${label}`,
      no: 'Keep her',
      tone: 'danger',
      onYes: () => give(order),
    });
  return (
    <div className="stack-orders">
      {menus.map((menu) => (
        <Choices key={menu.label} {...menu} />
      ))}
      <Choices label="Scuttle" choices={scuttle} tone="danger" onPick={confirm} />
    </div>
  );
}
