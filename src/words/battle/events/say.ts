import { sayer } from '../../core/sentences';
import type { en } from '../en/telling';
import { tellingText } from '../texts/telling';

/** A sentence of the battle's log in the language of the screen, in pieces. */
export const say = sayer<typeof en>(tellingText);
