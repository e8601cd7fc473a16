import type { BattleOptions } from '../../../../rules/battle';
import type { ClauseId } from '../../../../rules/core';
import type { BattleCard } from '../../../../scenario/battle/resolve';
import { battleLobbyText } from '../../../../words/battle/texts/lobby';
import type { OptionChoice } from '../../../table/system';

/** The optional rules that a battle can be begun with. */
const OPTION_RULES: readonly { id: keyof BattleOptions; rule: ClauseId }[] = [
  { id: 'noDisengagement', rule: 'BT-15.3' },
  { id: 'looseStacks', rule: 'BT-15.4' },
  { id: 'facing', rule: 'BT-15.1' },
  { id: 'nightConfusion', rule: 'BT-15.2' },
  { id: 'fog', rule: 'BT-15.5' },
];

/** [BT-15.2] Those that have an effect: night confusion has none by day. */
export const optionChoices = (card?: BattleCard): OptionChoice[] =>
  OPTION_RULES.filter(({ id }) => id !== 'nightConfusion' || !card || card.hour === 'night').map(
    ({ id, rule }) => ({
      ...{ id, rule },
      label: battleLobbyText(`option.${id}`),
      text: battleLobbyText(`optionText.${id}`),
    }),
  );
