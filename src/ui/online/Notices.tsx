import { type FormEvent, useCallback, useState } from 'react';
import {
  NOTICE_KINDS,
  type NoticeAdded,
  type NoticeKind,
  type NoticeWays,
  type NoticeWish,
} from '../../game/online/notices';
import { language } from '../../words/core/texts';
import { onlineMatchText } from '../i18n/onlineMatch';
import { lobby } from './lobby';
import { Part } from './Part';
import { canPush, pushAddress } from './push';
import type { KeptSeat } from './seats';
import { useAsked } from './useAsked';
import { useDone } from './useDone';

/** The channels that notify this player of a turn. Each can be switched on and off. */
export function Notices({ kept }: { kept: KeptSeat }) {
  const ask = useCallback(() => lobby.noticeWays(), []);
  const { asked } = useAsked(ask, 0);
  return asked?.ok ? <Ways kept={kept} ways={asked.value} /> : null;
}

function Ways({ kept, ways }: { kept: KeptSeat; ways: NoticeWays }) {
  const askKinds = useCallback(() => lobby.notified(kept.match, kept), [kept]);
  const { asked: kinds, again } = useAsked(askKinds, 0);
  const { said, say, attempt } = useDone();
  const on = kinds?.ok ? kinds.value.kinds : [];
  const offered = NOTICE_KINDS.filter((kind) => isOffered(kind, ways));
  const stop = (kind: NoticeKind) =>
    attempt(
      () => lobby.unnotify(kept.match, kept, kind),
      () => {
        say(onlineMatchText('noticeStopped'));
        again();
      },
    );
  const start = (wish: NoticeWish) =>
    attempt(
      () => lobby.notify(kept.match, kept, wish),
      (added) => {
        say(addedText(added));
        again();
      },
    );
  if (offered.length === 0) return null;
  return (
    <Part title={onlineMatchText('noticeTitle')}>
      <ul className="online-notices">
        {offered.map((kind) => (
          <li key={kind}>
            <span>{onlineMatchText(`notice.${kind}`)}</span>
            {on.includes(kind) ? (
              <button type="button" className="button small" onClick={() => stop(kind)}>
                {onlineMatchText('noticeOff')}
              </button>
            ) : (
              <Starter
                kind={kind}
                ways={ways}
                onStart={start}
                onDenied={() => say(onlineMatchText('noticeDenied'))}
              />
            )}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Part>
  );
}

/** The result: an address to confirm, or a secret to keep. */
function addedText({ kind, secret }: NoticeAdded): string {
  if (secret !== undefined) return onlineMatchText('noticeSecret', { secret });
  return onlineMatchText(kind === 'mail' ? 'noticeConfirm' : 'noticeDone');
}

const isOffered = (kind: NoticeKind, ways: NoticeWays): boolean =>
  kind === 'push' ? ways.push !== undefined && canPush() : ways[kind];

interface StarterProps {
  kind: NoticeKind;
  ways: NoticeWays;
  onStart: (wish: NoticeWish) => void;
  onDenied: () => void;
}

/** Switches one channel on, with an address where one is needed. */
function Starter({ kind, ways, onStart, onDenied }: StarterProps) {
  const [address, setAddress] = useState('');
  const push = async () => {
    const subscription = await pushAddress(ways.push?.publicKey ?? '').catch(() => undefined);
    if (subscription) onStart({ kind: 'push', subscription });
    else onDenied();
  };
  const begin = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'push') void push();
    else if (kind === 'mail') onStart({ kind, address, language: language() });
    else onStart({ kind, url: address });
  };
  return (
    <form className="actions" onSubmit={begin}>
      {kind !== 'push' && (
        <input
          className="field"
          required
          type={kind === 'mail' ? 'email' : 'url'}
          autoComplete={kind === 'mail' ? 'email' : 'off'}
          aria-label={onlineMatchText(kind === 'mail' ? 'noticeMail' : 'noticeWebhook')}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
      <button type="submit" className="button small">
        {onlineMatchText('noticeOn')}
      </button>
    </form>
  );
}
