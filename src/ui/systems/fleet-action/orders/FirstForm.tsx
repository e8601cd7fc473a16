import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { OrderChoices } from '../../../table/OrderChoices';
import { useDesk } from '../desk/desk';

/** [NW-5.6] Who is first in the phases of movement, and who in the Action Phase. */
export function FirstForm() {
  const { legal, names, chooseFirst } = useDesk();
  return (
    <OrderChoices
      title={fleetFormsText('first.label')}
      choices={ordersOf(legal, 'chooseFirst').map((order) => ({
        order,
        label: fleetFormsText('first.choice', {
          mover: names.side(order.firstMove),
          actor: names.side(order.firstAction),
        }),
      }))}
      give={chooseFirst}
    />
  );
}
