import type { OrderOf } from '../../../../rules/battle';
import { ordersOf, useDesk } from '../desk';
import { StackOrders } from './StackOrders';

/** Which ships try to get under way or afloat again in impulse 22. */
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
    <ul className="attempts">
      {attempts.map((order) => (
        <li key={`${order.kind}/${order.ship}`}>
          <label className="choice">
            <input type="checkbox" checked={order.answer === 'no'} onChange={() => give(order)} />
            <span>
              {names.ship(order.ship)}{' '}
              {order.kind === 'tryRepair' ? 'tries repair' : 'tries to float free'}
              <small>
                {order.kind === 'tryRepair'
                  ? 'A 6 gets her under way at speed 1; a 1 or 2 ends her attempts for the battle.'
                  : 'A 6 floats her free and costs hull boxes.'}
              </small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

/** The sealed vote on breaking off. */
export function VoteOrders() {
  const { legal, give, ask } = useDesk();
  const vote = (answer: 'yes' | 'no') =>
    ask({
      title: answer === 'yes' ? 'Vote to break off?' : 'Vote to fight on?',
      text: 'The vote is sealed and final. If both sides would break off, the battle ends; if they differ, dice decide.',
      yes: answer === 'yes' ? 'Break off' : 'Fight on',
      onYes: () => give({ kind: 'breakOff', answer }),
    });
  if (ordersOf(legal, 'breakOff').length === 0) return null;
  return (
    <>
      <div className="actions">
        <button type="button" className="button" data-action="fight-on" onClick={() => vote('no')}>
          Fight on
        </button>
        <button
          type="button"
          className="button"
          data-action="break-off"
          onClick={() => vote('yes')}
        >
          Break off
        </button>
      </div>
      <StackOrders />
    </>
  );
}
