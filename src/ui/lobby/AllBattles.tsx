import { useState } from 'react';
import type { Fault } from '../../scenario/form/fault';
import { FileButton } from '../controls/FileButton';
import { downloadText } from '../frame/download';
import { Faults } from '../frame/Faults';
import { useTask } from '../frame/useTask';
import { lobbyText } from '../i18n/lobby';
import { Rich } from '../i18n/Rich';
import { loadStates } from '../match/lazyStates';
import type { Imported } from '../match/states';
import { tellMatchesChanged } from './matchesChange';

/** What was done, for the message. */
interface Told {
  text: string;
  faults: readonly Fault[];
}

const NOTHING: Told = { text: '', faults: [] };

/** All battles of this browser to a file, and from one. */
export function AllBattles() {
  const [{ text, faults }, setTold] = useState(NOTHING);
  const { run } = useTask();
  const tell = (done: number, of: number) =>
    setTold({ text: lobbyText('bringing', { percent: tensOf(done / of) }), faults: [] });
  const open = (file: File) => run(() => bringIn(file, tell).then(setTold));
  return (
    <section className="open-save" aria-labelledby="all-battles">
      <h2 id="all-battles">{lobbyText('allTitle')}</h2>
      <p>{lobbyText('allText')}</p>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => run(() => takeAway().then(setTold))}
        >
          {lobbyText('allSave')}
        </button>
        <FileButton label={lobbyText('allFile')} onFile={open}>
          {lobbyText('allBring')}
        </FileButton>
      </div>
      <p role="status">{text}</p>
      {faults.length > 0 && (
        <Faults faults={faults}>
          <Rich text={lobbyText('partlyIn')} parts={[(words) => <b>{words}</b>]} />
        </Faults>
      )}
    </section>
  );
}

async function takeAway(): Promise<Told> {
  const { text, count } = await (await loadStates()).exportAll();
  if (count === 0) return { text: lobbyText('noneHere'), faults: [] };
  downloadText(text, `flag-plot-battles-${new Date().toISOString().slice(0, 10)}.json`);
  return { text: lobbyText('saved', { count }), faults: [] };
}

/** A share as full tens of a percent: a screen reader need not tell each of many battles. */
const tensOf = (share: number): number => Math.floor(share * 10) * 10;

async function bringIn(file: File, tell: (done: number, of: number) => void): Promise<Told> {
  const { importAll } = await loadStates();
  const read = await importAll(await file.text(), file.name, tell);
  if (!read.ok) return { text: '', faults: read.faults };
  tellMatchesChanged();
  return { text: importedText(read.value), faults: read.value.faults };
}

/** 'Imported: 2 battles. Already here: one battle.' */
const importedText = ({ added, known }: Imported): string =>
  [
    lobbyText('brought', { count: added }),
    ...(known > 0 ? [lobbyText('known', { count: known })] : []),
  ].join(' ');
