import { ROWS } from '../../../../rules/battle';
import { enemyOf } from '../../../../rules/core';
import { type VictoryRuleDraft, withVictoryRules } from '../../../../scenario/battle/draft/awards';
import { shipIdsIn } from '../../../../scenario/battle/draft/forces';
import { rowName } from '../../../../words/battle/common/words';
import { battleEditorText } from '../../../../words/battle/texts/editor';
import { Blanks, Choice, Points, ShipsBlank, SideBlank } from '../../../chartRoom/blanks';
import { Spot } from '../../../chartRoom/Spot';
import { StrikeOut } from '../../../chartRoom/StrikeOut';
import type { EditorDesk } from './desk';

interface RuleFormProps {
  desk: EditorDesk;
  rule: VictoryRuleDraft;
  at: number;
}

type Condition = VictoryRuleDraft['all'][number];

/** [BT-14.1] Who wins when what is lost: all conditions of it together. */
export function RuleForm({ desk, rule, at }: RuleFormProps) {
  const put = (next: VictoryRuleDraft | undefined, gesture?: string) =>
    desk.change((draft) => {
      const rules = (draft.victoryRules ?? []).flatMap((it, i) => (i === at ? (next ?? []) : it));
      return withVictoryRules(draft, rules);
    }, gesture);
  const { winner, all } = rule;
  return (
    <Spot path={`victoryRules[${at}]`} className="sentence">
      <div>
        <Blanks text={battleEditorText('say.rule')}>
          <SideBlank desk={desk} value={winner} onChange={(it) => put({ ...rule, winner: it })} />
        </Blanks>
        {all.map((condition, c) => (
          <ConditionBlanks
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition has no other name than its place
            key={c}
            desk={desk}
            condition={condition}
            onChange={(next, gesture) =>
              put({ ...rule, all: all.map((it, i) => (i === c ? next : it)) }, gesture)
            }
          />
        ))}
        <button
          type="button"
          className="button small"
          onClick={() => put({ ...rule, all: [...all, another(desk, rule)] })}
        >
          {battleEditorText('add.condition')}
        </button>
      </div>
      <StrikeOut
        onPress={() => put(all.length > 1 ? { ...rule, all: all.slice(0, -1) } : undefined)}
      />
    </Spot>
  );
}

/** The winner's enemies, any of them. */
function another({ draft }: EditorDesk, { winner }: VictoryRuleDraft): Condition {
  return { ships: shipIdsIn(draft, enemyOf(winner)), least: 1, lost: 'ship' };
}

interface ConditionProps {
  desk: EditorDesk;
  condition: Condition;
  onChange: (next: Condition, gesture?: string) => void;
}

function ConditionBlanks({ desk, condition, onChange }: ConditionProps) {
  const { ships, least, lost } = condition;
  const among = shipIdsIn(desk.draft);
  return (
    <Blanks text={battleEditorText('say.condition')}>
      <Points
        value={least}
        onChange={(it) => onChange({ ...condition, least: Math.max(1, Math.round(it)) }, 'least')}
        onDone={desk.editing.settle}
      />
      <ShipsBlank
        desk={desk}
        among={among}
        value={ships}
        onChange={(it = among) =>
          onChange({ ...condition, ships: it, least: Math.min(least, Math.max(1, it.length)) })
        }
      />
      <Choice
        label={battleEditorText('lost')}
        value={lost}
        options={[
          { value: 'ship', text: battleEditorText('sunk') },
          ...ROWS.map((row) => ({
            value: row,
            text: battleEditorText('rowLost', { row: rowName(row) }),
          })),
        ]}
        onChange={(it) => onChange({ ...condition, lost: it as Condition['lost'] })}
      />
    </Blanks>
  );
}
