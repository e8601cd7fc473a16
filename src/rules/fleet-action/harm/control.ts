import { hexAhead, turned } from '../../../hex';
import { sumOf, valueOf } from '../../core';
import { isLand, isOnMap } from '../common/map';
import { conditionOf } from '../common/own';
import type { UnitId } from '../model/ids';
import { type Play, tell } from '../model/play';
import type { Unit } from '../model/units';
import { inTheWay, testCollision } from './collision';
import { damage } from './damage';
import { loseUnit } from './lose';
import { passesWreckTest } from './wreckTest';

/** [NW-23.10a] A d20 up to this turns to port. */
const PORT_UP_TO = 10;

/**
 * [NW-8.15, NW-8.37, NW-23.10a] A ship out of control turns to a side by a die and runs on as far as her MVR, even at
 * speed 0; the map edge and other ships stop her. A ship aground stays where she is.
 *
 * @returns ships that have collided, for a critical each [NW-8.21]
 */
export function loseControl(play: Play, unit: Unit): UnitId[] {
  const roll = play.dice.roll('d20', 1, 'lost-control', { unit: unit.id });
  const to = valueOf(roll) <= PORT_UP_TO ? 'port' : 'starboard';
  tell(play, { kind: 'controlLost', rule: 'NW-8.15', unit: unit.id, to, dice: [roll] });
  if (unit.isAground) return [];
  unit.facing = turned(unit.facing, to);
  conditionOf(unit).straight = 0;
  for (let hex = 0; hex < unit.sheet.turningHexes; hex++) {
    const met = runOn(play, unit);
    if (met !== 'clear') return met;
  }
  return [];
}

/** One hex ahead: `clear` to go on, or the ships that have collided where she stops. */
function runOn(play: Play, unit: Unit): 'clear' | UnitId[] {
  const { scenario } = play.state;
  const from = unit.hex;
  const next = hexAhead(from, unit.facing);
  if (!isOnMap(scenario, next)) return [];
  if (isLand(scenario, next)) {
    runAground(play, unit);
    return [];
  }
  unit.hex = next;
  conditionOf(unit).straight += 1;
  const { facing } = unit;
  tell(play, { kind: 'shipMoved', rule: 'NW-8.15', unit: unit.id, from, path: [next], facing });
  const others = inTheWay(play.state, unit, next);
  return others.length > 0 ? testCollision(play, unit, others) : 'clear';
}

/** [NW-8.18] Full points of S for each die of damage. */
const STRUCTURE_A_DIE = 10;

/** [NW-8.18] She stays where she is for the rest of the game. */
function runAground(play: Play, unit: Unit): void {
  unit.isAground = true;
  unit.speedKnots = 0;
  tell(play, { kind: 'ranAground', rule: 'NW-8.18', unit: unit.id });
  const count = Math.floor(unit.sheet.structure / STRUCTURE_A_DIE);
  if (count === 0) return;
  const dice = play.dice.roll('d6', count, 'aground', { unit: unit.id });
  const isTestDue = damage(
    play,
    unit,
    { points: sumOf(dice), pool: 'structure' },
    { rule: 'NW-8.18', dice: [dice] },
  );
  if (isTestDue && !passesWreckTest(play, unit)) loseUnit(play, unit, 'wreck', 'wreck-test');
}
