import type { ClauseId } from './clause';

/** One reason why a die counts more or less than it shows. */
export interface Modifier {
  code: string;
  value: number;
  rule: ClauseId;
}

/** The sum of modifiers, up to a cap. */
export const sumOfModifiers = (modifiers: readonly Modifier[], most: number): number =>
  Math.min(
    most,
    modifiers.reduce((sum, { value }) => sum + value, 0),
  );
