import type { TextKey } from '../core/catalog';
import { en } from './en/rules';
import { seekriegRulesText } from './texts/rules';

const isText = (key: string): key is TextKey<typeof en> => Object.hasOwn(en, key);

/** The name of a section of the rules by its number: 'Gunnery'; nothing for a number that they do not have. */
export function ruleSectionText(number: number): string | undefined {
  const key = `section${number}`;
  return isText(key) ? seekriegRulesText(key) : undefined;
}
