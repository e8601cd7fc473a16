import type { Reason } from '../../rules/core';
import { codeSayer } from '../core/codes';
import { upperFirst } from '../core/say';
import type { Names } from './common/names';
import { whyText } from './texts/why';

/** Ships by name; a stack whose ships are only guessed has no name [BT-20.10]. */
function word(name: string, id: string, names: Pick<Names, 'ship'>): string | undefined {
  if (name !== 'ships') return undefined;
  return id === 'none' ? whyText('unseen') : names.ship(id);
}

const say = codeSayer(whyText, word);

/** Why a bot advises something; `undefined` for an unknown reason. */
export function reasonText(
  { code, figures }: Reason,
  names: Pick<Names, 'ship'>,
): string | undefined {
  const said = say(code, figures, names);
  return said && upperFirst(said);
}
