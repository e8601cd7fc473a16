import { victoryWords } from '../../../../scenario/battle/draft/victoryWords';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { AreaField, Section } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import type { EditorDesk } from './desk';
import { setIn } from './ScenePanel';

/** What is told of the battle: where it stands, how it is won, what happened. */
export function StoryPanel({ desk }: { desk: EditorDesk }) {
  const { draft, editing, nameOf } = desk;
  const set = setIn(desk);
  const written = victoryWords(draft, nameOf);
  const shared = { onDone: editing.settle };
  return (
    <Section title={battleEditorText('story')}>
      <Situation desk={desk} />
      <AreaField
        {...shared}
        rows={3}
        label={battleEditorText('victoryText')}
        path="victory"
        value={draft.victory}
        onChange={(victory) => set({ victory }, 'victory')}
      />
      {draft.victory !== written && (
        <button type="button" className="button small" onClick={() => set({ victory: written })}>
          {battleEditorText('writeVictory')}
        </button>
      )}
      <AreaField
        {...shared}
        rows={4}
        label={battleEditorText('history')}
        path="history"
        value={draft.history}
        onChange={(history) => set({ history }, 'history')}
      />
      <AreaField
        {...shared}
        rows={3}
        label={battleEditorText('sources')}
        path="sources"
        value={draft.sources.join('\n')}
        onChange={(text) => set({ sources: text.split('\n') }, 'sources')}
      />
      {draft.losses && (
        <Spot path="losses" className="chart-spot">
          <button type="button" className="button small" onClick={() => set({ losses: undefined })}>
            {battleEditorText('forgetLosses')}
          </button>
        </Spot>
      )}
    </Section>
  );
}

/** The three sentences of a scenario's page. */
function Situation({ desk }: { desk: EditorDesk }) {
  const set = setIn(desk);
  const situation = [0, 1, 2].map((i) => desk.draft.situation[i] ?? '');
  return (
    <>
      {(['situation.0', 'situation.1', 'situation.2'] as const).map((key, i) => (
        <AreaField
          key={key}
          onDone={desk.editing.settle}
          rows={2}
          label={battleEditorText(key)}
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
