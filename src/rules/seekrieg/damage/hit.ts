import type { Roll } from '../../core';
import { conditionOf } from '../common/own';
import type { Failure } from '../model/events/damage';
import { type Play, tell } from '../model/play';
import { isSubmarine } from '../model/sheet';
import type { Ship } from '../model/units';
import { digitSum, isDouble, isSuccess } from '../tables/dice';
import { type Location, locationOf, type RangeHalf } from '../tables/hitLocation';
import type { Blow } from './acts';
import { locationRow } from './armor';
import { damageCritically } from './criticals';
import { startFire } from './fires';
import { roll, type Struck, struck } from './rolling';
import { averageStrike, type Missile, type Strike, strikeAt } from './strike';

/** A shell or a bomb that hits. */
export interface Hit {
  missile: Missile;
  /** [SK-12.2, SK-23.24] The columns of CHART G1. */
  half: RangeHalf;
  sideHit: Blow['sideHit'];
  /** Rolls made for it already. */
  dice?: readonly Roll[];
}

/**
 * [SK-5.16] One hit, completely: location, penetration, damage, critical damage and fire; all but fires is due when the
 * turn ends.
 */
export function resolveHit(play: Play, ship: Ship, hit: Hit): void {
  if (isSubmarine(ship.sheet)) hitSubmarine(play, ship, hit);
  else if (play.state.options.damageMethod === 'average')
    hitOnAverage(struck(play, ship, hit.dice), hit);
  else hitLocated(struck(play, ship, hit.dice), hit);
}

/** [SK-26.19] */
const hitSubmarine = (play: Play, ship: Ship, { sideHit, dice }: Hit): void =>
  damageCritically(play, ship, 'belt', { penetrated: true, sideHit, ...(dice && { dice }) });

/** [SK-12.6, SK-3.4] The armor average method: the location is rolled only for critical damage. */
const hitOnAverage = (it: Struck, hit: Hit): void =>
  burst(it, averageStrike(it.tables, it.ship.sheet, hit.missile), { hit, location: null });

function hitLocated(it: Struck, hit: Hit): void {
  const location = rollLocation(it, hit);
  if (location === null) {
    report(it, NOTHING, { location, failure: 'dud' });
    return;
  }
  const strike = strikeAt(it.tables, it.ship.sheet, hit.missile, location);
  if (strike.dudPercent > 0 && isSuccess(roll(it, 'shell-dud'), strike.dudPercent))
    report(it, { ...strike, damage: strike.dudDamage }, { location, failure: 'through' });
  else burst(it, strike, { hit, location });
}

function rollLocation(it: Struck, { half }: Pick<Hit, 'half'>): Location | null {
  const { tables, ship } = it;
  return locationOf(tables.hitLocation, locationRow(ship.sheet), half, roll(it, 'hit-location'));
}

/** [SK-12.3] A dud does nothing. */
const NOTHING: Strike = {
  penetrationInches: 0,
  armorInches: 0,
  penetrates: false,
  dudPercent: 0,
  damage: 0,
  dudDamage: 0,
  criticalPercent: 0,
};

function report(
  { play, ship, dice }: Struck,
  { penetrationInches, armorInches, penetrates, damage }: Strike,
  where: { location: Location | null; failure: Failure | null },
): void {
  conditionOf(ship).damageDue += damage;
  tell(play, {
    kind: 'shipHit',
    rule: 'SK-12.1',
    ship: ship.id,
    penetrationInches,
    armorInches,
    penetrates,
    damage,
    ...where,
    dice,
    seenBy: [ship.side],
  });
}

/** [SK-14.12, SK-14.19, SK-14.20] The damage, and one roll for critical damage and for a fire. */
function burst(
  it: Struck,
  strike: Strike,
  { hit, location }: { hit: Hit; location: Location | null },
): void {
  const { play, ship } = it;
  const rolled = roll(it, 'critical-chance');
  report(it, strike, { location, failure: null });
  if (isDouble(rolled)) startFire(struck(play, ship), digitSum(rolled));
  if (!isSuccess(rolled, strike.criticalPercent)) return;
  const next = struck(play, ship);
  const at = location ?? rollBurstLocation(next, hit);
  const { penetrates: penetrated } = strike;
  damageCritically(play, ship, at, { penetrated, sideHit: hit.sideHit, dice: next.dice });
}

/** [SK-3.4] A roll of [I] is rolled again: the hit has burst. */
export function rollBurstLocation(it: Struck, hit: Pick<Hit, 'half'>): Location {
  let location: Location | null = null;
  while (location === null) location = rollLocation(it, hit);
  return location;
}
