import type { Outcome } from '../../rules/core';
import { DEGREES } from '../../rules/strategic/query';
import { finalPoints } from '../core/finalPoints';
import type { Names } from './common/names';
import { strategicReportText } from './texts/report';

/** 'Decisive Imperial Japanese Navy victory, 116 points to 50.' [ST-22.12] */
export function outcomeText(outcome: Outcome, names: Pick<Names, 'side'>): string {
  const { winner, reason } = outcome;
  const points = finalPoints(outcome);
  if (winner === 'draw') return strategicReportText('draw', points);
  const degree = DEGREES.find((it) => it === reason) ?? 'slight';
  return strategicReportText(`won.${degree}`, { side: names.side(winner), ...points });
}
