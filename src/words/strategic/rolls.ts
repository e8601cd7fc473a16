import type { Roll, Side } from '../../rules/core';
import { codeSayer } from '../core/codes';
import type { Names } from './common/names';
import { strategicRollsText } from './texts/rolls';

/** Figures that are ids or codes, by what they are called. */
const WORDS: Readonly<Record<string, (id: string, names: Names) => string>> = {
  side: (id, names) => names.side(id as Side),
  ship: (id, names) => names.ship(id),
  squadron: (id, names) => names.squadronOf(id),
  division: (id, names) => names.division(id),
  unit: flightOrUnit,
  at: flightOrUnit,
  role: (code) => codeText(`role.${code}`),
  weapon: (code) => codeText(`weapon.${code}`),
};

const codeText = strategicRollsText as unknown as (key: string) => string;

function flightOrUnit(id: string, names: Names): string {
  const name = names.any(id);
  return name === id ? names.flight(id) : name;
}

const say = codeSayer(strategicRollsText, (name, id, names: Names) => WORDS[name]?.(id, names));

/** What dice were thrown for; `undefined` for a reason that has no text. */
export const rollText = ({ reason, figures }: Roll, names: Names): string | undefined =>
  say(reason, figures, names);

/** Dice as the log shows them; a reason that has no text stays as it is. */
export const toldDice = (dice: readonly Roll[], names: Names): Roll[] =>
  dice.map((roll) => ({ ...roll, reason: rollText(roll, names) ?? roll.reason }));
