import { type GoalDraft, withNewGoal } from '../../../../scenario/strategic/draft/goals';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { Blanks, Choice, Points, SideBlank } from '../../../chartRoom/blanks';
import { Section, TextField } from '../../../chartRoom/fields';
import { withEntry } from '../../../chartRoom/ListForm';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import { chartFieldText } from '../../../i18n/chartFields';
import { Conditions } from './Conditions';
import { OperationRules, type RuleChoice } from './OperationRules';
import { type PanelProps, setOperation } from './operationDesk';

interface VictoryProps extends PanelProps {
  /** Optional rules that its battles may have. */
  battleOptions: readonly RuleChoice[];
}

/** [ST-22] What the sides score for beside ships and aircraft, and how fights are decided. */
export function OperationVictory({ desk, battleOptions }: VictoryProps) {
  const { draft, members, change } = desk;
  const { objectives, sides, divisions } = draft;
  const enemyOf = (side: string) =>
    members.find(({ force }) => divisions[force]?.side !== side)?.id ?? '';
  return (
    <Section title={chartFieldText('victory')}>
      <p>{strategicEditorText('points')}</p>
      <Spot path="objectives" but={objectives.map((_, o) => `objectives[${o}]`)} />
      {objectives.map((goal, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have two goals of the same id
        <GoalForm key={at} desk={desk} goal={goal} at={at} />
      ))}
      <SideButtons
        text={(side) => strategicEditorText('newGoal', { side: sides[side].name })}
        onSide={(side) => change((it) => withNewGoal(it, side, enemyOf(side)))}
      />
      <OperationRules desk={desk} battleOptions={battleOptions} />
    </Section>
  );
}

interface GoalProps extends PanelProps {
  goal: GoalDraft;
  at: number;
}

const PER = ['once', 'ship'] as const;

function GoalForm({ desk, goal, at }: GoalProps) {
  const { draft, editing, change } = desk;
  const path = `objectives[${at}]`;
  const put = (changed: Partial<GoalDraft>, gesture?: string) =>
    change(
      (it) => ({
        ...it,
        objectives: withEntry(it.objectives, at, (now) => ({ ...now, ...changed })),
      }),
      gesture && `${path}.${gesture}`,
    );
  return (
    <Spot path={path} className="sentence">
      <div>
        <Blanks text={strategicEditorText('say')}>
          <SideBlank desk={desk} value={goal.scores} onChange={(scores) => put({ scores })} />
          <Points
            value={goal.points}
            min={-999}
            onChange={(points) => put({ points: Math.round(points) }, 'points')}
            onDone={editing.settle}
          />
          <Choice
            label={strategicEditorText('per')}
            value={goal.per ?? 'once'}
            options={PER.map((it) => ({ value: it, text: strategicEditorText(`per.${it}`) }))}
            onChange={(per) => put({ per: per as (typeof PER)[number] })}
          />
        </Blanks>
        <TextField
          label={strategicEditorText('inWords')}
          path={`${path}.text`}
          lang="en"
          value={goal.text}
          onChange={(text) => put({ text }, 'text')}
          onDone={editing.settle}
        />
        <Conditions desk={desk} path={`${path}.when`} goal={goal} onChange={put} />
      </div>
      <StrikeOut
        onPress={() =>
          setOperation(desk)({ objectives: draft.objectives.filter((_, o) => o !== at) })
        }
      />
    </Spot>
  );
}
