import { allUis } from '../systems/registry';
import type { BookUi } from './bookUi';

/** The systems whose rules can be read. */
export const bookIds = (): string[] => allUis().flatMap(({ id, book }) => (book ? [id] : []));

/** The rules of a system; `undefined` for one that is not there or has none to read. */
export const bookOf = (system: string): BookUi | undefined =>
  allUis().find(({ id }) => id === system)?.book;

/** Fetches the first book ahead, since it is read most. */
export const prefetchBooks = async (): Promise<unknown> => bookOf(bookIds()[0] ?? '')?.load();
