import { savedBattle } from './battle/saved';
import type { SavedForm } from './core/system';
import { savedFleetAction } from './fleet-action/saved';
import { savedSeaWings } from './sea-wings/saved';
import { savedSeekrieg } from './seekrieg/saved';
import { savedStrategic } from './strategic/saved';

/**
 * How each system saves its games; separate from the other descriptors, which the page of a running game does not
 * need.
 */
export const SAVED_FORMS: Readonly<Record<string, SavedForm>> = {
  battle: savedBattle,
  strategic: savedStrategic,
  'sea-wings': savedSeaWings,
  'fleet-action': savedFleetAction,
  seekrieg: savedSeekrieg,
};
