import type { en } from '../../../i18n/en/telling';
import { tellingText } from '../../../i18n/telling';
import { sayer } from '../../../log/sentences';

/** A sentence of the battle's log in the language of the screen, in pieces. */
export const say = sayer<typeof en>(tellingText);
