import type { BattleOptions } from '../../rules/battle';
import type { ClauseId } from '../../rules/core';

/** The optional rules that a battle can be begun with: their words are the lobby's `option.` and `optionText.`. */
export const OPTION_CHOICES: readonly {
  id: keyof BattleOptions;
  rule: ClauseId;
}[] = [
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
