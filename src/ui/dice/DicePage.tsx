import { type ComponentProps, type FormEvent, useEffect, useState } from 'react';
import { unpackText } from '../../game/shareLink';
import { bad, good, listThrows, type Read, type Save, type ThrowTeller } from '../../scenario';
import { loadWords } from '../../words/registry';
import { FileButton } from '../controls/FileButton';
import { Faults } from '../frame/Faults';
import { reportFault } from '../frame/faults';
import { Page } from '../frame/Page';
import { useTask } from '../frame/useTask';
import { diceText } from '../i18n/dice';
import { checkSaveFile } from '../match/library';
import { sideNamesIn } from '../table/sideNames';
import { DiceList } from './DiceList';
import './dice.css';

/** A match with all its throws. */
type Listed = ComponentProps<typeof DiceList>;

/** The dice of a match in a file or a link: every throw with what proves it. */
export function DicePage() {
  const [read, setRead] = useState<Read<Listed>>();
  const { busy, run } = useTask();
  useFragment((fragment) => run(async () => setRead(await readLink(fragment))));
  const open = (file: File) =>
    run(async () => setRead(await readText(await file.text(), file.name)));
  const paste = (link: string) => run(async () => setRead(await readLink(link)));
  return (
    <Page title={diceText('title')} lead={diceText('lead')}>
      <p>{diceText('what')}</p>
      <div className="actions">
        <FileButton label={diceText('fileLabel')} disabled={busy} onFile={open}>
          {diceText('open')}
        </FileButton>
        <LinkForm busy={busy} onLink={paste} />
      </div>
      {busy && <p role="status">{diceText('checking')}</p>}
      {read && !read.ok && <Faults faults={read.faults}>{diceText('refused')}</Faults>}
      {read?.ok && <DiceList {...read.value} />}
      <Explained />
    </Page>
  );
}

interface LinkFormProps {
  busy: boolean;
  onLink: (link: string) => void;
}

function LinkForm({ busy, onLink }: LinkFormProps) {
  const [link, setLink] = useState('');
  const check = (event: FormEvent) => {
    event.preventDefault();
    onLink(link);
  };
  return (
    <form className="dice-link" onSubmit={check}>
      <input
        className="field"
        aria-label={diceText('link')}
        placeholder={diceText('link')}
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
      <button type="submit" className="button" disabled={busy || link === ''}>
        {diceText('check')}
      </button>
    </form>
  );
}

const Explained = () => (
  <>
    <h2>{diceText('provesTitle')}</h2>
    <p>{diceText('proves')}</p>
    <h2>{diceText('notTitle')}</h2>
    <p>{diceText('not')}</p>
    <h2>{diceText('howTitle')}</h2>
    <p>{diceText('how')}</p>
  </>
);

/** Opens what is in the address, now and whenever it changes. */
function useFragment(open: (fragment: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address alone decides
  useEffect(() => {
    const look = () => {
      if (location.hash.length > 1) open(location.hash.slice(1));
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
}

/** `link`: a whole link, or its fragment. */
async function readLink(link: string): Promise<Read<Listed>> {
  const text = await unpackText(link.slice(link.indexOf('#') + 1).trim());
  return text.ok ? readText(text.value, diceText('link')) : text;
}

async function readText(text: string, file: string): Promise<Read<Listed>> {
  const save = await checkSaveFile(text, file);
  if (!save.ok) return save;
  try {
    const report = listThrows(save.value, await tellerFor(save.value));
    return report.ok
      ? good({ report: report.value, sides: sideNamesIn(save.value.scenario) })
      : report;
  } catch (error) {
    reportFault(error);
    return bad([]);
  }
}

async function tellerFor({ system }: Save): Promise<ThrowTeller> {
  const { orderText, rollText } = await loadWords(system);
  return {
    order: (order, state, side) => orderText?.(order as never, state, side),
    roll: (roll, state) => rollText?.(roll, state),
  };
}
