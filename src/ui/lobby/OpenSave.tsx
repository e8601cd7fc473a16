import { Suspense, useState } from 'react';
import type { Save } from '../../scenario';
import type { Fault } from '../../scenario/form/fault';
import { FileButton } from '../controls/FileButton';
import { Faults } from '../frame/Faults';
import { useTask } from '../frame/useTask';
import { lobbyText } from '../i18n/lobby';
import { Rich } from '../i18n/Rich';
import { loadLibrary } from '../match/lazyLibrary';
import { SeatDialog } from '../match/lazySeats';

/** Opens a save file; a faulty one is refused with a list of its faults, and nothing is lost. */
export function OpenSave() {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const [save, setSave] = useState<Save | null>(null);
  const { run } = useTask();
  const open = (file: File) =>
    run(async () => {
      const { checkSaveFile } = await loadLibrary();
      const read = await checkSaveFile(await file.text(), file.name);
      setFaults(read.ok ? [] : read.faults);
      setSave(read.ok ? read.value : null);
    });
  return (
    <section className="open-save" aria-labelledby="open-save">
      <h2 id="open-save">{lobbyText('fileTitle')}</h2>
      <p>{lobbyText('fileText')}</p>
      <FileButton label={lobbyText('fileLabel')} onFile={open}>
        {lobbyText('fileOpen')}
      </FileButton>
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
