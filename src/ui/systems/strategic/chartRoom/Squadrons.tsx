import { STEPS_IN_SQUADRON } from '../../../../rules/strategic/query';
import type { SquadronsDraft } from '../../../../scenario/strategic/draft/shape';
import {
  newSquadrons,
  squadronsAt,
  withSquadronsAt,
} from '../../../../scenario/strategic/draft/squadrons';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { withKeys } from '../../../chartRoom/storyDesk';
import { aircraftOptions, type PanelProps } from './operationDesk';

interface HomeProps extends PanelProps {
  /** A ship or a land unit. */
  home: string;
}

/** [ST-2.30] What flies from a ship or a base. */
export function Squadrons({ desk, home }: HomeProps) {
  const { draft, editing, change } = desk;
  const own = squadronsAt(draft, home);
  const entries = own.map(({ entry }) => entry);
  const pathOf = (at: number) => `squadrons[${own[at]?.at ?? 0}]`;
  const put = (next: readonly SquadronsDraft[], gesture?: string) =>
    change((it) => withSquadronsAt(it, home, next), gesture);
  return (
    <ListForm
      title={strategicEditorText('squadrons')}
      path={`squadrons of ${home}`}
      pathOf={pathOf}
      entries={entries}
      nameOf={({ aircraft, steps }) =>
        strategicEditorText('squadronsOf', {
          ...{ steps: steps.join(' + ') },
          name: editing.registry.aircraft.get(aircraft)?.name ?? aircraft,
        })
      }
      onChange={put}
      added={{
        label: strategicEditorText('addSquadrons'),
        entry: newSquadrons(draft, home, editing.registry),
      }}
    >
      {(entry, at) => (
        <SquadronFields
          desk={desk}
          path={pathOf(at)}
          entry={entry}
          onChange={(next, key) =>
            put(
              withEntry(entries, at, () => next),
              key && pathOf(at) + key,
            )
          }
        />
      )}
    </ListForm>
  );
}

interface FieldsProps extends PanelProps {
  path: string;
  entry: SquadronsDraft;
  onChange(entry: SquadronsDraft, key?: string): void;
}

/** [ST-2.30, ST-6.7] Their type, and the steps of each. */
function SquadronFields({ desk, path, entry, onChange }: FieldsProps) {
  const { registry, settle } = desk.editing;
  const { steps } = entry;
  return (
    <>
      <ChoiceField
        label={strategicEditorText('aircraft')}
        path={`${path}.aircraft`}
        value={entry.aircraft}
        options={aircraftOptions(registry, entry.aircraft)}
        onChange={(aircraft) => onChange({ ...entry, aircraft })}
      />
      <div className="chart-figures">
        {steps.map((count, at) => (
          <NumberField
            // biome-ignore lint/suspicious/noArrayIndexKey: a squadron has no other name than its place
            key={at}
            label={strategicEditorText('stepsOf', { number: at + 1 })}
            path={`${path}.steps[${at}]`}
            value={count}
            min={1}
            max={STEPS_IN_SQUADRON}
            onChange={(next) =>
              onChange(
                { ...entry, steps: withEntry(steps, at, () => Math.round(next ?? 0)) },
                'steps',
              )
            }
            onDone={settle}
          />
        ))}
      </div>
      <div className="actions">
        <button
          type="button"
          className="button quiet small"
          onClick={() => onChange({ ...entry, steps: [...steps, STEPS_IN_SQUADRON] })}
        >
          {strategicEditorText('oneMore')}
        </button>
        <button
          type="button"
          className="button quiet small"
          disabled={steps.length < 2}
          onClick={() => onChange({ ...entry, steps: steps.slice(0, -1) })}
        >
          {strategicEditorText('oneLess')}
        </button>
      </div>
      <Check
        isOn={entry.longLegged ?? false}
        onChange={(isOn) => onChange(withKeys(entry, { longLegged: isOn || undefined }))}
      >
        {strategicEditorText('longLegged')}
      </Check>
    </>
  );
}
