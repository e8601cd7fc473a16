import { chartFieldText } from '../i18n/chartFields';
import { AreaField, Section } from './fields';
import { LossesForm } from './LossesForm';
import { Spot } from './Spot';
import { type StoryDesk, setIn } from './storyDesk';

interface StoryProps {
  desk: StoryDesk;
  /** How to win in words, from the figures, where a system writes it. */
  written?: string;
  /** Its scenarios name what the sources do not agree on. */
  hasUncertain?: boolean;
}

/** More lines are not kept. */
const MAX_LINES = 100;

const linesOf = (text: string): string[] => text.split('\n').slice(0, MAX_LINES);

/** What is told of the battle: where it stands, how it is won, what happened. */
export function StorySection({ desk, written, hasUncertain = false }: StoryProps) {
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
        onChange={(text) => set({ sources: linesOf(text) }, 'sources')}
      />
      {hasUncertain && (
        <AreaField
          {...shared}
          rows={2}
          label={chartFieldText('uncertain')}
          path="uncertain"
          value={(draft.uncertain ?? []).join('\n')}
          onChange={(text) => set({ uncertain: text ? linesOf(text) : undefined }, 'uncertain')}
        />
      )}
      <LossesForm desk={desk} />
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
