import { RESOLUTIONS } from '../../../../rules/strategic';
import type { StrategicDraft } from '../../../../scenario/strategic/draft/shape';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { strategicOrdersText } from '../../../../words/strategic/texts/orders';
import { Check, ChoiceField, NumberField, TextField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { withKeys } from '../../../chartRoom/storyDesk';
import { optionChoices } from '../lobby/options';
import { type PanelProps, setOperation, whole } from './operationDesk';

type Resolution = StrategicDraft['resolution'];
type Options = NonNullable<StrategicDraft['options']>;

/** An optional rule by its name in files. */
export interface RuleChoice {
  id: string;
  label: string;
}

interface RulesProps extends PanelProps {
  /** Of the system that fights its battles. */
  battleOptions: readonly RuleChoice[];
}

/** [ST-21, ST-6.11] How surface actions are resolved, what is spotted, which optional rules suit it. */
export function OperationRules({ desk, battleOptions }: RulesProps) {
  const { resolution } = desk.draft;
  const set = (changed: Partial<Record<keyof Resolution, unknown>>) =>
    setOperation(desk)({ resolution: withKeys(resolution, changed as Partial<Resolution>) });
  return (
    <>
      <ChoiceField
        label={strategicEditorText('usual')}
        path="resolution.usual"
        value={resolution.usual}
        options={RESOLUTIONS.map((it) => ({
          ...{ value: it, text: strategicOrdersText(`way.${it}`) },
        }))}
        onChange={(usual) => set({ usual })}
      />
      <Check
        isOn={resolution.ordered ?? false}
        onChange={(isOn) => set({ ordered: isOn || undefined })}
      >
        {strategicEditorText('ordered')}
      </Check>
      <BattleOptions desk={desk} battleOptions={battleOptions} />
      <SpottedUpTo desk={desk} />
      <Options desk={desk} />
    </>
  );
}

/** [ST-21.6] Those of its battles; a name that nobody knows stays in the file until it is taken out. */
function BattleOptions({ desk, battleOptions }: RulesProps) {
  const { resolution } = desk.draft;
  const { battleOptions: chosen = {} } = resolution;
  const known = battleOptions.map(({ id }) => id);
  const strange = Object.keys(chosen).filter((id) => !known.includes(id));
  const put = (id: string, isOn: boolean) => {
    const next = withKeys(chosen, { [id]: isOn || undefined });
    const kept = Object.keys(next).length > 0 ? next : undefined;
    setOperation(desk)({ resolution: withKeys(resolution, { battleOptions: kept }) });
  };
  return (
    <fieldset className="chart-choice">
      <legend>{strategicEditorText('battleOptions')}</legend>
      <Spot path="resolution.battleOptions" />
      {[...battleOptions, ...strange.map((id) => ({ id, label: id }))].map(({ id, label }) => (
        <Check key={id} isOn={chosen[id] ?? false} onChange={(isOn) => put(id, isOn)}>
          {label}
        </Check>
      ))}
    </fieldset>
  );
}

const DIE = 5;

/** [ST-6.11a] */
function SpottedUpTo({ desk }: PanelProps) {
  const { spottedAtStart = [], spottedUpTo } = desk.draft;
  return (
    <>
      <Spot path="spottedAtStart" />
      {spottedAtStart.length > 0 && (
        <NumberField
          label={strategicEditorText('spottedUpTo')}
          path="spottedUpTo"
          value={spottedUpTo}
          min={1}
          max={DIE}
          onChange={(face) => setOperation(desk)({ spottedUpTo: whole(face) }, 'spottedUpTo')}
          onDone={desk.editing.settle}
        />
      )}
    </>
  );
}

/** Files are in English. */
const NEW_REASON = 'It was so in history.';

/** Optional rules that suit the operation, each with the reason for it. */
function Options({ desk }: PanelProps) {
  const { level, options = {} } = desk.draft;
  const choices = optionChoices({ level, reasons: {}, quietTurns: 0 });
  const put = (id: keyof Options, reason: string | undefined, gesture?: string) => {
    const next = withKeys(options, { [id]: reason });
    setOperation(desk)({ options: Object.keys(next).length > 0 ? next : undefined }, gesture);
  };
  return (
    <fieldset className="chart-choice">
      <legend>{strategicEditorText('options')}</legend>
      {choices.map(({ id: key, label }) => {
        const id = key as keyof Options;
        return (
          <div key={id}>
            <Check
              isOn={options[id] !== undefined}
              onChange={(isOn) => put(id, isOn ? NEW_REASON : undefined)}
            >
              {label}
            </Check>
            {options[id] !== undefined && (
              <TextField
                label={strategicEditorText('reason')}
                path={`options.${id}`}
                lang="en"
                value={options[id]}
                onChange={(reason) => put(id, reason, `option ${id}`)}
                onDone={desk.editing.settle}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
