import { stackById } from '../../../../rules/battle';
import { ordersText } from '../../../../words/battle/texts/orders';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { HexPad } from './HexPad';
import { EnterList } from './SetUpOrders';
import { StackOrders } from './StackOrders';

/** Orders of a movement impulse for the selected stack. */
export function MovementOrders() {
  const { view, side, legal, give, selected } = useDesk();
  const leaving = ordersOf(legal, 'leave');
  if (leaving.length > 0)
    return (
      <div className="actions">
        {leaving.map((order) => (
          <button key={order.answer} type="button" className="button" onClick={() => give(order)}>
            {ordersText(order.answer === 'yes' ? 'leave' : 'stayAtEdge')}
          </button>
        ))}
      </div>
    );
  if (!selected || stackById(view, selected).side !== side)
    return <p className="hint">{ordersText('pickStack')}</p>;
  const { place } = stackById(view, selected);
  return (
    <>
      {place === 'board' && <HexPad />}
      <EnterList />
      <StackOrders />
    </>
  );
}
