import { lookUp, valueOf } from '../../../core';
import { isInPlay, unitOf } from '../../common/own';
import { type Play, tell } from '../../model/play';
import type { Unit } from '../../model/units';
import { CARRIER, type Section, STRUCTURAL, UNDERWATER } from '../../tables/criticals';
import { COLLISION_VALUE } from '../collision';
import { damage } from '../damage';
import { loseUnit } from '../lose';
import type { Strike } from '../strike';
import { ownerOf } from '../told';
import { passesWreckTest } from '../wreckTest';
import type { Critical, Following } from './critical';
import { applyArea, usesCarrierTable } from './effects';

/** [NW-21.26] */
const MAX_ROLLS = 10;

/** [NW-21.17 to NW-21.30] A roll for critical damage above water, with what it leads to. */
export function rollCritical(play: Play, unit: Unit, value: number, strike: Strike): void {
  workOut(play, unit, { ...fresh(value), section: null, strike });
}

/** [NW-24.1] The same under water. */
export function rollUnderwater(play: Play, unit: Unit, value: number, section: Section): void {
  workOut(play, unit, { ...fresh(value), section, strike: null });
}

const fresh = (value: number) => ({ left: value, full: value, isFlash: false, following: [] });

/** [NW-21.21, NW-21.30, NW-22.11] CV that is left is rolled again, as long as the unit is in play. */
function workOut(play: Play, unit: Unit, critical: Critical): void {
  for (let rolls = 0; rolls < MAX_ROLLS && isInPlay(unit); rolls++) {
    const goesOn = rollOnce(play, unit, critical);
    for (const following of critical.following.splice(0))
      follow(play, unit, following, critical.full);
    if (!goesOn) return;
  }
}

/** One roll on the main table; whether CV is left for another. */
function rollOnce(play: Play, unit: Unit, critical: Critical): boolean {
  const roll = play.dice.roll('d20', 1, 'critical', { unit: unit.id });
  const area = lookUp(tableFor(unit, critical), valueOf(roll));
  tell(play, {
    kind: 'criticalRolled',
    rule: 'NW-21.17',
    ...ownerOf(unit),
    area,
    criticalValue: critical.left,
    dice: [roll],
  });
  const verdict = applyArea(play, unit, critical, area);
  if (verdict === 'barred') waste(play, unit, critical);
  return verdict === 'again' && critical.left > 0;
}

/** [NW-21.27] */
function tableFor(unit: Unit, { section }: Critical) {
  if (section) return UNDERWATER[section];
  return usesCarrierTable(unit) ? CARRIER : STRUCTURAL;
}

/** [NW-21.25] CV that finds nothing to hurt costs 1 point of S for each 2. */
function waste(play: Play, unit: Unit, { left }: Critical): void {
  const points = Math.floor(left / 2);
  if (points === 0 || !isInPlay(unit)) return;
  if (
    damage(play, unit, { points, pool: 'structure' }, { rule: 'NW-21.25' }) &&
    !passesWreckTest(play, unit)
  )
    loseUnit(play, unit, 'wreck', 'wreck-test');
}

/** [NW-26.17, NW-8.21] */
function follow(play: Play, unit: Unit, following: Following, full: number): void {
  if (following.kind === 'collision') strikeBows(play, following.ships);
  else if (isInPlay(unit))
    workOut(play, unit, {
      ...fresh(following.value),
      section: following.section,
      strike: null,
      isFlash: true,
      full,
    });
}

/** [NW-8.21] Each ship in a collision rolls a critical in her bow. */
export function strikeBows(play: Play, ships: readonly string[]): void {
  for (const id of ships) {
    const ship = unitOf(play.state, id);
    if (isInPlay(ship)) rollUnderwater(play, ship, COLLISION_VALUE, 'bow');
  }
}
