import { chartFieldText } from '../i18n/chartFields';
import { AreaField, Section } from './fields';
import { Spot } from './Spot';
import { type StoryDesk, setIn } from './storyDesk';

interface StoryProps {
  desk: StoryDesk;
  /** How to win in words, from the figures, where a system writes it. */
  written?: string;
}

/** More lines of sources are not kept. */
const MAX_SOURCES = 100;

/** What is told of the battle: where it stands, how it is won, what happened. */
export function StorySection({ desk, written }: StoryProps) {
  const { draft, editing } = desk;
  const set = setIn(desk);
  const shared = { onDone: editing.settle };
  return (
    <Section title={chartFieldText('story')}>
      <Situation desk={desk} />
      <AreaField
        {...shared}
        rows={3}
        label={chartFieldText('victoryText')}
        path="victory"
        value={draft.victory}
        onChange={(victory) => set({ victory }, 'victory')}
      />
      {written !== undefined && draft.victory !== written && (
        <button type="button" className="button small" onClick={() => set({ victory: written })}>
          {chartFieldText('writeVictory')}
        </button>
      )}
      <AreaField
        {...shared}
        rows={4}
        label={chartFieldText('history')}
        path="history"
        value={draft.history}
        onChange={(history) => set({ history }, 'history')}
      />
      <AreaField
        {...shared}
        rows={3}
        label={chartFieldText('sources')}
        path="sources"
        value={draft.sources.join('\n')}
        onChange={(text) => set({ sources: text.split('\n').slice(0, MAX_SOURCES) }, 'sources')}
      />
      {draft.losses !== undefined && (
        <Spot path="losses" className="chart-spot">
          <button type="button" className="button small" onClick={() => set({ losses: undefined })}>
            {chartFieldText('forgetLosses')}
          </button>
        </Spot>
      )}
    </Section>
  );
}

/** The three sentences of a scenario's page. */
function Situation({ desk }: Pick<StoryProps, 'desk'>) {
  const set = setIn(desk);
  const situation = [0, 1, 2].map((i) => desk.draft.situation[i] ?? '');
  return (
    <>
      {(['situation.0', 'situation.1', 'situation.2'] as const).map((key, i) => (
        <AreaField
          key={key}
          onDone={desk.editing.settle}
          rows={2}
          label={chartFieldText(key)}
          path={`situation[${i}]`}
          value={situation[i] ?? ''}
          onChange={(value) =>
            set({ situation: situation.map((it, j) => (j === i ? value : it)) }, key)
          }
        />
      ))}
      <Spot path="situation" but={['situation[0]', 'situation[1]', 'situation[2]']} />
    </>
  );
}
