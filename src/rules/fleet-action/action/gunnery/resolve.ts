import { type Roll, valueOf } from '../../../core';
import { conditionOf } from '../../common/own';
import { crewTest } from '../../common/tests';
import { isHit, rollToHit, totalOf } from '../../common/toHit';
import { type Play, tell } from '../../model/play';
import { OVERWHELMING } from '../../model/reckoning';
import { hasTrait, isSmallCraft } from '../../model/sheet';
import { acquisition, aimAt } from './aim';
import { type GunAttack, gunAttack, type Planned } from './attack';
import { landShells } from './effect';
import { spend } from './mounts';

/** [NW-13.22] The highest number of a d10 on which a turret fails. */
const ERRATIC = 2;

/** [NW-13.24] Guns shoot at a target, once radar has acquired it where that is needed [NW-12.10]. */
export function shoot(play: Play, planned: Planned): void {
  if (!acquires(play, planned)) return;
  const mounts = mountsThatShoot(play, planned);
  if (mounts.length === 0) return;
  const attack = gunAttack(play.state, { ...planned, mounts });
  noteShot(attack);
  const { hit, isOverwhelming } = rollGuns(play, attack);
  if (hit) landShells(play, attack, isOverwhelming);
}

/** [NW-12.10] */
function acquires(play: Play, { ship, battery, target }: Planned): boolean {
  if (aimAt(play.state, ship, battery, target) !== 'radar') return true;
  const before = acquisition(ship, battery, target);
  if (before !== undefined) return before;
  const isAcquired = crewTest(play, ship, 'acquire');
  conditionOf(ship).turn.acquisitions.push({ battery, target: target.id, isAcquired });
  tell(play, {
    kind: 'radarTried',
    rule: 'NW-12.10',
    seenBy: [ship.side],
    unit: ship.id,
    battery,
    target: target.id,
    isAcquired,
  });
  return isAcquired;
}

/** [NW-13.22] Erratic turrets: one of the mounts may fail for this turn. */
function mountsThatShoot(play: Play, planned: Planned): readonly number[] {
  const { ship, battery, mounts } = planned;
  if (jamChance(planned) === 0) return mounts;
  const dice = [play.dice.roll('d10', 1, 'erratic-turrets', { ship: ship.id })];
  const jams = valueOf(dice[0] as Roll) <= ERRATIC;
  if (jams && mounts.length > 1) dice.push(play.dice.lot(mounts.length, 'jammed-turret'));
  const mount = jams ? (mounts[dice[1] ? valueOf(dice[1]) : 0] as number) : null;
  tell(play, {
    kind: 'turretsTested',
    rule: 'NW-13.22',
    seenBy: [ship.side],
    unit: ship.id,
    mount,
    dice,
  });
  if (mount === null) return mounts;
  spend(ship, battery, [mount]);
  return mounts.filter((it) => it !== mount);
}

/** [NW-13.22] The chance that one of the mounts of an attack fails. */
export const jamChance = ({ ship, battery }: Planned): number =>
  battery === 'main' && isErratic(ship.sheet) ? ERRATIC / 10 : 0;

const isErratic = (sheet: Planned['ship']['sheet']): boolean => hasTrait(sheet, 'erratic-turrets');

/** [NW-2.4, NW-12.22, NW-13.1, NW-13.3, NW-13.19] What the ship has done by it. */
function noteShot({ ship, battery, mounts, target, isDirected, gun }: GunAttack): void {
  const { turn } = conditionOf(ship);
  spend(ship, battery, mounts);
  turn.shotAt[battery].push(target.id);
  ship.open.hasShot = true;
  if (battery === 'main') ship.open.hasShotMain = true;
  if (isDirected && !turn.directed.includes(target.id)) turn.directed.push(target.id);
  if (gun.isDualPurpose) turn.dualPurpose = 'ships';
}

/** [NW-13.18] A total so far above the need doubles the IP; small craft have none to lose. */
export const overwhelms = (attack: GunAttack, die: number): boolean =>
  isHit(attack, die) &&
  totalOf(attack, die) >= attack.need + OVERWHELMING &&
  !isSmallCraft(attack.target.sheet);

function rollGuns(play: Play, attack: GunAttack) {
  const { ship, battery, target, guns, need, isDirected, modifiers } = attack;
  const { values, hits, dice } = rollToHit(play, attack, 1, { reason: 'guns', unit: ship.id });
  const die = values[0] as number;
  const isOverwhelming = overwhelms(attack, die);
  tell(play, {
    kind: 'gunsFired',
    rule: 'NW-13.5',
    unit: ship.id,
    battery,
    target: target.id,
    guns,
    need,
    isDirected,
    modifiers,
    total: totalOf(attack, die),
    isHit: hits > 0,
    isOverwhelming,
    dice,
  });
  return { hit: hits > 0, isOverwhelming };
}
