import { listed } from '../../../words/core/say';
import { strategicText } from '../../../words/strategic/texts/screen';
import { changePrefs, usePrefs } from '../../frame/prefs';
import { useDesk } from './desk/desk';
import type { Passing } from './passing';

/** What the screen has done for the player: steps that passed, and orders that go on. */
export function QuietNotes({ passed, isPassing }: Passing) {
  const { standing, stage } = useDesk();
  const repeats = stage !== 'waiting' && standing.repeated > 0;
  if (passed.length === 0 && !isPassing && !repeats) return null;
  return (
    <div className="quiet-notes" role="status" data-passing={isPassing || undefined}>
      {isPassing && <p>{strategicText('passing')}</p>}
      {passed.length > 0 && <p>{strategicText('passed', { steps: listed(passed) })}</p>}
      {repeats && <p>{strategicText('repeated', { count: standing.repeated })}</p>}
    </div>
  );
}

const CHOICES = ['passEmpty', 'standingOrders'] as const;

/** Whether empty steps pass, and patrols and searches go on. */
export function QuietChoices() {
  const prefs = usePrefs();
  const { view, side } = useDesk();
  // Spectators order nothing.
  if (!view.forces[side]) return null;
  return (
    <div className="quiet-choices">
      {CHOICES.map((choice) => (
        <label key={choice} className="choice">
          <input
            type="checkbox"
            checked={prefs[choice]}
            onChange={(event) => changePrefs({ [choice]: event.target.checked })}
          />
          {strategicText(choice)}
        </label>
      ))}
    </div>
  );
}
