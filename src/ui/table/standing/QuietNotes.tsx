import { listed } from '../../../words/core/say';
import { changePrefs, usePrefs } from '../../frame/prefs';
import { tableText } from '../../i18n/table';
import { type GivenOrders, NONE_GIVEN } from './standing';
import type { Passing } from './usePassing';
import './quiet.css';

interface QuietNotesProps extends Passing {
  /** Orders that the screen has given in this step. */
  given?: GivenOrders;
  /** Has steps asked for again that pass as they did the last time. */
  askAgain?: () => void;
}

/** What the screen has done for the player: steps that passed, and orders that go on. */
export function QuietNotes(props: QuietNotesProps) {
  const { passed, asBefore, isPassing, given = NONE_GIVEN, askAgain } = props;
  const { count, are } = given;
  if (passed.length + asBefore.length + count === 0 && !isPassing) return null;
  return (
    <div className="quiet-notes" role="status" data-passing={isPassing || undefined}>
      {isPassing && <p>{tableText('passing')}</p>}
      {passed.length > 0 && <p>{tableText('passed', { steps: stepsIn(passed) })}</p>}
      {asBefore.length > 0 && (
        <p>
          {tableText('asBefore', { steps: stepsIn(asBefore) })}{' '}
          {askAgain && (
            <button type="button" onClick={askAgain}>
              {tableText('askAgain')}
            </button>
          )}
        </p>
      )}
      {count > 0 && <p>{tableText(are, { count })}</p>}
    </div>
  );
}

const stepsIn = (names: readonly string[]): string => listed([...new Set(names)]);

const CHOICES = ['passEmpty', 'standingOrders'] as const;

/**
 * Whether empty steps pass, and orders go on.
 * @param standing what goes on, in a system's own words
 */
export function QuietChoices({ standing }: { standing: string }) {
  const prefs = usePrefs();
  return (
    <div className="quiet-choices">
      {CHOICES.map((choice) => (
        <label key={choice} className="choice">
          <input
            type="checkbox"
            checked={prefs[choice]}
            onChange={(event) => changePrefs({ [choice]: event.target.checked })}
          />
          {choice === 'passEmpty' ? tableText('passEmpty') : standing}
        </label>
      ))}
    </div>
  );
}
