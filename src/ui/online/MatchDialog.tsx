import { useState } from 'react';
import { ConfirmDialog, type Question, useModal } from '../controls/ConfirmDialog';
import { LinkField } from '../controls/LinkField';
import { onlineMatchText } from '../i18n/onlineMatch';
import { GiveUp } from './GiveUp';
import { linkTo } from './links';
import { HostSeats, NameForm, OwnSeat } from './MatchSeats';
import { Notices } from './Notices';
import { Part } from './Part';
import type { DialogProps } from './props';
import { Wishes } from './Wishes';

interface MatchDialogProps extends DialogProps {
  onClose: () => void;
}

/** Everything to do with a match besides playing: links, names, offers, notices, resigning. */
export function MatchDialog({ onClose, ...props }: MatchDialogProps) {
  const dialog = useModal();
  const [question, ask] = useState<Question | null>(null);
  const { match, kept } = props;
  const part = { ...props, ask };
  const isPlayed = match.status === 'playing';
  const passphrase = kept?.passphrase;
  return (
    <>
      <dialog
        ref={dialog}
        className="online-dialog"
        aria-labelledby="match-title"
        onClose={onClose}
      >
        <header className="online-dialog-head">
          <h2 id="match-title">{onlineMatchText('menuTitle')}</h2>
          <button type="button" className="button primary" data-first onClick={onClose}>
            {onlineMatchText('close')}
          </button>
        </header>
        {isPlayed && kept && <Wishes {...part} onClose={onClose} />}
        <Part title={onlineMatchText('watchTitle')}>
          <p className="hint">{onlineMatchText('watchText')}</p>
          <LinkField
            link={linkTo(
              location.origin,
              match.matchID,
              passphrase === undefined ? {} : { passphrase },
            )}
            label={onlineMatchText('watchTitle')}
            text={match.title}
          />
        </Part>
        {kept && <OwnSeat {...part} kept={kept} />}
        {kept && <HostSeats {...part} kept={kept} />}
        {kept && <NameForm {...part} kept={kept} />}
        {isPlayed && kept && <Notices kept={kept} />}
        {kept && <GiveUp {...part} kept={kept} onClose={onClose} />}
      </dialog>
      {question && <ConfirmDialog question={question} onClose={() => ask(null)} />}
    </>
  );
}
