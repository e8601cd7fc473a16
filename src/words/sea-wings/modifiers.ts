import type { Modifier } from '../../rules/core';
import { en } from './en/log';
import { wingsLogText } from './texts/log';

type ModifierKey = Extract<keyof typeof en, `modifier.${string}`>;

const isText = (key: string): key is ModifierKey => Object.hasOwn(en, key);

/** What was added to a roll, in words where the log has them. */
export function modifierInWords(modifier: Modifier): Modifier {
  const key = `modifier.${modifier.code}`;
  return isText(key) ? { ...modifier, code: wingsLogText(key) } : modifier;
}
