import { type ChangeEvent, Suspense, useRef, useState } from 'react';
import type { Save } from '../../scenario';
import type { Fault } from '../../scenario/fault';
import { useTask } from '../app/useTask';
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
      <h2 id="open-save">A battle from a file</h2>
      <p>
        A save file holds a whole battle with its dice. The rules replay it: watch it, read its
        report, or play on where it stood.
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Save file"
        onChange={open}
        hidden
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Open a save file
      </button>
      {faults.length > 0 && (
        <Faults faults={faults}>
          <b>This file was not opened.</b> Your battles are as they were.
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
