import type { Side } from '../../../../rules/core';
import {
  type DraftGoal,
  GOAL_KINDS,
  type GoalKind,
  goalOf,
  withNewGoal,
} from '../../../../scenario/sea-wings/draft/goals';
import { wingsEditorText } from '../../../../words/sea-wings/texts/editor';
import { Blanks, Choice, Points, SideBlank } from '../../../chartRoom/blanks';
import { Check, ChoiceField, NumberField, Section } from '../../../chartRoom/fields';
import { withEntry } from '../../../chartRoom/ListForm';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import { chartFieldText } from '../../../i18n/chartFields';
import { baseName } from './WingsBases';
import { WingsOptions } from './WingsOptions';
import { WingsStrikes } from './WingsStrikes';
import { setWings, type WingsEditorDesk } from './wingsEditorDesk';

interface PanelProps {
  desk: WingsEditorDesk;
}

/** [WG-22] What the sides score for: sentences with blanks. */
export function WingsVictory({ desk }: PanelProps) {
  const { objectives, sides } = desk.draft;
  return (
    <Section title={chartFieldText('victory')}>
      <p>{wingsEditorText('points')}</p>
      <Spot path="objectives" but={objectives.map((_, o) => `objectives[${o}]`)} />
      {objectives.map((goal, at) => (
        <GoalForm key={goal.id} desk={desk} goal={goal} at={at} />
      ))}
      <SideButtons
        text={(side) => wingsEditorText('newGoal', { side: sides[side].name })}
        onSide={(side) => desk.change((it) => withNewGoal(it, side))}
      />
      <Margin desk={desk} />
      <WingsStrikes desk={desk} />
      <WingsOptions desk={desk} />
    </Section>
  );
}

interface GoalProps extends PanelProps {
  goal: DraftGoal;
  at: number;
}

function GoalForm({ desk, goal, at }: GoalProps) {
  const { draft, editing } = desk;
  const put = (next: DraftGoal, gesture?: string) =>
    desk.change(
      (it) => ({ ...it, objectives: withEntry(it.objectives, at, () => next) }),
      gesture && `${gesture} ${at}`,
    );
  return (
    <Spot path={`objectives[${at}]`} className="sentence">
      <div>
        <Blanks text={wingsEditorText('say')}>
          <SideBlank
            desk={desk}
            value={goal.scores}
            onChange={(scores) => put({ ...goal, scores })}
          />
          <Points
            value={goal.points}
            onChange={(points) => put({ ...goal, points: Math.round(points) }, 'points')}
            onDone={editing.settle}
          />
          <Choice
            label={wingsEditorText('goal')}
            value={goal.kind}
            options={GOAL_KINDS.map((it) => ({ value: it, text: wingsEditorText(`goal.${it}`) }))}
            onChange={(kind) => put(goalOf(kind as GoalKind, goal, draft))}
          />
        </Blanks>
        <div className="chart-figures">
          <OfBase desk={desk} goal={goal} at={at} put={put} />
          <OfCarriers desk={desk} goal={goal} at={at} put={put} />
        </div>
      </div>
      <StrikeOut
        onPress={() => setWings(desk)({ objectives: draft.objectives.filter((_, o) => o !== at) })}
      />
    </Spot>
  );
}

interface FieldsProps extends GoalProps {
  put(goal: DraftGoal, gesture?: string): void;
}

/** Of a goal that is about a base. */
function OfBase({ desk, goal, at, put }: FieldsProps) {
  const { draft, editing } = desk;
  if (!('base' in goal)) return null;
  return (
    <>
      <ChoiceField
        label={wingsEditorText('atBase')}
        path={`objectives[${at}].base`}
        value={goal.base}
        options={[
          ...(draft.bases.some(({ id }) => id === goal.base)
            ? []
            : [{ value: goal.base, text: '–' }]),
          ...draft.bases.map(({ id, base }) => ({ value: id, text: baseName(base) })),
        ]}
        onChange={(base) => put({ ...goal, base })}
      />
      {goal.kind === 'base-hit' && (
        <NumberField
          label={wingsEditorText('most')}
          path={`objectives[${at}].most`}
          value={goal.most}
          min={0}
          onChange={(most) => put({ ...goal, most: Math.round(most ?? 0) }, 'most')}
          onDone={editing.settle}
        />
      )}
      {goal.kind === 'convoy-stopped' && (
        <NumberField
          label={wingsEditorText('within')}
          path={`objectives[${at}].hexes`}
          value={goal.hexes ?? undefined}
          min={0}
          onChange={(hexes) =>
            put({ ...goal, hexes: hexes === undefined ? null : Math.round(hexes) }, 'hexes')
          }
          onDone={editing.settle}
        />
      )}
    </>
  );
}

const CARRIERS = ['CV', 'CVL', 'CVE'] as const;

/** Of a goal that is about carriers. */
function OfCarriers({ desk, goal, at, put }: FieldsProps) {
  if (!('types' in goal)) return null;
  return (
    <>
      <SideBlank desk={desk} value={goal.of} onChange={(of) => put({ ...goal, of })} />
      <div className="edge-row">
        {CARRIERS.map((type) => (
          <Check
            key={type}
            isOn={goal.types.includes(type)}
            onChange={(isOn) =>
              put({
                ...goal,
                types: CARRIERS.filter((it) => (it === type ? isOn : goal.types.includes(it))),
              })
            }
          >
            {type}
          </Check>
        ))}
      </div>
      {goal.kind === 'carriers-sunk' && (
        <NumberField
          label={wingsEditorText('least')}
          path={`objectives[${at}].least`}
          value={goal.least}
          min={1}
          onChange={(least) => put({ ...goal, least: Math.round(least ?? 1) }, 'least')}
          onDone={desk.editing.settle}
        />
      )}
    </>
  );
}

const USUAL_MARGIN = { side: 'allies' as Side, wins: 20, loses: 0 };

/** [WG-29.50] */
function Margin({ desk }: PanelProps) {
  const { margin } = desk.draft;
  const set = (next: typeof margin, gesture?: string) => setWings(desk)({ margin: next }, gesture);
  return (
    <Spot path="margin">
      <Check isOn={margin !== undefined} onChange={(isOn) => set(isOn ? USUAL_MARGIN : undefined)}>
        {wingsEditorText('margin')}
      </Check>
      {margin && (
        <Blanks text={wingsEditorText('marginSay')}>
          <SideBlank
            desk={desk}
            value={margin.side}
            onChange={(side) => set({ ...margin, side })}
          />
          <Points
            value={margin.wins}
            onChange={(wins) => set({ ...margin, wins: Math.round(wins) }, 'wins')}
            onDone={desk.editing.settle}
          />
          <Points
            value={margin.loses}
            onChange={(loses) => set({ ...margin, loses: Math.round(loses) }, 'loses')}
            onDone={desk.editing.settle}
          />
        </Blanks>
      )}
    </Spot>
  );
}
