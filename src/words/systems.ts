import type { AnyWords } from './core/systemWords';

/** Loaders for the words of each system, by its id: used by the first screen or command that needs them. */
export const LOADERS: Readonly<Record<string, () => Promise<{ words: AnyWords }>>> = {
  battle: () => import('./battle'),
  strategic: () => import('./strategic'),
  'sea-wings': () => import('./sea-wings'),
  'fleet-action': () => import('./fleet-action'),
};

/** Which system's words describe the fights of another: the same pairs as in the rules. */
export const HOSTS: Readonly<Record<string, string>> = {
  strategic: 'battle',
  'sea-wings': 'battle',
};
