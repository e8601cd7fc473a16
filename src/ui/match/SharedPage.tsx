import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Read, Save } from '../../scenario';
import { faultText } from '../../scenario/fault';
import { reportFault } from '../app/faults';
import { Page } from '../app/Page';
import { SeatDialog } from '../lobby/SeatDialog';
import { checkSaveFile } from './library';
import { unpackSave } from './shareLink';
import '../lobby/lobby.css';

/** Opens the battle that is in the link itself; it is checked and replayed like a file. */
export function SharedPage() {
  const read = useSharedSave();
  const [isAsking, ask] = useState(true);
  if (!read) return <p className="loading">Replaying the battle …</p>;
  return (
    <Page
      title="A battle from a link"
      lead={
        read.ok
          ? 'The rules have replayed it, move by move, and it is what it says it is.'
          : undefined
      }
    >
      {read.ok ? (
        <p>
          <b>{String((read.value.scenario as { title?: unknown }).title)}</b>,{' '}
          {read.value.orders.length} orders, {read.value.result ? 'finished' : 'not over yet'}.
        </p>
      ) : (
        <div className="faults" role="alert">
          <p>
            <b>This link was not opened.</b> Your battles are as they were. Ask for it again, or for
            the save file.
          </p>
          <ul>
            {read.faults.map((fault) => (
              <li key={`${fault.path}/${fault.expected}`}>{faultText(fault)}</li>
            ))}
          </ul>
        </div>
      )}
      <p className="actions">
        {read.ok && (
          <button type="button" className="button primary" onClick={() => ask(true)}>
            Open it
          </button>
        )}
        <Link className="button" href="/">
          To the lobby
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
  const text = await unpackSave(fragment);
  return text.ok ? checkSaveFile(text.value, 'the link') : text;
}
