import { type ChangeEvent, useRef, useState } from 'react';
import type { Fault } from '../../scenario/fault';
import { useTask } from '../app/useTask';
import { loadStates } from '../match/lazyStates';
import type { Imported } from '../match/states';
import { downloadText } from './download';
import { Faults } from './Faults';
import { tellMatchesChanged } from './matchesChange';

/** What was done, to be told. */
interface Told {
  text: string;
  faults: readonly Fault[];
}

const NOTHING: Told = { text: '', faults: [] };

/** All battles of this browser to a file, and from one. */
export function AllBattles() {
  const [{ text, faults }, setTold] = useState(NOTHING);
  const input = useRef<HTMLInputElement>(null);
  const { run } = useTask();
  const open = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file)
      run(async () => {
        const told = await bringIn(file);
        target.value = '';
        setTold(told);
      });
  };
  return (
    <section className="open-save" aria-labelledby="all-battles">
      <h2 id="all-battles">All battles at once</h2>
      <p>
        Battles are kept in this browser only. Take them all away in one file, to keep it or to go
        on in another browser.
      </p>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File of all battles"
        onChange={open}
        hidden
      />
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => run(() => takeAway().then(setTold))}
        >
          Save all to a file
        </button>
        <button type="button" className="button" onClick={() => input.current?.click()}>
          Bring in a file of battles
        </button>
      </div>
      <p role="status">{text}</p>
      {faults.length > 0 && (
        <Faults faults={faults}>
          <b>Not all of this file could be brought in.</b> Your battles are as they were.
        </Faults>
      )}
    </section>
  );
}

async function takeAway(): Promise<Told> {
  const { text, count } = await (await loadStates()).exportAll();
  if (count === 0) return { text: 'There is no battle here yet.', faults: [] };
  downloadText(text, `flag-plot-battles-${new Date().toISOString().slice(0, 10)}.json`);
  return { text: `Saved: ${battles(count)}.`, faults: [] };
}

async function bringIn(file: File): Promise<Told> {
  const read = await (await loadStates()).importAll(await file.text(), file.name);
  if (!read.ok) return { text: '', faults: read.faults };
  tellMatchesChanged();
  return { text: importedText(read.value), faults: read.value.faults };
}

/** 'Brought in: 2 battles. Here already: 1 battle.' */
function importedText({ added, known }: Imported): string {
  const there = known > 0 ? ` Here already: ${battles(known)}.` : '';
  return `Brought in: ${battles(added)}.${there}`;
}

const battles = (count: number): string => `${count} ${count === 1 ? 'battle' : 'battles'}`;
