import { type BySide, enemyOf, SIDES } from '../../../rules/core';
import { tableText } from '../../i18n/table';
import { type Decision, opponentName, overDecision } from '../decision';
import type { GameDesk } from '../desk';
import type { AtTable } from '../useTable';

/** Whose decision it is, as far as any system's rules can tell. */
export function decisionOf(
  { shown }: Pick<AtTable, 'shown'>,
  { side, stage }: Pick<GameDesk, 'side' | 'stage'>,
  names: BySide<string>,
  opponent: string | undefined,
): Decision {
  const { outcome, segment } = shown;
  if (outcome) return overDecision(outcome, (winner) => names[winner]);
  if (stage !== 'waiting')
    return {
      sentence: tableText(stage === 'declare' ? 'askSealed' : 'ask'),
      rule: undefined,
    };
  const due = SIDES.filter((it) => segment.active[it] !== 'waiting');
  const [one = enemyOf(side), another] = due;
  const who = opponentName(names[one], opponent);
  return {
    sentence: another ? tableText('waitingBoth') : tableText('waiting', { who }),
    rule: undefined,
  };
}
