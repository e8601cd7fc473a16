import type { Outcome } from '../../../rules/core';
import type { Names } from '../common/names';
import { tellingText } from '../texts/telling';

/** 'Kriegsmarine wins, 33 to 12: the last round is over.'; where points decide nothing, the condition met instead. */
export function outcomeSentence(
  { winner, victoryPoints, reason: code }: Outcome,
  names: Pick<Names, 'side' | 'verdict'>,
): string {
  const reason = reasonText(code);
  const verdict = names.verdict(winner);
  if (winner === 'draw')
    return verdict
      ? tellingText('drawVerdict', { reason, verdict })
      : tellingText('drawScore', { reason, score: scoreText(victoryPoints) });
  const told = { winner: names.side(winner), reason };
  return verdict
    ? tellingText('winVerdict', { ...told, verdict })
    : tellingText('winScore', { ...told, score: scoreText(victoryPoints) });
}

const scoreText = ({ allies, axis }: Outcome['victoryPoints']): string =>
  tellingText('score', {
    more: points(Math.max(allies, axis)),
    less: points(Math.min(allies, axis)),
  });

const REASONS = ['side-gone', 'broken-off', 'rounds-over'] as const;

/** What decided a battle; a reason without words stays a code. */
function reasonText(code: string): string {
  const known = REASONS.find((it) => it === code);
  return known ? tellingText(`reason.${known}`) : code.replaceAll('-', ' ');
}

/** Half points are kept as halves [BT-14.4]. */
export const points = (value: number): string =>
  Number.isInteger(value) ? String(value) : `${Math.floor(value) || ''}½`;
