import type { Refusal } from '../../../../rules/core';
import type { Names } from '../names';

/** Why an order may not be given, as the rules wrote it, with units by their names. */
export function refusalText({ sentence, figures = {} }: Refusal, names: Names): string {
  const ids = Object.values(figures)
    .flat()
    .filter((it): it is string => typeof it === 'string' && it !== '');
  return ids.reduce((text, id) => text.replaceAll(id, names.any(id)), sentence);
}
