import { useState } from 'react';
import { faultText } from '../../scenario/fault';
import { reportFault } from '../app/faults';
import { useTask } from '../app/useTask';
import { useModal } from '../controls/ConfirmDialog';
import { type OpenMatch, saveOf } from './library';
import { SaveFileButton } from './SaveFileButton';
import { isTooLong, MOST_LETTERS, packSave, SHARED_PATH } from './shareLink';
import './share.css';

/** The match as a link that holds all of it: nothing is kept on a server. */
export function ShareButton({ match }: { match: OpenMatch }) {
  const [link, setLink] = useState<string | null>(null);
  const { run } = useTask();
  const pack = () =>
    run(async () => {
      const save = saveOf(match);
      if (!save.ok) return reportFault(new Error(save.faults.map(faultText).join('; ')));
      setLink(`${location.origin}${SHARED_PATH}#${await packSave(save.value)}`);
    });
  return (
    <>
      <button type="button" className="button" onClick={pack}>
        Share a link
      </button>
      {link !== null && <LinkDialog link={link} match={match} onClose={() => setLink(null)} />}
    </>
  );
}

interface LinkDialogProps {
  link: string;
  match: OpenMatch;
  onClose: () => void;
}

function LinkDialog({ link, match, onClose }: LinkDialogProps) {
  const dialog = useModal();
  const isLong = isTooLong(link);
  const isOver = match.table.spectator.getSnapshot().outcome !== undefined;
  return (
    <dialog ref={dialog} className="share" aria-labelledby="share-title" onClose={onClose}>
      <h2 id="share-title">{isLong ? 'Too long for a link' : 'The battle as a link'}</h2>
      {isLong ? (
        <p>
          As a link this battle would have {link.length} letters; many programs cut links above{' '}
          {MOST_LETTERS}. Share its save file instead.
        </p>
      ) : (
        <LinkText link={link} />
      )}
      {!isOver && (
        <p className="hint">
          It holds the whole battle with all its dice: who has it can look at both sides.
        </p>
      )}
      <div className="actions">
        {isLong ? <SaveFileButton match={match} /> : <CopyButton link={link} />}
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}

const LinkText = ({ link }: { link: string }) => (
  <>
    <p>
      Whoever opens it can watch the battle, read its report or play on from it. The whole battle is
      in the link, {link.length} letters long; nothing of it is kept on a server.
    </p>
    <input
      className="field share-link"
      readOnly
      aria-label="Link"
      value={link}
      onFocus={({ target }) => target.select()}
    />
  </>
);

/** Copies where the browser lets it; else the link is there to be copied by hand. */
function CopyButton({ link }: { link: string }) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say('Copied.');
    } catch {
      say('This browser did not let it be copied: copy it from the field.');
    }
  };
  return (
    <>
      <button type="button" className="button primary" data-first onClick={() => void copy()}>
        Copy the link
      </button>
      <span className="share-said" role="status">
        {said}
      </span>
    </>
  );
}
