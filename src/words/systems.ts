import type { AnyWords } from './core/systemWords';

/** Where the words of each system are, by its id: fetched with the first screen or command that asks for them. */
export const LOADERS: Readonly<Record<string, () => Promise<{ words: AnyWords }>>> = {
  battle: () => import('./battle'),
  strategic: () => import('./strategic'),
};

/** Whose fights are told by the words of which system: as the rules pair them. */
export const HOSTS: Readonly<Record<string, string>> = { strategic: 'battle' };
