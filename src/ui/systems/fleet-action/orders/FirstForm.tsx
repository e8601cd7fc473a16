import { TURN_TEXTS } from '../../../../words/fleet-action/orders/turnTexts';
import { fleetFormsText } from '../../../../words/fleet-action/texts/forms';
import { ordersOf } from '../../../table/desk';
import { OrderChoices } from '../../../table/OrderChoices';
import { useDesk } from '../desk/desk';

/** [NW-5.6] Who is first in the phases of movement, and who in the Action Phase. */
export function FirstForm() {
  const desk = useDesk();
  return (
    <OrderChoices
      title={fleetFormsText('first.label')}
      choices={ordersOf(desk.legal, 'chooseFirst').map((order) => ({
        order,
        label: TURN_TEXTS.chooseFirst(order, desk),
      }))}
      give={desk.chooseFirst}
    />
  );
}
