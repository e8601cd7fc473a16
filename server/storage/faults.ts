import { StorageError } from './storage';

/** A database error in the form in which threads pass it. */
export interface Fault {
  code: string;
  message: string;
}

const SENTENCES: Readonly<Record<string, string>> = {
  SQLITE_FULL: 'The disk is full.',
  SQLITE_BUSY: 'Another program keeps the database locked.',
  SQLITE_LOCKED: 'Another program keeps the database locked.',
  SQLITE_READONLY: 'The database may not be written to.',
  SQLITE_CORRUPT: 'The database file is damaged.',
  SQLITE_NOTADB: 'The database file is damaged, or is none.',
  SQLITE_IOERR: 'The disk does not answer as it should.',
  SQLITE_CONSTRAINT: 'The database has something else in that place.',
};

export function faultOf(error: unknown): Fault {
  const { code, message } = error as Partial<Fault>;
  return { code: code ?? '', message: message ?? String(error) };
}

/** A fault of the database in a sentence, its own text as the cause. */
export function told(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code } = faultOf(error);
  const known = Object.keys(SENTENCES).find((name) => code.startsWith(name));
  const sentence = SENTENCES[known ?? ''] ?? 'The database cannot be used.';
  return new StorageError(sentence, { cause: error });
}

/** The fault that came from a thread. */
export const thrown = ({ code, message }: Fault): StorageError =>
  told(Object.assign(new Error(message), { code }));
