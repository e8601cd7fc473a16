import type { BattleOptions } from '../../rules/battle';
import type { ClauseId } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';

interface OptionChoice {
  id: keyof BattleOptions;
  rule: ClauseId;
}

/** The optional rules that a battle can be begun with: their words are the lobby's `option.` and `optionText.`. */
export const OPTION_CHOICES: readonly OptionChoice[] = [
  {
    id: 'noDisengagement',
    rule: 'BT-15.3',
  },
  {
    id: 'looseStacks',
    rule: 'BT-15.4',
  },
  {
    id: 'facing',
    rule: 'BT-15.1',
  },
  {
    id: 'nightConfusion',
    rule: 'BT-15.2',
  },
  {
    id: 'fog',
    rule: 'BT-15.5',
  },
];

/** [BT-15.2] Those that have an effect: by day nobody is confused by the night; an operation has none. */
export const optionChoices = (card: ScenarioCard): OptionChoice[] =>
  card.system === 'battle'
    ? OPTION_CHOICES.filter(({ id }) => id !== 'nightConfusion' || card.hour === 'night')
    : [];
