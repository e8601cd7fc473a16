import type { ClauseId } from './clause';

/** Why an order may not be given: a value, never an exception. */
export interface Refusal {
  /** Kebab-case and stable: for tests and programs. */
  code: string;
  /** The clause that forbids it; absent when the order could not even be read. */
  rule?: ClauseId;
  /** One sentence for the player, with the figures. */
  sentence: string;
  /**
   * What the sentence is made of, plain JSON, so that it can be said in another language by its code; `form` tells the
   * sentences of one code apart.
   */
  figures?: Figures;
}

export type Figures = Readonly<Record<string, string | number | readonly (string | number)[]>>;

export const refusal = (
  code: string,
  rule: ClauseId,
  sentence: string,
  figures?: Figures,
): Refusal => (figures ? { code, rule, sentence, figures } : { code, rule, sentence });

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && 'code' in value && 'sentence' in value;

/** The first refusal of a list of checks, each run only when those before it passed. */
export function firstRefusal(
  ...checks: readonly (() => Refusal | undefined)[]
): Refusal | undefined {
  for (const check of checks) {
    const refused = check();
    if (refused) return refused;
  }
  return undefined;
}
