import { missing, SIDES, unknown } from '../../core';
import type { StrategicView } from './state';

/** Says that something was not found: unknown where a view may have left it out, a broken invariant in a whole state. */
export const leftOut = ({ forces }: Pick<StrategicView, 'forces'>, what: string): never =>
  SIDES.every((side) => forces[side]) ? missing(what) : unknown(what);
