import { copySharing } from '../../core';
import type { SeekriegView } from '../model/state';

/** Keys whose values never change: sheets, the scenario, objectives. */
const SHARED: ReadonlySet<string> = new Set(['sheet', 'scenario', 'options', 'objectives']);

/** A copy of a state that may be changed in place. */
export const copyState: <Position extends SeekriegView>(position: Position) => Position =
  copySharing(SHARED);
