import { type ChangeEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { BOTS } from '../../bots';
import type { BySide } from '../../rules/core';
import type { Save } from '../../scenario';
import { type Fault, faultText } from '../../scenario/fault';
import { useTask } from '../app/useTask';
import { useModal } from '../controls/ConfirmDialog';
import { loadLibrary } from '../match/lazyLibrary';
import type { MatchSetup } from '../match/library';

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
        A save file holds a whole battle with its dice. The rules replay it, and it goes on where it
        stood.
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
      {faults.length > 0 && <Faults faults={faults} />}
      {save && <SeatDialog save={save} onClose={() => setSave(null)} />}
    </section>
  );
}

function Faults({ faults }: { faults: readonly Fault[] }) {
  return (
    <div className="faults" role="alert">
      <p>
        <b>This file was not opened.</b> Your battles are as they were.
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={`${fault.path}/${fault.expected}`}>{faultText(fault)}</li>
        ))}
      </ul>
    </div>
  );
}

/** Who plays a battle that comes from a file. */
function SeatDialog({ save, onClose }: { save: Save; onClose: () => void }) {
  const [, go] = useLocation();
  const dialog = useModal();
  const { sides, title } = save.scenario as unknown as {
    sides: BySide<{ name: string }>;
    title: string;
  };
  const { run } = useTask();
  const play = (side: MatchSetup['side']) =>
    run(async () => {
      const { importSave } = await loadLibrary();
      const id = await importSave(save, { side, bot: BOTS.at(-1)?.id ?? '' });
      go(`/battle/${id}${location.search}`);
    });
  return (
    <dialog ref={dialog} aria-labelledby="seat-title" onClose={onClose}>
      <h2 id="seat-title">{title}: who plays?</h2>
      <p>{save.orders.length} orders are in this file.</p>
      <div className="actions">
        <button type="button" className="button" data-first onClick={() => play('allies')}>
          I am {sides.allies.name}
        </button>
        <button type="button" className="button" onClick={() => play('axis')}>
          I am {sides.axis.name}
        </button>
        <button type="button" className="button" onClick={() => play('both')}>
          Both here
        </button>
      </div>
    </dialog>
  );
}
