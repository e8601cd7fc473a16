import type { AnyWords } from './core/systemWords';

/** Loaders for the words of each system, by its id: used by the first screen or command that needs them. */
export const LOADERS: Readonly<Record<string, () => Promise<{ words: AnyWords }>>> = {
  battle: () => import('./battle'),
  strategic: () => import('./strategic'),
  'sea-wings': () => import('./sea-wings'),
  'fleet-action': () => import('./fleet-action'),
  seekrieg: () => import('./seekrieg'),
};

/** Whose words describe the fights of another system, the usual one first: the same as in the rules. */
export const HOSTS: Readonly<Record<string, readonly string[]>> = {
  strategic: ['battle', 'fleet-action', 'seekrieg'],
  'sea-wings': ['battle', 'fleet-action', 'seekrieg'],
};
