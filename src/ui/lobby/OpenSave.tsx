import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import type { Save } from '../../scenario';
import type { Fault } from '../../scenario/fault';
import { useTask } from '../app/useTask';
import { lobbyText } from '../i18n/lobby';
import { Rich } from '../i18n/Rich';
import { loadLibrary } from '../match/lazyLibrary';
import { Faults } from './Faults';
import { SeatDialog } from './lazySeats';

/** Opens a save file; one that is not good is refused with all that is wrong with it, and nothing is lost. */
export function OpenSave() {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [save, setSave] = useState<Save | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { run } = useTask();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    run(async () => {
      const { checkSaveFile } = await loadLibrary();
      const read = checkSaveFile(await file.text(), file.name);
      target.value = '';
      setFaults(read.ok ? [] : read.faults);
      setSave(read.ok ? read.value : null);
    });
  };
  return (
    <section className="open-save" aria-labelledby="open-save">
      <h2 id="open-save">{lobbyText('fileTitle')}</h2>
      <p>{lobbyText('fileText')}</p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={lobbyText('fileLabel')}
        onChange={open}
        hidden
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        {lobbyText('fileOpen')}
      </button>
      {faults.length > 0 && (
        <Faults faults={faults}>
          <Rich text={lobbyText('fileRefused')} parts={[(words) => <b>{words}</b>]} />
        </Faults>
      )}
      {save && (
        <Suspense>
          <SeatDialog save={save} onClose={() => setSave(null)} />
        </Suspense>
      )}
    </section>
  );
}
