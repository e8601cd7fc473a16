import { useEffect, useState } from 'react';
import { reportFault } from '../app/faults';
import { useTask } from '../app/useTask';
import { useModal } from '../controls/ConfirmDialog';
import { loadStates } from '../match/lazyStates';
import type { KeptMatch } from '../match/library';
import type { EarlierEntry } from '../match/states';
import { tellMatchesChanged } from './matchesChange';
import { whenText } from './when';

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
      <h2 id="earlier-title">Earlier states of {title}</h2>
      <p>
        The battle is kept as each part of a round begins: the last such states, and a few from
        further back. When you go back, it is also kept as it stands now.
      </p>
      <States states={states} busy={busy} onBack={back} />
      <div className="actions">
        <button type="button" className="button" data-first onClick={onClose}>
          Leave it as it is
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
  if (states === null) return <p>One moment …</p>;
  if (states.length === 0) return <p>There is no earlier state yet.</p>;
  return (
    <ul className="earlier">
      {states.map(({ number, where, savedAt }) => (
        <li key={number}>
          <span>{where}</span>
          <small>{whenText(savedAt)}</small>
          <button
            type="button"
            className="button small"
            disabled={busy}
            onClick={() => onBack(number)}
          >
            Go back<span className="visually-hidden"> to {where}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
