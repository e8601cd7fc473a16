import { useState } from 'react';
import { isTooLong, MAX_LETTERS, packSave, SHARED_PATH } from '../../game/shareLink';
import type { Save } from '../../scenario';
import { faultText } from '../../scenario/form/fault';
import { useModal } from '../controls/ConfirmDialog';
import { reportFault } from '../frame/faults';
import { useTask } from '../frame/useTask';
import { appText } from '../i18n/app';
import { matchText } from '../i18n/match';
import { type OpenMatch, saveOf } from './library';
import { SaveFileButton } from './SaveFileButton';
import './share.css';

const linkTo = async (save: Save): Promise<string> =>
  `${location.origin}${SHARED_PATH}#${await packSave(save)}`;

/** The match as a link that holds all of it: nothing is kept on a server. */
export function ShareButton({ match }: { match: OpenMatch }) {
  const [link, setLink] = useState<string | null>(null);
  const { run } = useTask();
  const pack = () =>
    run(async () => {
      const save = saveOf(match);
      if (save.ok) setLink(await linkTo(save.value));
      else reportFault(new Error(save.faults.map(faultText).join('; ')));
    });
  return (
    <>
      <button type="button" className="button" onClick={pack}>
        {matchText('share')}
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
      <h2 id="share-title">{matchText(isLong ? 'tooLong' : 'asLink')}</h2>
      {isLong ? (
        <p>{matchText('tooLongText', { count: link.length, most: MAX_LETTERS })}</p>
      ) : (
        <LinkText link={link} />
      )}
      {!isOver && <p className="hint">{matchText('holdsAll')}</p>}
      <div className="actions">
        {isLong ? <SaveFileButton match={match} /> : <CopyButton link={link} />}
        <button type="button" className="button" onClick={onClose}>
          {appText('close')}
        </button>
      </div>
    </dialog>
  );
}

const LinkText = ({ link }: { link: string }) => (
  <>
    <p>{matchText('linkText', { count: link.length })}</p>
    <input
      className="field share-link"
      readOnly
      aria-label={matchText('link')}
      value={link}
      onFocus={({ target }) => target.select()}
    />
  </>
);

/** Copies if the browser allows it; otherwise the link can be copied by hand. */
function CopyButton({ link }: { link: string }) {
  const [said, say] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      say(matchText('copied'));
    } catch {
      say(matchText('notCopied'));
    }
  };
  return (
    <>
      <button type="button" className="button primary" data-first onClick={() => void copy()}>
        {matchText('copy')}
      </button>
      <span className="share-said" role="status">
        {said}
      </span>
    </>
  );
}
