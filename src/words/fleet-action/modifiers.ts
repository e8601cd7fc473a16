import type { Modifier } from '../../rules/core';
import { en } from './en/modifiers';
import { fleetModifiersText } from './texts/modifiers';

const isText = (code: string): code is keyof typeof en => Object.hasOwn(en, code);

/** What was added to a roll, in words. */
export const modifierInWords = (modifier: Modifier): Modifier =>
  isText(modifier.code) ? { ...modifier, code: fleetModifiersText(modifier.code) } : modifier;
