import { type Axial, sameHex } from '../../../hex';
import type { Roll } from '../../core';
import { crewTest } from '../common/tests';
import type { UnitId } from '../model/ids';
import { type Play, tell } from '../model/play';
import { isLandTarget, isSmallCraft, isSubmarine } from '../model/sheet';
import type { FleetActionState } from '../model/state';
import type { Unit } from '../model/units';
import { inflict } from './damage';
import { loseUnit } from './lose';
import { passesWreckTest } from './wreckTest';

/** [NW-8.20] Points of S of the other ship for each impact point. */
const STRUCTURE_A_POINT = 5;

/** [NW-8.21] CV of the critical in the bow of each ship. */
export const COLLISION_VALUE = 5;

/** [NW-8.19, NW-22.10] Ships and wrecks in a hex that a ship out of control may strike. */
export const inTheWay = ({ units }: FleetActionState, unit: Unit, hex: Axial): Unit[] =>
  Object.values(units).filter((it) => it.id !== unit.id && isSolid(it) && sameHex(it.hex, hex));

const isSolid = ({ fate, sheet, isSubmerged }: Unit): boolean =>
  (fate === 'inPlay' || fate === 'wreck') &&
  !isSmallCraft(sheet) &&
  !isLandTarget(sheet) &&
  !(isSubmarine(sheet) && isSubmerged);

/** [NW-8.20, NW-8.23] Impact points that a ship takes from striking another. */
const collisionPoints = (other: Pick<Unit, 'sheet'>, isRammed = false): number =>
  Math.ceil(other.sheet.structure / STRUCTURE_A_POINT) * (isRammed ? 2 : 1);

/**
 * [NW-8.20, NW-8.22] Two ships collide: both take damage, and make their wreck tests.
 *
 * @returns the ships that are still in play, for a critical each [NW-8.21]
 */
export const collide = (play: Play, ship: Unit, other: Unit, isRam: boolean): UnitId[] =>
  crash(play, ship, other, { isRam, dice: [] });

function crash(
  play: Play,
  ship: Unit,
  other: Unit,
  { isRam, dice }: { isRam: boolean; dice: Roll[] },
): UnitId[] {
  tell(play, {
    kind: 'collided',
    rule: isRam ? 'NW-8.23' : 'NW-8.19',
    unit: ship.id,
    with: other.id,
    isRam,
    dice,
  });
  take(play, ship, collisionPoints(other));
  take(play, other, collisionPoints(ship, isRam));
  return [ship, other].filter(({ fate }) => fate === 'inPlay').map(({ id }) => id);
}

/** [NW-8.20] Half to S and half to F, the odd point to F. */
function take(play: Play, ship: Unit, points: number): void {
  if (ship.fate !== 'inPlay') return;
  const structure = Math.floor(points / 2);
  const isTestDue = inflict(
    play,
    ship,
    { structure, flotation: points - structure },
    { rule: 'NW-8.20' },
  );
  if (isTestDue && !passesWreckTest(play, ship)) loseUnit(play, ship, 'wreck', 'wreck-test');
}

/** [NW-8.19] A ship out of control among others: the ships that have collided. */
export function testCollision(play: Play, ship: Unit, others: readonly Unit[]): UnitId[] {
  if (crewTest(play, ship, 'collision')) {
    tell(play, { kind: 'collisionAvoided', rule: 'NW-8.19', unit: ship.id });
    return [];
  }
  const dice = others.length > 1 ? [play.dice.lot(others.length, 'collision')] : [];
  const other = others[dice[0]?.values[0] ?? 0];
  return other ? crash(play, ship, other, { isRam: false, dice }) : [];
}
