import type { Outcome } from '../../../rules/core';
import { finalPoints } from '../../core/finalPoints';
import { seekriegReportText } from '../texts/report';
import type { Names } from './names';

const REASONS = ['last-turn', 'no-ships', 'no-sighting', 'surrender'] as const;

/** 'Kriegsmarine wins on points at the end of the last turn, 700 points to 200.' [SK-1.12, SK-1.14] */
export function outcomeText(outcome: Outcome, names: Pick<Names, 'side'>): string {
  const { winner, reason } = outcome;
  const points = seekriegReportText('points', finalPoints(outcome));
  if (winner === 'draw') return seekriegReportText('draw', { points });
  const how = REASONS.find((it) => it === reason) ?? 'other';
  return seekriegReportText(`won.${how}`, { side: names.side(winner), points });
}
