import type { Modifier } from '../../rules/core';
import type { PartCode } from '../../rules/seekrieg/query';
import type { TextKey } from '../core/catalog';
import type { en } from './en/modifiers';
import { seekriegModifiersText } from './texts/modifiers';

/** Of critical damage the number is in the code. */
const keyOf = (code: PartCode): TextKey<typeof en> =>
  code.startsWith('critical-') ? 'critical' : (code as Exclude<PartCode, `critical-${number}`>);

/** A part of the total of CHARTS H in words, or what multiplies it. */
export const modifierInWords = (modifier: Modifier): Modifier => ({
  ...modifier,
  code: seekriegModifiersText(keyOf(modifier.code as PartCode)),
});
