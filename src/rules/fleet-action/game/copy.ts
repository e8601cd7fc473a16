import { copySharing } from '../../core';
import type { FleetActionView } from '../model/state';

/** Keys whose values never change: sheets, types of aircraft, the scenario. */
const SHARED: ReadonlySet<string> = new Set(['sheet', 'aircraft', 'scenario', 'options']);

/** A copy of a state that may be changed in place. */
export const copyState: <Position extends FleetActionView>(position: Position) => Position =
  copySharing(SHARED);
