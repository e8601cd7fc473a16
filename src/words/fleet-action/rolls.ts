import type { Roll, Side } from '../../rules/core';
import { codeSayer } from '../core/codes';
import type { Names } from './common/names';
import { purposeText, repairName } from './common/values';
import { fleetRollsText } from './texts/rolls';

/** Figures that are codes or ids, by what they are called. */
const WORDS: Readonly<Record<string, (code: string, names: Names) => string>> = {
  side: (side, names) => names.side(side as Side),
  unit: (id, names) => names.any(id),
  ship: (id, names) => names.unit(id),
  stand: (id, names) => names.stand(id),
  squadron: (id, names) => names.squadron(id),
  purpose: purposeText,
  item: repairName,
};

const say = codeSayer(fleetRollsText, (name, code, names: Names) => WORDS[name]?.(code, names));

/** What dice were thrown for; `undefined` for a reason that has no text. */
export const rollText = ({ reason, figures }: Roll, names: Names): string | undefined =>
  (figures?.squadron !== undefined && say(`${reason}.squadron`, figures, names)) ||
  say(reason, figures, names);

/** Dice as the log shows them; a reason that has no text stays as it is. */
export const toldDice = (dice: readonly Roll[], names: Names): Roll[] =>
  dice.map((roll) => ({ ...roll, reason: rollText(roll, names) ?? roll.reason }));
