import { copySharing } from '../../core';
import type { SeaWingsView } from '../model/state';

/** Keys whose values never change: cards, sheets, aircraft types and their homes. */
const SHARED: ReadonlySet<string> = new Set([
  'card',
  'type',
  'scenario',
  'home',
  'sheet',
  'otherSheets',
]);

/** A copy of a state that may be changed in place. */
export const copyState: <Position extends SeaWingsView>(position: Position) => Position =
  copySharing(SHARED);
