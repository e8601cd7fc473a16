import { BOARD_SIDES, type BoardSide, ROWS, type Row } from '../../../../rules/battle';
import { enemyOf, SIDES, type Side } from '../../../../rules/core';
import {
  type AwardKind,
  type AwardOf,
  NEW_AWARDS,
  newVictoryRule,
  withAwards,
  withVictoryRules,
} from '../../../../scenario/battle/draft/awards';
import { shipIdsIn } from '../../../../scenario/battle/draft/forces';
import { rowName } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { Blanks, Choice, Points, ShipsBlank, SideBlank } from '../../../chartRoom/blanks';
import { Section } from '../../../chartRoom/fields';
import { Spot } from '../../../chartRoom/Spot';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import { boardText } from '../../../i18n/board';
import { chartFieldText } from '../../../i18n/chartFields';
import type { EditorDesk } from './desk';
import { RuleForm } from './RuleForm';

interface PanelProps {
  desk: EditorDesk;
}

const KINDS = ['exits', 'unloading', 'boxes'] as const satisfies readonly AwardKind[];

/** How the battle is won: sentences with blanks. */
export function VictoryPanel({ desk }: PanelProps) {
  const { draft } = desk;
  const decided = (draft.victoryRules ?? []).length > 0;
  return (
    <Section title={chartFieldText('victory')}>
      <p>{battleEditorText(decided ? 'decidedByRules' : 'decidedByPoints')}</p>
      {!decided && <Awards desk={desk} />}
      <Rules desk={desk} />
      {!decided && <NewSentences desk={desk} />}
    </Section>
  );
}

function Awards({ desk }: PanelProps) {
  const points = desk.draft.extraPoints ?? {};
  return (
    <>
      {(points.exits ?? []).map((award, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
        <Sentence key={i} desk={desk} kind="exits" at={i}>
          <ExitBlanks desk={desk} award={award} at={i} />
        </Sentence>
      ))}
      {(points.unloading ?? []).map((award, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
        <Sentence key={i} desk={desk} kind="unloading" at={i}>
          <UnloadingBlanks desk={desk} award={award} at={i} />
        </Sentence>
      ))}
      {(points.boxes ?? []).map((award, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
        <Sentence key={i} desk={desk} kind="boxes" at={i}>
          <BoxBlanks desk={desk} award={award} at={i} />
        </Sentence>
      ))}
    </>
  );
}

interface SentenceProps extends PanelProps {
  kind: AwardKind;
  at: number;
  children: React.ReactNode;
}

/** One sentence, which can be struck out. */
function Sentence({ desk, kind, at, children }: SentenceProps) {
  const list = desk.draft.extraPoints?.[kind] ?? [];
  return (
    <Spot path={`extraPoints.${kind}[${at}]`} className="sentence">
      {children}
      <StrikeOut
        onPress={() =>
          desk.change((draft) =>
            withAwards(draft, kind, list.filter((_, i) => i !== at) as AwardOf<typeof kind>[]),
          )
        }
      />
    </Spot>
  );
}

/** Changes one sentence. */
const changer =
  <Kind extends AwardKind>(desk: EditorDesk, kind: Kind, at: number) =>
  (changed: Partial<AwardOf<Kind>>, gesture?: string): void =>
    desk.change((draft) => {
      const list = (draft.extraPoints?.[kind] ?? []) as AwardOf<Kind>[];
      return withAwards(
        draft,
        kind,
        list.map((it, i) => (i === at ? tidy({ ...it, ...changed }) : it)),
      );
    }, gesture);

/** Without keys that say nothing. */
const tidy = <T extends object>(award: T): T =>
  Object.fromEntries(Object.entries(award).filter(([, it]) => it !== undefined)) as T;

interface BlanksProps<Kind extends AwardKind> extends PanelProps {
  award: AwardOf<Kind>;
  at: number;
}

function ExitBlanks({ desk, award, at }: BlanksProps<'exits'>) {
  const set = changer(desk, 'exits', at);
  const { side, of = side, by, points, ships } = award;
  return (
    <Blanks text={battleEditorText('say.exits')}>
      <SideBlank desk={desk} value={side} onChange={(it) => set({ side: it })} />
      <Points
        value={points}
        onChange={(it) => set({ points: it }, `points ${at}`)}
        onDone={desk.editing.settle}
      />
      <Choice
        label={chartFieldText('whose')}
        value={of}
        options={SIDES.map((it) => ({ value: it, text: desk.draft.sides[it].name }))}
        onChange={(it) => set({ of: it === side ? undefined : (it as Side), ships: undefined })}
      />
      <ShipsBlank
        desk={desk}
        among={shipIdsIn(desk.draft, of)}
        value={ships}
        onChange={(it) => set({ ships: it })}
      />
      <EdgesBlank value={by} onChange={(it) => set({ by: it })} />
    </Blanks>
  );
}

const EdgesBlank = ({
  value,
  onChange,
}: {
  value: readonly BoardSide[];
  onChange: (edges: BoardSide[]) => void;
}) => (
  <span className="edge-row">
    {BOARD_SIDES.map((edge) => (
      <label key={edge} className="edge-check">
        <input
          type="checkbox"
          checked={value.includes(edge)}
          onChange={() =>
            onChange(BOARD_SIDES.filter((it) => (it === edge) !== value.includes(it)))
          }
        />
        <span>{boardText(`edge.${edge}`)}</span>
      </label>
    ))}
  </span>
);

function UnloadingBlanks({ desk, award, at }: BlanksProps<'unloading'>) {
  const set = changer(desk, 'unloading', at);
  const { side, points, ships } = award;
  return (
    <Blanks text={battleEditorText('say.unloading')}>
      <SideBlank desk={desk} value={side} onChange={(it) => set({ side: it, ships: undefined })} />
      <Points
        value={points}
        onChange={(it) => set({ points: it }, `points ${at}`)}
        onDone={desk.editing.settle}
      />
      <ShipsBlank
        desk={desk}
        among={shipIdsIn(desk.draft, side)}
        value={ships}
        onChange={(it) => set({ ships: it })}
      />
    </Blanks>
  );
}

function BoxBlanks({ desk, award, at }: BlanksProps<'boxes'>) {
  const set = changer(desk, 'boxes', at);
  const { side, ship, row, points } = award;
  const targets = shipIdsIn(desk.draft, enemyOf(side));
  return (
    <Blanks text={battleEditorText('say.boxes')}>
      <SideBlank
        desk={desk}
        value={side}
        onChange={(it) => set({ side: it, ship: shipIdsIn(desk.draft, enemyOf(it))[0] ?? ship })}
      />
      <Points
        value={points}
        onChange={(it) => set({ points: it }, `points ${at}`)}
        onDone={desk.editing.settle}
      />
      <Choice
        label={battleEditorText('row')}
        value={row}
        options={ROWS.map((it) => ({ value: it, text: rowName(it) }))}
        onChange={(it) => set({ row: it as Row })}
      />
      <Choice
        label={chartFieldText('ship')}
        value={ship}
        options={[...new Set([ship, ...targets])].map((it) => ({
          value: it,
          text: desk.nameOf(it),
        }))}
        onChange={(it) => set({ ship: it })}
      />
    </Blanks>
  );
}

function NewSentences({ desk }: PanelProps) {
  const { draft, change } = desk;
  const add = (kind: AwardKind) => {
    const award = NEW_AWARDS[kind](draft, 'allies') ?? NEW_AWARDS[kind](draft, 'axis');
    if (!award) return;
    change((it) =>
      withAwards(it, kind, [...(it.extraPoints?.[kind] ?? []), award] as AwardOf<typeof kind>[]),
    );
  };
  return (
    <div className="actions">
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="button small"
          disabled={kind === 'boxes' && shipIdsIn(draft).length === 0}
          onClick={() => add(kind)}
        >
          {battleEditorText(`add.${kind}`)}
        </button>
      ))}
    </div>
  );
}

/** Conditions that decide instead of points. */
function Rules({ desk }: PanelProps) {
  const { draft, change } = desk;
  const rules = draft.victoryRules ?? [];
  const add = (side: Side) => {
    const rule = newVictoryRule(draft, side);
    if (rule) change((it) => withVictoryRules(it, [...(it.victoryRules ?? []), rule]));
  };
  return (
    <>
      {rules.map((rule, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no other name than its place
        <RuleForm key={i} desk={desk} rule={rule} at={i} />
      ))}
      <div className="actions">
        {SIDES.filter((side) => shipIdsIn(draft, enemyOf(side)).length > 0).map((side) => (
          <button key={side} type="button" className="button small" onClick={() => add(side)}>
            {battleEditorText('add.rule', { side: draft.sides[side].name })}
          </button>
        ))}
      </div>
    </>
  );
}
