import type { Order } from '../../../../rules/battle';
import { ordersText } from '../../../../words/battle/texts/orders';
import type { Question } from '../../../controls/ConfirmDialog';
import { type Desk, useDesk } from '../desk/desk';
import type { MenuId } from '../desk/menus';
import { Choices } from './Choices';
import { type Choice, menusOf } from './stackChoices';

/** Dividing, combining, leaving ships behind, towing and scuttling: for the selected stack, and in impulse 22 for all ships. */
export function StackOrders() {
  const desk = useDesk();
  return (
    <div className="stack-orders">
      {menusOf(desk).map((menu) => (
        <Choices key={menu.id} menu={menu} onPick={(choice) => pick(desk, menu.id, choice)} />
      ))}
    </div>
  );
}

/** Gives the order; scuttling asks for confirmation. */
function pick({ ask, give }: Desk, id: MenuId, { label, order }: Choice): void {
  if (id === 'scuttle') ask(scuttleQuestion(label, order, give));
  else give(order);
}

const scuttleQuestion = (name: string, order: Order, give: Desk['give']): Question => ({
  title: ordersText('scuttleTitle', { ship: name }),
  text: ordersText('scuttleText'),
  yes: ordersText('scuttleYes', { ship: name }),
  no: ordersText('scuttleNo'),
  tone: 'danger',
  onYes: () => give(order),
});
