import type { BattleOptions } from '../../rules/battle';
import type { ClauseId } from '../../rules/core';

/** The optional rules that a battle can be begun with, in words. */
export const OPTION_CHOICES: readonly {
  id: keyof BattleOptions;
  label: string;
  text: string;
  rule: ClauseId;
}[] = [
  {
    id: 'noDisengagement',
    label: 'No disengagement',
    text: 'Sides do not vote to break off: they fight on, or leave by the edge.',
    rule: 'BT-15.3',
  },
  {
    id: 'looseStacks',
    label: 'Loose stacks',
    text: 'A stack may be of any size, down to one ship.',
    rule: 'BT-15.4',
  },
  {
    id: 'facing',
    label: 'Facing',
    text: 'Fewer guns bear over bow and stern; a target seen end-on is easier to hit.',
    rule: 'BT-15.1',
  },
  {
    id: 'nightConfusion',
    label: 'Night confusion',
    text: 'At night hits on a hex with ships of both sides may fall on either. Stacks of up to four that keep moving are exempt.',
    rule: 'BT-15.2',
  },
  {
    id: 'fog',
    label: 'Fog',
    text: 'Enemy stacks out of your sight show only their hex and how many ships, about.',
    rule: 'BT-15.5',
  },
];
