import { missing, SIDES, unknown } from '../../core';
import type { StrategicView } from './state';

/** Reports a failed lookup: unknown where a view may omit it, a broken invariant in a full state. */
export const leftOut = ({ forces }: Pick<StrategicView, 'forces'>, what: string): never =>
  SIDES.every((side) => forces[side]) ? missing(what) : unknown(what);
