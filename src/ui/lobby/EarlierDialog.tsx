import { useEffect, useState } from 'react';
import { dateAndTime } from '../../words/core/say';
import { useModal } from '../controls/ConfirmDialog';
import { reportFault } from '../frame/faults';
import { useTask } from '../frame/useTask';
import { appText } from '../i18n/app';
import { lobbyText } from '../i18n/lobby';
import { loadStates } from '../match/lazyStates';
import type { KeptMatch } from '../match/library';
import type { EarlierEntry } from '../match/states';
import { tellMatchesChanged } from './matchesChange';

interface EarlierDialogProps {
  match: KeptMatch;
  onClose: () => void;
}

/** Where a battle stood earlier, each to go back to. */
export function EarlierDialog({ match: { id, title }, onClose }: EarlierDialogProps) {
  const dialog = useModal();
  const states = useEarlier(id);
  const { busy, run } = useTask();
  const back = (number: number) =>
    run(async () => {
      await (await loadStates()).goBack(id, number);
      tellMatchesChanged();
      onClose();
    });
  return (
    <dialog ref={dialog} aria-labelledby="earlier-title" onClose={onClose}>
      <h2 id="earlier-title">{lobbyText('earlierTitle', { title })}</h2>
      <p>{lobbyText('earlierText')}</p>
      <States states={states} busy={busy} onBack={back} />
      <div className="actions">
        <button type="button" className="button" data-first onClick={onClose}>
          {lobbyText('leaveIt')}
        </button>
      </div>
    </dialog>
  );
}

/** `null` until they have been read. */
function useEarlier(id: string): readonly EarlierEntry[] | null {
  const [states, setStates] = useState<readonly EarlierEntry[] | null>(null);
  useEffect(() => {
    loadStates()
      .then(({ earlierStates }) => earlierStates(id))
      .then(setStates)
      .catch(reportFault);
  }, [id]);
  return states;
}

interface StatesProps {
  states: readonly EarlierEntry[] | null;
  busy: boolean;
  onBack: (number: number) => void;
}

function States({ states, busy, onBack }: StatesProps) {
  if (states === null) return <p>{appText('loading')}</p>;
  if (states.length === 0) return <p>{lobbyText('noEarlier')}</p>;
  return (
    <ul className="earlier">
      {states.map(({ number, where, savedAt }) => (
        <li key={number}>
          <span>{where}</span>
          <small>{dateAndTime(savedAt)}</small>
          <button
            type="button"
            className="button small"
            aria-label={lobbyText('goBackTo', { where })}
            disabled={busy}
            onClick={() => onBack(number)}
          >
            {lobbyText('goBack')}
          </button>
        </li>
      ))}
    </ul>
  );
}
