import type { Side } from '../../core';
import type { QuickTarget } from '../model/actionState';
import { isShielded, shotsAtShielded } from '../rolls/quick';
import { type Fighter, fightersOf } from './fighters';
import { gunShots, oddsOf, type Setting } from './shots';

/** [ST-21.30] How many ships of a side may have targets that escorts stand before. */
export const shieldedAllowance = (fighters: readonly Fighter[], side: Side): number =>
  shotsAtShielded(fightersOf(fighters, side).length, enemiesOf(fighters, side));

export const enemiesOf = (fighters: readonly Fighter[], side: Side): Fighter[] =>
  fightersOf(fighters, side === 'allies' ? 'axis' : 'allies');

/** [ST-21.30] Ships, other than one, that have been given a target behind escorts. */
export const aimedAtShielded = (
  aims: readonly QuickTarget[],
  fighters: readonly Fighter[],
  except: string,
): number => {
  const shielded = new Set(fighters.filter(isShielded).map(({ card }) => card.id));
  return aims.filter((it) => it.ship !== except && it.target !== it.ship && shielded.has(it.target))
    .length;
};

/**
 * [ST-5.15, ST-21.29] The aims of a side with those of ships that were given none: guns alone, at the target at which they
 * do most on average. In a Quick action all enemies are as near.
 */
export function withDefaults(
  fighters: readonly Fighter[],
  side: Side,
  given: readonly QuickTarget[],
  setting: Setting,
): QuickTarget[] {
  const aims = [...given];
  for (const firer of fightersOf(fighters, side)) {
    const { id } = firer.card;
    if (aims.some(({ ship }) => ship === id)) continue;
    const isFree = aimedAtShielded(aims, fighters, id) < shieldedAllowance(fighters, side);
    const targets = enemiesOf(fighters, side).filter((it) => isFree || !isShielded(it));
    const best = bestTarget(firer, targets, aims, setting);
    if (best) aims.push({ ship: id, target: best.card.id, torpedoes: false });
  }
  return aims;
}

function bestTarget(
  firer: Fighter,
  targets: readonly Fighter[],
  aims: readonly QuickTarget[],
  setting: Setting,
): Fighter | undefined {
  const values = targets.map((target) => {
    const rank = 1 + aims.filter((it) => it.target === target.card.id).length;
    return { target, worth: worthOf(firer, target, rank, setting) };
  });
  const most = Math.max(0, ...values.map(({ worth }) => worth));
  return most > 0 ? values.find(({ worth }) => worth === most)?.target : undefined;
}

/** The mean Damage Levels that a ship's guns do to a target. */
export const worthOf = (firer: Fighter, target: Fighter, rank: number, setting: Setting): number =>
  gunShots(firer, target, rank, setting).reduce((sum, shot) => sum + oddsOf(shot).mean, 0);
