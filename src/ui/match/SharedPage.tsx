import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { unpackText } from '../../game/shareLink';
import type { Read, Save } from '../../scenario';
import { faultLine } from '../frame/faultLine';
import { reportFault } from '../frame/faults';
import { Page } from '../frame/Page';
import { appText } from '../i18n/app';
import { matchText } from '../i18n/match';
import { Rich } from '../i18n/Rich';
import { checkSaveFile } from './library';
import { SeatDialog } from './SeatDialog';
import '../lobby/lobby.css';

/** Opens the battle that is in the link itself; it is checked and replayed like a file. */
export function SharedPage() {
  const read = useSharedSave();
  const [isAsking, ask] = useState(true);
  if (!read) return <p className="loading">{matchText('replaying')}</p>;
  return (
    <Page title={matchText('sharedTitle')} lead={read.ok ? matchText('sharedLead') : undefined}>
      {read.ok ? (
        <p>
          <Rich
            text={matchText(read.value.result ? 'sharedOver' : 'sharedOpen', {
              title: String((read.value.scenario as { title?: unknown }).title),
              count: read.value.orders.length,
            })}
            parts={[(words) => <b>{words}</b>]}
          />
        </p>
      ) : (
        <div className="faults" role="alert">
          <p>
            <Rich text={matchText('sharedRefused')} parts={[(words) => <b>{words}</b>]} />
          </p>
          <ul lang="en">
            {read.faults.map((fault) => (
              <li key={`${fault.path}/${fault.expected}`}>{faultLine(fault)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="actions">
        {read.ok && (
          <button type="button" className="button primary" onClick={() => ask(true)}>
            {matchText('openIt')}
          </button>
        )}
        <Link className="button" href="/">
          {appText('toLobby')}
        </Link>
      </p>
      {read.ok && isAsking && <SeatDialog save={read.value} onClose={() => ask(false)} />}
    </Page>
  );
}

/** The save in the address, checked; `undefined` until then. */
function useSharedSave(): Read<Save> | undefined {
  const [read, setRead] = useState<Read<Save>>();
  useEffect(() => {
    let isLeft = false;
    const open = () =>
      void openShared(location.hash.slice(1))
        .then((opened) => !isLeft && setRead(opened))
        .catch(reportFault);
    open();
    addEventListener('hashchange', open);
    return () => {
      isLeft = true;
      removeEventListener('hashchange', open);
    };
  }, []);
  return read;
}

async function openShared(fragment: string): Promise<Read<Save>> {
  const text = await unpackText(fragment);
  return text.ok ? checkSaveFile(text.value, 'the link') : text;
}
