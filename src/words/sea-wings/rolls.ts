import type { Roll, Side } from '../../rules/core';
import { codeSayer } from '../core/codes';
import type { Names } from './common/names';
import { wingsRollsText } from './texts/rolls';

/** Figures that are ids, by what they are called. */
const WORDS: Readonly<Record<string, (id: string, names: Names) => string>> = {
  side: (id, names) => names.side(id as Side),
  ship: (id, names) => names.ship(id),
  base: (id, names) => names.base(id),
  formation: (id, names) => names.flight(id),
  at: (id, names) => names.struck(id),
};

const say = codeSayer(wingsRollsText, (name, id, names: Names) => WORDS[name]?.(id, names));

/** What dice were thrown for; `undefined` for a reason that has no text. */
export const rollText = ({ reason, figures }: Roll, names: Names): string | undefined =>
  say(figures?.base === undefined ? reason : `${reason}.base`, figures, names);

/** Dice as the log shows them; a reason that has no text stays as it is. */
export const toldDice = (dice: readonly Roll[], names: Names): Roll[] =>
  dice.map((roll) => ({ ...roll, reason: rollText(roll, names) ?? roll.reason }));
