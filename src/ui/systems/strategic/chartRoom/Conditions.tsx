import { DAMAGE_STATES, type DamageState } from '../../../../rules/strategic/query';
import {
  CONDITION_KINDS,
  type ConditionDraft,
  type ConditionKind,
  conditionOf,
  type GoalDraft,
  kindOfCondition,
} from '../../../../scenario/strategic/draft/goals';
import { strategicBoardText } from '../../../../words/strategic/texts/board';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { ShipsBlank } from '../../../chartRoom/blanks';
import { ChoiceField, NumberField } from '../../../chartRoom/fields';
import { ListForm, withEntry } from '../../../chartRoom/ListForm';
import { withKeys } from '../../../chartRoom/storyDesk';
import { Areas } from './Areas';
import { type PanelProps, whole } from './operationDesk';

interface ConditionsProps extends PanelProps {
  /** Of the list in the file. */
  path: string;
  goal: GoalDraft;
  onChange(changed: Pick<GoalDraft, 'when'>, gesture?: string): void;
}

/** [ST-22.10] All that has to be so at the end. */
export function Conditions({ desk, path, goal, onChange }: ConditionsProps) {
  const { landUnits, level } = desk.draft;
  const ships = desk.members.map(({ id }) => id);
  const [first] = ships;
  const subjects = { landUnits, level, ships: first === undefined ? [] : [first] };
  const put = (when: ConditionDraft[], gesture?: string) => onChange({ when }, gesture);
  return (
    <ListForm
      title={strategicEditorText('when')}
      path={path}
      entries={goal.when}
      nameOf={(it) => strategicEditorText(`kind.${kindOfCondition(it)}`)}
      onChange={put}
      added={{
        label: strategicEditorText('addCondition'),
        entry: conditionOf('shipsHurt', subjects),
      }}
    >
      {(condition, at) => (
        <ConditionForm
          desk={desk}
          path={`${path}[${at}]`}
          condition={condition}
          change={(kind) => put(withEntry(goal.when, at, () => conditionOf(kind, subjects)))}
          put={(next, key) =>
            put(
              withEntry(goal.when, at, () => next),
              key && `${at} ${key}`,
            )
          }
        />
      )}
    </ListForm>
  );
}

interface ConditionProps extends PanelProps {
  path: string;
  condition: ConditionDraft;
  /** Makes it one of another kind. */
  change(kind: ConditionKind): void;
  put(condition: ConditionDraft, key?: string): void;
}

function ConditionForm(props: ConditionProps) {
  const { condition, path, change } = props;
  return (
    <>
      <ChoiceField
        label={strategicEditorText('kind')}
        path={`${path}.kind`}
        value={kindOfCondition(condition)}
        options={CONDITION_KINDS.map((it) => ({
          ...{ value: it, text: strategicEditorText(`kind.${it}`) },
        }))}
        onChange={(kind) => change(kind as ConditionKind)}
      />
      {'shipsIn' in condition && <ShipsIn {...props} condition={condition} />}
      {'shipsHurt' in condition && <ShipsHurt {...props} condition={condition} />}
      {'landHurt' in condition && <LandHurt {...props} condition={condition} />}
    </>
  );
}

type FormOf<Key extends ConditionKind> = ConditionProps & {
  condition: Extract<ConditionDraft, Record<Key, unknown>>;
};

const COUNTS = ['least', 'most'] as const;

/** Ships that are, or are not, in one of some areas. */
function ShipsIn({ desk, path, condition, put }: FormOf<'shipsIn'>) {
  const among = desk.members.map(({ id }) => id);
  return (
    <>
      <ShipsBlank
        {...{ desk, among }}
        value={condition.shipsIn}
        onChange={(ships) => put({ ...condition, shipsIn: ships ?? among })}
      />
      <Areas
        desk={desk}
        path={`${path}.areas`}
        areas={condition.areas}
        onChange={(areas, key) => put({ ...condition, areas }, key)}
      />
      <div className="chart-pair">
        {COUNTS.map((key) => (
          <NumberField
            key={key}
            label={strategicEditorText(key)}
            path={`${path}.${key}`}
            value={condition[key]}
            min={0}
            onChange={(ships) => put(withKeys(condition, { [key]: whole(ships) }), key)}
            onDone={desk.editing.settle}
          />
        ))}
      </div>
    </>
  );
}

/** [ST-4.2] A state, or a worse one. */
const StateField = ({
  path,
  state,
  onChange,
}: {
  path: string;
  state: DamageState;
  onChange(state: DamageState): void;
}) => (
  <ChoiceField
    label={strategicEditorText('state')}
    path={`${path}.state`}
    value={state}
    options={DAMAGE_STATES.filter((it) => it !== 'none').map((it) => ({
      ...{ value: it, text: strategicBoardText(`state.${it}`) },
    }))}
    onChange={(it) => onChange(it as DamageState)}
  />
);

function ShipsHurt({ desk, path, condition, put }: FormOf<'shipsHurt'>) {
  const among = desk.members.map(({ id }) => id);
  return (
    <>
      <ShipsBlank
        {...{ desk, among }}
        value={condition.shipsHurt}
        onChange={(ships) => put({ ...condition, shipsHurt: ships ?? among })}
      />
      <div className="chart-pair">
        <StateField
          {...{ path }}
          state={condition.state}
          onChange={(state) => put({ ...condition, state })}
        />
        <NumberField
          label={strategicEditorText('least')}
          path={`${path}.least`}
          value={condition.least}
          min={0}
          onChange={(ships) => put({ ...condition, least: whole(ships) ?? 0 }, 'least')}
          onDone={desk.editing.settle}
        />
      </div>
    </>
  );
}

function LandHurt({ desk, path, condition, put }: FormOf<'landHurt'>) {
  const { landUnits } = desk.draft;
  const isKnown = landUnits.some(({ id }) => id === condition.landHurt);
  return (
    <div className="chart-pair">
      <ChoiceField
        label={strategicEditorText('landUnit')}
        path={`${path}.landHurt`}
        value={condition.landHurt}
        options={[
          ...(isKnown ? [] : [{ value: condition.landHurt, text: '–' }]),
          ...landUnits.map(({ id, name }) => ({ value: id, text: name })),
        ]}
        onChange={(landHurt) => put({ ...condition, landHurt })}
      />
      <StateField
        {...{ path }}
        state={condition.state}
        onChange={(state) => put({ ...condition, state })}
      />
    </div>
  );
}
