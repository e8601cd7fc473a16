import type { Outcome } from '../../../../rules/core';
import type { Names } from '../names';

/** What decided a battle; a reason without words here is told by its code. */
const REASONS: Readonly<Record<string, string>> = {
  'side-gone': 'when one side had no ship left in the battle',

  'broken-off': 'when the battle was broken off',
  'rounds-over': 'when the last round was over',
};

/** 'Kriegsmarine wins, 33 to 12, when the last round was over.'; where points decide nothing, the condition met instead. */
export function outcomeSentence(
  { winner, victoryPoints, reason }: Outcome,
  names: Pick<Names, 'side' | 'verdict'>,
): string {
  const head = winner === 'draw' ? 'The battle is a draw' : `${names.side(winner)} wins`;
  const verdict = names.verdict(winner);
  if (verdict) return `${head}, ${reasonText(reason)}: ${verdict}.`;
  const score = `${points(Math.max(victoryPoints.allies, victoryPoints.axis))} to ${points(
    Math.min(victoryPoints.allies, victoryPoints.axis),
  )}`;
  return `${head}, ${score}, ${reasonText(reason)}.`;
}

export const reasonText = (reason: string): string =>
  REASONS[reason] ?? reason.replaceAll('-', ' ');

/** Half points are kept as halves [BT-14.4]. */
export const points = (value: number): string =>
  Number.isInteger(value) ? String(value) : `${Math.floor(value) || ''}½`;
