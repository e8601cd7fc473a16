import type { Reason } from '../../rules/core';
import { codeSayer } from '../core/codes';
import { upperFirst } from '../core/say';
import type { Names } from './common/names';
import { seekriegWhyText } from './texts/why';

const say = codeSayer(seekriegWhyText, (name, id, names: Names) =>
  name === 'ships' ? names.ship(id) : undefined,
);

/** Why a bot advises something; `undefined` for a reason of no known bot. */
export function reasonText({ code, figures }: Reason, names: Names): string | undefined {
  const said = say(code, figures, names);
  return said && upperFirst(said);
}
