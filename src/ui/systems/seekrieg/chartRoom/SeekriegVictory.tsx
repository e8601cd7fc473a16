import type { Side } from '../../../../rules/core';
import { freeId } from '../../../../scenario/draft/freeId';
import { fromFile, inFile } from '../../../../scenario/draft/hexes';
import {
  AIM_KINDS,
  type AimKind,
  aimOf,
  type DraftAim,
  type DraftObjective,
  withoutObjective,
} from '../../../../scenario/seekrieg/draft/objectives';
import { seekriegEditorText } from '../../../../words/seekrieg/texts/editor';
import { Blanks, Choice, Points, ShipsBlank, SideBlank } from '../../../chartRoom/blanks';
import { Check, ChoiceField, Section } from '../../../chartRoom/fields';
import { withEntry } from '../../../chartRoom/ListForm';
import { SideButtons } from '../../../chartRoom/SideButtons';
import { Spot } from '../../../chartRoom/Spot';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import { withKeys } from '../../../chartRoom/storyDesk';
import { chartFieldText } from '../../../i18n/chartFields';
import { type SeekriegDesk, setSeekrieg } from './seekriegDesk';

interface PanelProps {
  desk: SeekriegDesk;
}

/** [SK-1.12, SK-1.13] What the sides score for: sentences with blanks. */
export function SeekriegVictory({ desk }: PanelProps) {
  const { objectives } = desk.draft;
  return (
    <Section title={chartFieldText('victory')}>
      <p>{seekriegEditorText(objectives.length > 0 ? 'scored' : 'damageCounts')}</p>
      <Spot path="objectives" but={objectives.map((_, o) => `objectives[${o}]`)} />
      {objectives.map((it, at) => (
        <ObjectiveForm key={it.id} desk={desk} at={at} />
      ))}
      <SideButtons
        text={(side) => seekriegEditorText('newObjective', { side: desk.draft.sides[side].name })}
        onSide={(side) => addFor(desk, side)}
      />
    </Section>
  );
}

/** One more: that an enemy is sunk is a beginning. */
function addFor(desk: SeekriegDesk, side: Side): void {
  const { objectives, elements } = desk.draft;
  const enemy = desk.members.find(({ group }) => elements[group]?.side !== side);
  if (!enemy) return;
  const taken = objectives.map((it) => it.id);
  const facts = { id: freeId(side, taken), side, points: 'dp' as const, judged: 'end' as const };
  const next: DraftObjective = { ...facts, aim: { kind: 'sunk' }, ships: [enemy.id] };
  setSeekrieg(desk)({ objectives: [...objectives, next] });
}

interface ObjectiveProps extends PanelProps {
  at: number;
}

const EACH = ['each', 'all', 'none'] as const;
const JUDGED = ['turn', 'end'] as const;

function ObjectiveForm({ desk, at }: ObjectiveProps) {
  const { draft } = desk;
  const objective = draft.objectives[at] as DraftObjective;
  const put = (change: (it: DraftObjective) => DraftObjective, gesture?: string) =>
    desk.change(
      (it) => ({ ...it, objectives: withEntry(it.objectives, at, change) }),
      gesture && `${gesture} ${at}`,
    );
  return (
    <Spot path={`objectives[${at}]`} className="sentence">
      <div>
        <Sentence desk={desk} objective={objective} put={put} />
        <AimFigures
          desk={desk}
          aim={objective.aim}
          onChange={(aim, gesture) => put((it) => ({ ...it, aim }), gesture)}
        />
        <UnlessScored desk={desk} at={at} put={put} />
      </div>
      <StrikeOut onPress={() => desk.change((it) => withoutObjective(it, objective.id))} />
    </Spot>
  );
}

const NONE = '';

/** [SK-35.19] Scored at the end unless another objective has been. */
function UnlessScored({ desk, at, put }: ObjectiveProps & Pick<SentenceProps, 'put'>) {
  const { objectives, sides } = desk.draft;
  const { id, unlessScored } = objectives[at] as DraftObjective;
  const others = objectives.flatMap((it, o) =>
    it.id === id
      ? []
      : [
          {
            value: it.id,
            text: seekriegEditorText('objective', {
              ...{ number: o + 1, side: sides[it.side].name },
              aim: seekriegEditorText(`aim.${it.aim.kind}`),
            }),
          },
        ],
  );
  return (
    <ChoiceField
      label={seekriegEditorText('unlessScored')}
      path={`objectives[${at}].unlessScored`}
      value={unlessScored ?? NONE}
      options={[{ value: NONE, text: '–' }, ...others]}
      onChange={(other) => put((it) => withKeys(it, { unlessScored: other || undefined }))}
    />
  );
}

interface SentenceProps extends PanelProps {
  objective: DraftObjective;
  put(change: (it: DraftObjective) => DraftObjective, gesture?: string): void;
}

const USUAL_POINTS = 100;

function Sentence({ desk, objective, put }: SentenceProps) {
  const { members, editing, hex } = desk;
  const all = members.map(({ id }) => id);
  const { points, aim } = objective;
  return (
    <>
      <Blanks text={seekriegEditorText('say.objective')}>
        <SideBlank
          desk={desk}
          value={objective.side}
          onChange={(side) => put((it) => ({ ...it, side }))}
        />
        {points === 'dp' ? (
          <span>{seekriegEditorText('dp')}</span>
        ) : (
          <Points
            value={points}
            onChange={(next) => put((it) => ({ ...it, points: next }), 'points')}
            onDone={editing.settle}
          />
        )}
        <Choice
          label={seekriegEditorText('of')}
          value={objective.of ?? 'each'}
          options={EACH.map((of) => ({ value: of, text: seekriegEditorText(`of.${of}`) }))}
          onChange={(of) => put((it) => ({ ...it, of: of as (typeof EACH)[number] }))}
        />
        <ShipsBlank
          desk={desk}
          among={all}
          value={objective.ships}
          onChange={(ships) => put((it) => ({ ...it, ships: ships ?? all }))}
        />
        <Choice
          label={seekriegEditorText('aim')}
          value={aim.kind}
          options={AIM_KINDS.map((kind) => ({
            value: kind,
            text: seekriegEditorText(`aim.${kind}`),
          }))}
          onChange={(kind) =>
            put((it) => ({ ...it, aim: aimOf(kind as AimKind, hex ? inFile(hex) : [0, 0]) }))
          }
        />
        <Choice
          label={seekriegEditorText('judged')}
          value={objective.judged}
          options={JUDGED.map((it) => ({ value: it, text: seekriegEditorText(`judged.${it}`) }))}
          onChange={(judged) => put((it) => ({ ...it, judged: judged as (typeof JUDGED)[number] }))}
        />
      </Blanks>
      <Check
        isOn={points === 'dp'}
        onChange={(isOn) => put((it) => withKeys(it, { points: isOn ? 'dp' : USUAL_POINTS }))}
      >
        {seekriegEditorText('scoresDp')}
      </Check>
    </>
  );
}

/** The figures that an aim asks for, by their keys. */
const FIGURES = [
  ...(['fromPercent', 'belowPercent', 'belowKnots', 'share', 'belowShare', 'withinHexes'] as const),
];

interface AimProps extends PanelProps {
  aim: DraftAim;
  onChange: (aim: DraftAim, gesture?: string) => void;
}

function AimFigures({ desk, aim, onChange }: AimProps) {
  const { kit, draft, hex, editing } = desk;
  const asked = FIGURES.flatMap((key) => {
    const value = (aim as Partial<Record<typeof key, number>>)[key];
    return value === undefined ? [] : [{ key, value }];
  });
  return (
    <div className="blanks">
      {asked.map(({ key, value }) => (
        <label key={key} className="aim-figure">
          <span>{seekriegEditorText(`figure.${key}`)}</span>
          <input
            type="number"
            step="any"
            className="field points-blank"
            value={value}
            onChange={({ target }) =>
              onChange({ ...aim, [key]: Number(target.value) } as DraftAim, key)
            }
            onBlur={editing.settle}
          />
        </label>
      ))}
      {aim.kind === 'near' && (
        <button
          type="button"
          className="button small"
          disabled={!hex}
          onClick={() => hex && onChange({ ...aim, hex: inFile(hex) })}
        >
          {seekriegEditorText('ofHex', { hex: kit.namesOf(draft).hex(fromFile(aim.hex)) })}
        </button>
      )}
    </div>
  );
}
