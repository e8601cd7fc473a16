import { RANGE_BOXES, type RangeBox } from '../../../../rules/strategic/query';
import { withForce } from '../../../../scenario/draft/theater/forces';
import type { TheaterForce } from '../../../../scenario/draft/theater/theaterDraft';
import { entering, withSpotted } from '../../../../scenario/strategic/draft/divisions';
import { strategicTheater } from '../../../../scenario/strategic/draft/form';
import type { DivisionDraft } from '../../../../scenario/strategic/draft/shape';
import { boxName } from '../../../../words/strategic/common/boxName';
import { strategicEditorText } from '../../../../words/strategic/texts/editor';
import { Check, ChoiceField, NumberField } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { type Changed, withKeys } from '../../../chartRoom/storyDesk';
import { listOr, type OperationDesk, type PanelProps, whole } from './operationDesk';

interface DivisionProps extends PanelProps {
  at: number;
}

/** Changes some keys of a division. */
const setDivision =
  ({ change }: OperationDesk, at: number) =>
  (changed: Changed<DivisionDraft>, gesture?: string): void =>
    change(
      (draft) =>
        withForce(strategicTheater, draft, at, (it) =>
          withKeys(it, changed as Changed<TheaterForce>),
        ),
      gesture && `division ${at} ${gesture}`,
    );

/** A division beside name, side and commander: where and when it begins. */
export function DivisionFields({ desk, at }: DivisionProps) {
  const { draft, change } = desk;
  const { id } = draft.divisions[at] as DivisionDraft;
  const { spottedAtStart = [] } = draft;
  return (
    <>
      {draft.level === 'basic' && <Boxes desk={desk} at={at} />}
      <Turns desk={desk} at={at} />
      <Check
        isOn={spottedAtStart.includes(id)}
        onChange={(isOn) => change((it) => withSpotted(it, id, isOn))}
      >
        {strategicEditorText('spotted')}
      </Check>
    </>
  );
}

/** [ST-6.3] Its range box, and those among which its owner may choose. */
function Boxes({ desk, at }: DivisionProps) {
  const { box = 'long', choice = [] } = desk.draft.divisions[at] as DivisionDraft;
  const set = setDivision(desk, at);
  return (
    <>
      <ChoiceField
        label={strategicEditorText('box')}
        path={`divisions[${at}].box`}
        value={box}
        options={RANGE_BOXES.map((it) => ({ value: it, text: boxName(it) }))}
        onChange={(next) => set({ box: next as RangeBox })}
      />
      <fieldset className="chart-choice">
        <legend>{strategicEditorText('choice')}</legend>
        <Spot path={`divisions[${at}].choice`} />
        <div className="edge-row">
          {RANGE_BOXES.map((it) => (
            <Check
              key={it}
              isOn={choice.includes(it)}
              onChange={(isOn) =>
                set({
                  choice: listOr(
                    RANGE_BOXES.filter((one) => (one === it ? isOn : choice.includes(one))),
                  ),
                })
              }
            >
              {boxName(it)}
            </Check>
          ))}
        </div>
      </fieldset>
    </>
  );
}

const ENTERING = ['then', 'atWill'] as const;
const ENTRIES = ['start', ...ENTERING] as const;
const FIGURES = ['freeFrom', 'comesUpTo', 'undividedUntil'] as const;

/** [ST-24.8] From when on it moves, whether it comes later, how long it stays together. */
function Turns({ desk, at }: DivisionProps) {
  const division = desk.draft.divisions[at] as DivisionDraft;
  const set = setDivision(desk, at);
  const path = `divisions[${at}]`;
  return (
    <div className="chart-pair">
      <ChoiceField
        label={strategicEditorText('enters')}
        path={`${path}.enters`}
        value={division.enters ?? 'start'}
        options={ENTRIES.map((it) => ({ value: it, text: strategicEditorText(`enters.${it}`) }))}
        onChange={(next) =>
          desk.change((draft) =>
            entering(
              draft,
              at,
              ENTERING.find((way) => way === next),
            ),
          )
        }
      />
      {FIGURES.filter((key) => key !== 'comesUpTo' || division.enters).map((key) => (
        <NumberField
          key={key}
          label={strategicEditorText(key)}
          path={`${path}.${key}`}
          value={division[key]}
          min={1}
          onChange={(turn) => set({ [key]: whole(turn) }, key)}
          onDone={desk.editing.settle}
        />
      ))}
    </div>
  );
}
