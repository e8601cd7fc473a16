import { type Play, tell } from '../../model/play';
import type { Unit } from '../../model/units';

/** [NW-12.18, NW-12.19, NW-12.23, NW-12.31] Units are illuminated until the End Phase; `by`: the ship or stand that does it. */
export function light(play: Play, units: readonly Unit[], by: string): void {
  for (const unit of units.filter(({ isLit }) => !isLit)) {
    unit.isLit = true;
    tell(play, { kind: 'lit', rule: 'NW-12.31', unit: unit.id, by });
  }
}
