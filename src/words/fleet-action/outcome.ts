import type { Outcome } from '../../rules/core';
import { finalPoints } from '../core/finalPoints';
import type { Names } from './common/names';
import { fleetReportText } from './texts/report';

const REASONS = ['decisive-victory', 'marginal-victory', 'conceded'] as const;

/** 'Royal Navy wins a decisive victory, 32 points to 8.' [NW-30.7] */
export function outcomeText(outcome: Outcome, names: Pick<Names, 'side'>): string {
  const { winner, reason } = outcome;
  const points = fleetReportText('points', finalPoints(outcome));
  if (winner === 'draw') return fleetReportText('draw', { points });
  const how = REASONS.find((it) => it === reason) ?? 'other';
  return fleetReportText(`won.${how}`, { side: names.side(winner), points });
}
