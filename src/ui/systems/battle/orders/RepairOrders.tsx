import type { OrderOf } from '../../../../rules/battle';
import { ordersText } from '../../../../words/battle/texts/orders';
import { ordersOf } from '../../../table/desk';
import { useDesk } from '../desk/desk';
import { StackOrders } from './StackOrders';

/** Which ships attempt to get under way or float free in impulse 22. */
export function RepairOrders() {
  const { legal } = useDesk();
  const attempts = [...ordersOf(legal, 'tryRepair'), ...ordersOf(legal, 'tryRefloat')];
  return (
    <>
      <Attempts attempts={attempts} />
      <StackOrders />
    </>
  );
}

interface AttemptsProps {
  attempts: readonly OrderOf<'tryRepair' | 'tryRefloat'>[];
}

function Attempts({ attempts }: AttemptsProps) {
  const { give, names } = useDesk();
  if (attempts.length === 0) return null;
  return (
    <ul className="repairs">
      {attempts.map((order) => (
        <li key={`${order.kind}/${order.ship}`}>
          <label className="choice">
            <input type="checkbox" checked={order.answer === 'no'} onChange={() => give(order)} />
            <span>
              {ordersText(order.kind === 'tryRepair' ? 'triesRepair' : 'triesRefloat', {
                ship: names.ship(order.ship),
              })}
              <small>{ordersText(order.kind === 'tryRepair' ? 'repairHint' : 'refloatHint')}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** The sealed vote on breaking off: asked about only where it may end the battle. */
export function VoteOrders() {
  const { legal, give, ask } = useDesk();
  const vote = (answer: 'yes' | 'no') => give({ kind: 'breakOff', answer });
  const askFirst = () =>
    ask({
      title: ordersText('voteYes'),
      text: ordersText('voteText'),
      yes: ordersText('breakOff'),
      onYes: () => vote('yes'),
    });
  if (ordersOf(legal, 'breakOff').length === 0) return null;
  return (
    <>
      <div className="actions">
        <button type="button" className="button" data-action="fight-on" onClick={() => vote('no')}>
          {ordersText('fightOn')}
        </button>
        <button type="button" className="button" data-action="break-off" onClick={askFirst}>
          {ordersText('breakOff')}
        </button>
      </div>
      <StackOrders />
    </>
  );
}
