import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Fault, Read } from '../../scenario';
import type { Draft } from '../../scenario/core/draftForm';
import { DRAFT_SYSTEMS } from '../../scenario/own/drafts';
import { FileButton } from '../controls/FileButton';
import { Faults } from '../frame/Faults';
import { Page } from '../frame/Page';
import { COPY_QUERY, chartRoomPath } from '../frame/paths';
import { useTask } from '../frame/useTask';
import { chartRoomText } from '../i18n/chartRoom';
import { useScenarioList } from '../match/useScenarios';
import { uiOf } from '../systems/registry';
import { begin, draftInFile, draftInLink, draftOfScenario, emptyDraft } from './beginning';
import { OwnList } from './OwnList';
import './chartRoom.css';

/** The battles written in this browser, and what a new one can begin from: nothing, a shipped one, a file, a link. */
export function ChartRoomPage() {
  const { beginFrom, faults, isBusy } = useBeginning();
  return (
    <Page title={chartRoomText('title')} lead={chartRoomText('lead')}>
      {faults.length > 0 && <Faults faults={faults}>{chartRoomText('refused')}</Faults>}
      <section className="chart-begin" aria-label={chartRoomText('begin')}>
        <div className="chart-empty">
          <p aria-hidden="true">{chartRoomText('emptyTitle')}</p>
          <div className="actions">
            {DRAFT_SYSTEMS.map((system) => (
              <EmptyChart
                key={system}
                system={uiOf(system).lobby.kindName()}
                disabled={isBusy}
                onStart={() => beginFrom(async () => emptyDraft(system))}
              />
            ))}
          </div>
        </div>
        <StartFrom onStart={(id) => beginFrom(() => draftOfScenario(id))} />
        <div className="actions">
          <FileButton
            label={chartRoomText('fileLabel')}
            disabled={isBusy}
            onFile={(file) => beginFrom(() => draftInFile(file))}
          >
            {chartRoomText('fromFile')}
          </FileButton>
        </div>
        <p className="hint">{chartRoomText('kind')}</p>
      </section>
      <OwnList />
    </Page>
  );
}

interface EmptyChartProps {
  /** Its name. */
  system: string;
  disabled: boolean;
  onStart: () => void;
}

/** Begins with nothing; the heading above says so for whoever sees it. */
const EmptyChart = ({ system, disabled, onStart }: EmptyChartProps) => (
  <button
    type="button"
    className="button"
    aria-label={chartRoomText('empty', { system })}
    {...{ disabled }}
    onClick={onStart}
  >
    {system}
  </button>
);

/** Begins a battle of one's own and goes to it: what is asked for, or at once what the address holds. */
function useBeginning() {
  const [, go] = useLocation();
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const { busy, run } = useTask();
  const beginFrom = (open: () => Promise<Read<Draft>>) =>
    run(async () => {
      const isLinked = location.hash !== '' || location.search !== '';
      const read = await open();
      setFaults(read.ok ? [] : read.faults);
      if (read.ok) go(chartRoomPath(await begin(read.value)), { replace: isLinked });
    });
  const openLinked = () => {
    const packed = location.hash.slice(1);
    if (packed !== '') beginFrom(() => draftInLink(packed));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once, and when a link is pasted over it
  useEffect(() => {
    const copied = new URLSearchParams(location.search).get(COPY_QUERY);
    if (location.hash === '' && copied !== null) beginFrom(() => draftOfScenario(copied));
    else openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);
  return { beginFrom, faults, isBusy: busy };
}

/** Any shipped scenario of a system whose scenarios can be written. */
function StartFrom({ onStart }: { onStart: (id: string) => void }) {
  const list = useScenarioList().filter(({ card }) => DRAFT_SYSTEMS.includes(card.system));
  const [chosen, choose] = useState(list[0]?.card.id ?? '');
  return (
    <form
      className="chart-start-from"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(chosen);
      }}
    >
      <label className="chart-field">
        <span>{chartRoomText('startFrom')}</span>
        <select className="field" value={chosen} onChange={({ target }) => choose(target.value)}>
          {DRAFT_SYSTEMS.map((system) => (
            <optgroup key={system} label={uiOf(system).lobby.kindName()}>
              {list
                .filter(({ card }) => card.system === system)
                .map(({ card }) => (
                  <option key={card.id} value={card.id}>
                    {chartRoomText('titleAndYear', {
                      ...{ title: card.title, year: card.date.slice(0, 4) },
                    })}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <button type="submit" className="button primary">
        {chartRoomText('copy')}
      </button>
    </form>
  );
}
