import type { Outcome } from '../../rules/core';
import type { Names } from './common/names';
import { fleetReportText } from './texts/report';

const REASONS = ['decisive-victory', 'marginal-victory', 'conceded'] as const;

/** 'Royal Navy wins a decisive victory, 32 points to 8.' [NW-30.7] */
export function outcomeText(
  { winner, reason, victoryPoints }: Outcome,
  names: Pick<Names, 'side'>,
): string {
  const points = fleetReportText('points', victoryPoints);
  if (winner === 'draw') return fleetReportText('draw', { points });
  const how = REASONS.find((it) => it === reason) ?? 'other';
  return fleetReportText(`won.${how}`, { side: names.side(winner), points });
}
