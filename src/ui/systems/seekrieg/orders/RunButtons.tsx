import { useState } from 'react';
import { seekriegSeaText } from '../../../../words/seekrieg/texts/sea';
import { useDesk } from '../desk/desk';
import { proposedOrders } from '../moving/proposal';

/** Courses for the whole fleet by one press, and turns that run on. */
export function RunButtons() {
  const { running } = useDesk();
  const isRunning = running.left > 0;
  return (
    <div className="actions">
      {!isRunning && <Propose />}
      <button
        type="button"
        className="button small"
        aria-pressed={isRunning}
        onClick={isRunning ? running.stop : () => running.start()}
      >
        {seekriegSeaText(isRunning ? 'stop' : 'runOn')}
      </button>
    </div>
  );
}

/** Gives what the Commander would order now; worked out when it is asked for, as a large fleet takes a tenth of a second. */
function Propose() {
  const { view, side, give } = useDesk();
  const [asProposed, setAsProposed] = useState<typeof view | null>(null);
  const propose = () => {
    const orders = proposedOrders(view, side);
    if (orders.length > 0) give(...orders);
    else setAsProposed(view);
  };
  const isSame = asProposed === view;
  return (
    <button type="button" className="button small" disabled={isSame} onClick={propose}>
      {seekriegSeaText(isSame ? 'asProposed' : 'propose')}
    </button>
  );
}
