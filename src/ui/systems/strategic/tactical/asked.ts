import type { ClauseId } from '../../../../rules/core';
import type { TacticalStage } from '../../../../rules/strategic/query';
import { strategicTacticalText } from '../../../../words/strategic/texts/tactical';

/** The clause by which each stage is read. */
const RULES: Readonly<Record<TacticalStage['kind'], ClauseId>> = {
  distance: 'ST-15.10d',
  placement: 'ST-15.9',
  plot: 'ST-15.15',
  targets: 'ST-15.14',
};

/** What a stage of a tactical action asks of a side. */
export const askedIn = ({ kind }: TacticalStage) => ({
  sentence: strategicTacticalText(`ask.${kind}`),
  rule: RULES[kind],
});
