import type { Modifier } from '../../../rules/core';
import { evidenceText } from '../texts/evidence';

const KNOWN = [
  'excellent-gunnery',
  'target-still',
  'fire-control-radar',
  'point-blank',
  'target-end-on',
] as const;

/** Modifiers of dice, in words; a code without words stays a code. */
export function modifierName(code: Modifier['code']): string {
  const known = KNOWN.find((it) => it === code);
  return known ? evidenceText(`modifier.${known}`) : code.replaceAll('-', ' ');
}
