import type { SavedForm } from './core/system';

/** Loaders of how each system saves its games, by its id. */
export const SAVED_FORMS: Readonly<Record<string, () => Promise<SavedForm>>> = {
  battle: async () => (await import('./battle/saved')).savedBattle,
  strategic: async () => (await import('./strategic/saved')).savedStrategic,
  'sea-wings': async () => (await import('./sea-wings/saved')).savedSeaWings,
  'fleet-action': async () => (await import('./fleet-action/saved')).savedFleetAction,
  seekrieg: async () => (await import('./seekrieg/saved')).savedSeekrieg,
};
