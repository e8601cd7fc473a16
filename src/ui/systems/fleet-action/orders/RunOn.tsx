import { actorsOf, markersToMove, squadronsToMove } from '../../../../rules/fleet-action/query';
import { fleetText } from '../../../../words/fleet-action/texts/screen';
import { type Desk, useDesk } from '../desk/desk';

/** Leaves the rest of the phase to what is proposed, or all turns until something asks. */
export function RunOn() {
  const desk = useDesk();
  const { running } = desk;
  if (running.left > 0) return null;
  return (
    <div className="actions">
      {countLeft(desk) > 1 && (
        <button type="button" className="button small" onClick={() => running.start('phase')}>
          {fleetText('runPhase')}
        </button>
      )}
      <button type="button" className="button small" onClick={() => running.start('turns')}>
        {fleetText('runOn')}
      </button>
    </div>
  );
}

/** What waits for orders in this phase. */
function countLeft({ view, side }: Desk): number {
  const { kind } = view.step;
  if (kind === 'activations') return actorsOf(view, side).length;
  if (kind !== 'ships') return 0;
  return squadronsToMove(view, side).length + markersToMove(view, side).length;
}
