import type { Unit } from '../model/units';

/** [NW-13.14, NW-16.8, NW-18.6, NW-23.10a] */
export function splash(unit: Unit): void {
  unit.splashes += 1;
}
