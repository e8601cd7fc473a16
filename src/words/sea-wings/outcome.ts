import type { Outcome } from '../../rules/core';
import { finalPoints } from '../core/finalPoints';
import type { Names } from './common/names';
import { wingsReportText } from './texts/report';

/** 'United States victory, 85 points to 9.' */
export function outcomeText(outcome: Outcome, names: Pick<Names, 'side'>): string {
  const { winner, reason } = outcome;
  const points = finalPoints(outcome);
  if (winner === 'draw') return wingsReportText('draw', points);
  const side = names.side(winner);
  return reason === 'resigned'
    ? wingsReportText('wonByResigning', { side })
    : wingsReportText('won', { side, ...points });
}
