import type { Modifier } from '../../../rules/core';
import { evidenceText } from '../texts/evidence';

const KNOWN = [
  'excellent-gunnery',
  'target-still',
  'fire-control-radar',
  'point-blank',
  'target-end-on',
] as const;

/** What is added to dice, in words; a code without words is told as it is. */
export function modifierName(code: Modifier['code']): string {
  const known = KNOWN.find((it) => it === code);
  return known ? evidenceText(`modifier.${known}`) : code.replaceAll('-', ' ');
}
