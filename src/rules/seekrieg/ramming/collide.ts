import type { Degrees, Inches, Knots } from '../../core';
import { relativeBearing } from '../common/geometry';
import { conditionOf, shipOf } from '../common/own';
import { armorAt } from '../damage/armor';
import { damageCritically } from '../damage/criticals';
import { roll, type Struck, struck } from '../damage/rolling';
import { type Play, tell } from '../model/play';
import { isSubmarine } from '../model/sheet';
import type { Collision } from '../model/track';
import type { Ship } from '../model/units';
import { LEAST_ARMOR } from '../tables/armor';
import { inBands } from '../tables/bands';
import { rounded } from '../tables/rounding';

/** [SK-18.8] Smaller angles are no collision. */
const LEAST_ANGLE: Degrees = 20;

/** [SK-18.4 to SK-18.15] What a collision does to both ships. They have stopped already [SK-9.30]. */
export function resolveCollision(play: Play, collision: Collision): void {
  const rammer = shipOf(play.state, collision.rammer);
  const target = shipOf(play.state, collision.target);
  const angle = Math.min(collision.impactAngle, 180 - collision.impactAngle);
  if (angle < LEAST_ANGLE) return;
  const it = struck(play, target);
  const ram = ramDamage({
    rammerDp: rammer.sheet.dp,
    targetDp: target.sheet.dp,
    knots: collision.knots,
    angle,
    beltInches: beltStruck(it),
  });
  suffer(target, ram.target);
  suffer(rammer, ram.rammer);
  tell(play, {
    kind: 'shipRammed',
    rule: 'SK-18.5',
    ship: target.id,
    by: rammer.id,
    damage: ram.target,
    cost: ram.rammer,
    dice: it.dice,
  });
  breakUp(play, target, rammer, criticalsFor(it, ram.target));
  breakUp(play, rammer, target, shareOf(rammer, ram.rammer) >= RAMMER_PERCENT ? 1 : 0);
}

/** [SK-18.15] Damage in per cent of her own for which the ramming ship rolls. */
const RAMMER_PERCENT = 10;

const shareOf = ({ sheet }: Ship, damage: number): number => (100 * damage) / sheet.dp;

/** [SK-18.12, SK-18.13] The belt where she is struck: half of it in the forward or after quarter. */
function beltStruck(it: Struck): Inches {
  const belt = armorAt(it.tables, it.ship.sheet, 'belt');
  const isQuarter = roll(it, 'ram-quarter') <= 50;
  return isQuarter ? Math.max(LEAST_ARMOR, belt / 2) : belt;
}

/** What the ramming formulas are worked out from. */
interface Ram {
  rammerDp: number;
  targetDp: number;
  /** Of the ramming ship. */
  knots: Knots;
  /** [SK-18.7] From the target, 20 to 90. */
  angle: Degrees;
  beltInches: Inches;
}

/** [SK-18.4] */
export const momentumFactor = ({ rammerDp, targetDp }: Pick<Ram, 'rammerDp' | 'targetDp'>) =>
  targetDp / (targetDp + rammerDp);

/** [SK-18.4 to SK-18.7] Damage points of both ships. */
export function ramDamage(ram: Ram): { target: number; rammer: number } {
  const { rammerDp, knots, angle, beltInches } = ram;
  const momentum = momentumFactor(ram);
  const sine = Math.sin((angle * Math.PI) / 180);
  return {
    target: rounded(Math.sqrt((rammerDp * momentum) / beltInches) * knots * sine),
    rammer: rounded(0.5 * Math.sqrt(rammerDp) * momentum * knots * sine),
  };
}

/** [SK-26.19, SK-26.21] Submarines take none. */
function suffer(ship: Ship, damage: number): void {
  if (!isSubmarine(ship.sheet)) conditionOf(ship).damageDue += damage;
}

/** [SK-18.14, SK-26.23] */
const criticalsFor = ({ tables, ship }: Struck, damage: number): number =>
  inBands(tables.ramCriticals.bands, rounded(shareOf(ship, damage)));

/** [SK-18.14, SK-14.27] Critical damage on the belt, on the side on which the other ship bears. */
function breakUp(play: Play, ship: Ship, other: Ship, times: number): void {
  for (let i = 0; i < times; i++) {
    const it = struck(play, ship);
    const sideHit = sideOf(it, other);
    damageCritically(play, ship, 'belt', { penetrated: true, sideHit, dice: it.dice });
  }
}

function sideOf(it: Struck, other: Ship): 'port' | 'starboard' {
  const bearing = Math.round(relativeBearing(it.ship, other));
  if (bearing !== 0 && bearing !== 180) return bearing > 0 ? 'starboard' : 'port';
  return roll(it, 'side-hit', 'd10') <= 5 ? 'port' : 'starboard';
}
