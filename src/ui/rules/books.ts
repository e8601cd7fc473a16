/** The rules of each system as they are written; loaded when they are read. */
const BOOKS: Readonly<Record<string, () => Promise<{ default: string }>>> = {
  battle: () => import('../../rules/battle/RULES.md?raw'),
  strategic: () => import('../../rules/strategic/RULES.md?raw'),
};

/** The systems whose rules can be read. */
export const BOOK_IDS: readonly string[] = Object.keys(BOOKS);

/** Fetches the book of battles ahead, the most looked into. */
export const prefetchBooks = async (): Promise<unknown> => BOOKS.battle?.();

/** The text of a system's rules; `undefined` for a system that is not there. */
export async function loadBook(system: string): Promise<string | undefined> {
  return Object.hasOwn(BOOKS, system) ? (await BOOKS[system]?.())?.default : undefined;
}
