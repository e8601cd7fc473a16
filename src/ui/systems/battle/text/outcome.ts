import type { Outcome, Side } from '../../../../rules/core';

/** What decided a battle; a reason without words here is told by its code. */
const REASONS: Readonly<Record<string, string>> = {
  'side-gone': 'when one side had no ship left in the battle',

  'broken-off': 'when the battle was broken off',
  'rounds-over': 'when the last round was over',
};

/** 'Kriegsmarine wins 33 to 12, when the last round was over.' */
export function outcomeSentence(outcome: Outcome, sideName: (side: Side) => string): string {
  const { winner, victoryPoints } = outcome;
  const score = `${points(Math.max(victoryPoints.allies, victoryPoints.axis))} to ${points(
    Math.min(victoryPoints.allies, victoryPoints.axis),
  )}`;
  const head =
    winner === 'draw' ? `The battle is a draw, ${score}` : `${sideName(winner)} wins, ${score}`;
  return `${head}, ${reasonText(outcome.reason)}.`;
}

export const reasonText = (reason: string): string =>
  REASONS[reason] ?? reason.replaceAll('-', ' ');

/** Half points are kept as halves [BT-14.4]. */
export const points = (value: number): string =>
  Number.isInteger(value) ? String(value) : `${Math.floor(value) || ''}½`;
