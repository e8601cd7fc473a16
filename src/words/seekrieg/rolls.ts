import type { Roll } from '../../rules/core';
import { codeSayer } from '../core/codes';
import { seekriegRollsText } from './texts/rolls';

const say = codeSayer(seekriegRollsText, () => undefined);

/** What dice were thrown for; `undefined` for a reason that has no text. */
export const rollText = ({ reason, figures }: Roll): string | undefined =>
  say(reason, figures, undefined);

/** Dice as the log shows them; a reason that has no text stays as it is. */
export const toldDice = (dice: readonly Roll[]): Roll[] =>
  dice.map((roll) => ({ ...roll, reason: rollText(roll) ?? roll.reason }));
