import type { Roll } from '../../core';
import { cvTest } from '../common/tests';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { ownerOf } from './told';

/** Adds fires, or puts out as many as there are; all can see them [NW-3.20]. */
export function changeFires(play: Play, unit: Unit, by: number): void {
  const fires = Math.max(0, unit.fires + by);
  if (fires === unit.fires) return;
  unit.fires = fires;
  tell(play, { kind: 'firesChanged', rule: 'NW-3.20', unit: unit.id, fires });
}

/** [NW-26.20] Makes Fire Tests with a critical value; each success adds a fire. */
export function fireTests(play: Play, unit: Unit, value: number, count = 1): void {
  const dice: Roll[] = [];
  let started = 0;
  for (let test = 0; test < count; test++) if (cvTest(play, value, 'fire-test', dice)) started += 1;
  tell(play, {
    kind: 'fireTested',
    rule: 'NW-26.20',
    ...ownerOf(unit),
    criticalValue: value,
    started,
    dice,
  });
  changeFires(play, unit, started);
}
