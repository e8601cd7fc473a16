import { conditionOf } from '../common/own';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { ownerOf } from './told';

/** [NW-24.9, NW-34.6f] The power of the whole ship fails; in this turn it cannot be mended [NW-28.9]. */
export function failPower(play: Play, unit: Unit): void {
  const condition = conditionOf(unit);
  condition.hasPowerFailure = true;
  condition.turn.lostPower = true;
  tell(play, { kind: 'powerLost', rule: 'NW-24.9', ...ownerOf(unit) });
}
