import { type BySide, enemyOf, SIDES } from '../../../rules/core';
import { tableText } from '../../i18n/table';
import type { Decision } from '../decision';
import type { GameDesk } from '../desk';
import type { AtTable } from '../useTable';

/** Whose decision it is, as far as the rules of any system tell. */
export function decisionOf(
  { shown }: Pick<AtTable, 'shown'>,
  { side, stage }: Pick<GameDesk, 'side' | 'stage'>,
  names: BySide<string>,
  opponent: string | undefined,
): Decision {
  const { outcome, segment } = shown;
  if (outcome)
    return {
      sentence:
        outcome.winner === 'draw'
          ? tableText('overDraw')
          : tableText('overWon', { winner: names[outcome.winner] }),
      rule: outcome.rule,
    };
  if (stage !== 'waiting')
    return {
      sentence: tableText(stage === 'declare' ? 'askSealed' : 'ask', { who: names[side] }),
      rule: undefined,
    };
  const due = SIDES.filter((it) => segment.active[it] !== 'waiting');
  const [one = enemyOf(side), another] = due;
  const who = opponent ? tableText('who', { side: names[one], opponent }) : names[one];
  return {
    sentence: another ? tableText('waitingBoth') : tableText('waiting', { who }),
    rule: undefined,
  };
}
