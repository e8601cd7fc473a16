import type { Reason } from '../../rules/core';
import { codeSayer } from '../core/codes';
import { seaWingsWhyText } from './texts/why';

const say = codeSayer(seaWingsWhyText, () => undefined);

/** Why a bot advises something; `undefined` for a reason of no known bot. */
export const reasonText = ({ code, figures }: Reason): string | undefined =>
  say(code, figures, undefined);
