import type { SeaWingsEvent } from '../../../../rules/sea-wings';
import { wingsScreenText } from '../../../../words/sea-wings/texts/screen';
import { useDesk } from '../desk/desk';
import { phaseOf } from '../desk/place';
import { isPast } from './film';

/** [WG-8.23] Strikes of this turn that found nothing: no film tells of them, and the step after them may be reached at once. */
export function TurnedBack({ events }: { events: readonly SeaWingsEvent[] }) {
  const { view, side } = useDesk();
  const { turn } = view;
  if (isPast({ turn }, { turn, phase: phaseOf(view) })) return null;
  const count = events.filter(
    (it) => it.kind === 'strikeTurnedBack' && it.turn === turn && it.side === side,
  ).length;
  return count === 0 ? null : (
    <p className="quiet-notes" role="status">
      {wingsScreenText('turnedBack', { count })}
    </p>
  );
}
