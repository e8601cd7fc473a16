import type { Roll, Side } from '../../rules/core';
import { codeSayer } from '../core/codes';
import type { Names } from './common/names';
import { rollsText } from './texts/rolls';

type Called = Pick<Names, 'side' | 'ship'>;

const word = (name: string, id: string, names: Called): string =>
  name === 'side' ? names.side(id as Side) : names.ship(id);

const say = codeSayer(rollsText, word);

/** The reason for a roll; `undefined` for a reason that has no text. */
export const rollText = (
  { reason, figures }: Omit<Roll, 'die' | 'values'>,
  names: Called,
): string | undefined => say(reason, figures, names);

/** Dice as the log shows them; a reason that has no text stays as it is. */
export const toldDice = (dice: readonly Roll[], names: Called): Roll[] =>
  dice.map((roll) => ({ ...roll, reason: rollText(roll, names) ?? roll.reason }));
