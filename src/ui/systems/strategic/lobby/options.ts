import type { ClauseId } from '../../../../rules/core';
import type { StrategicOptions } from '../../../../rules/strategic';
import type { StrategicCard } from '../../../../scenario/strategic/resolve';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import type { OptionChoice } from '../../../table/system';

interface OptionRule {
  id: keyof StrategicOptions;
  rule: ClauseId;
  /** Whether it can make a difference. */
  suits(card: Pick<StrategicCard, 'level'>): boolean;
}

/** The optional rules that an operation can be begun with. */
const OPTION_RULES: readonly OptionRule[] = [
  { id: 'nearAttacks', rule: 'ST-7.58', suits: ({ level }) => level === 'basic' },
  { id: 'twoQuietTurns', rule: 'ST-22.3a', suits: ({ level }) => level === 'advanced' },
];

/** Those that have an effect at the level of the operation, each with the scenario's reason for it. */
export const optionChoices = (
  card?: Pick<StrategicCard, 'level' | 'reasons' | 'quietTurns'>,
): OptionChoice[] =>
  OPTION_RULES.filter(({ suits }) => !card || suits(card)).map(({ id, rule }) => {
    const why = card?.reasons[id];
    return {
      ...{ id, rule, ...(why !== undefined && { why }) },
      label: strategicLobbyText(`option.${id}`),
      text: strategicLobbyText(`optionText.${id}`, { count: card?.quietTurns ?? 0 }),
    };
  });
