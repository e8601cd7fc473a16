import type { Modifier, Side } from '../../core';
import { canLaunchTorpedoes, firePowerNow, ratingNow, speedNow, stateOf } from '../cards/shipNow';
import type { FirePower } from '../cards/shipRatings';
import type { QuickTarget, QuickWeapon } from '../model/actionState';
import type { Level } from '../model/scenario';
import { gunModifiers, type Sky } from '../rolls/gunnery';
import { sumOfAll } from '../rolls/opposedRoll';
import { QUICK_HEXES, type QuickBand } from '../rolls/quick';
import { bandOf } from '../tables/gunBands';
import { shipDamage } from '../tables/results';
import { torpedoDamage, torpedoModifier } from '../tables/torpedoBands';
import { type Fighter, fightersOf } from './fighters';

/** The conditions of an exchange. */
export interface Setting {
  level: Level;
  sky: Sky;
  band: QuickBand;
  /** From 1. */
  exchange: number;
  surprised: Side | null;
}

/** One attack of an exchange, ready to roll [ST-16.2, ST-17.2]. */
export interface Shot {
  firer: Fighter;
  target: Fighter;
  weapon: QuickWeapon;
  attack: number;
  defense: number;
  modifiers: Modifier[];
}

/** [ST-21.29, ST-21.32, ST-3.5] All attacks of an exchange with the ratings at its start: by firer, guns before torpedoes. */
export function shotsOf(
  fighters: readonly Fighter[],
  aims: readonly QuickTarget[],
  setting: Setting,
): Shot[] {
  return fighters.flatMap((firer) => {
    const aim = aims.find(({ ship }) => ship === firer.card.id);
    const target = fighters.find(
      ({ card, side }) => card.id === aim?.target && side !== firer.side,
    );
    if (!aim || !target || stateOf(firer) === 'sunk' || stateOf(target) === 'sunk') return [];
    const rank = rankOf(firer, fighters, aims, setting);
    const guns = gunShots(firer, target, rank, setting);
    return aim.torpedoes ? [...guns, ...torpedoShots(firer, target, setting)] : guns;
  });
}

/** [ST-16.4] Its rank among those whose guns reach the same target: by FirePower, the highest first, then by id. */
function rankOf(
  firer: Fighter,
  fighters: readonly Fighter[],
  aims: readonly QuickTarget[],
  setting: Setting,
): number {
  const targetOf = (it: Fighter) => aims.find(({ ship }) => ship === it.card.id)?.target;
  const target = targetOf(firer);
  const power = (it: Fighter) => firePowerNow(it, 'firePower')?.rating ?? -1;
  const firing = fightersOf(fighters, firer.side).filter(
    (it) => targetOf(it) === target && gunsReach(it, setting),
  );
  const before = firing.filter(
    (it) => power(it) > power(firer) || (power(it) === power(firer) && it.card.id < firer.card.id),
  );
  return before.length + 1;
}

/** [ST-21.24] One of her batteries reaches. */
export const gunsReach = (firer: Fighter, { band }: Setting): boolean =>
  (['firePower', 'secondary'] as const).some((weapon) => {
    const power = firePowerNow(firer, weapon);
    return power !== null && bandOf(power.gunClass, QUICK_HEXES[band]) !== undefined;
  });

/** [ST-21.29, ST-21.31] One attack with each battery that reaches. */
export const gunShots = (firer: Fighter, target: Fighter, rank: number, setting: Setting): Shot[] =>
  (['firePower', 'secondary'] as const).flatMap((weapon) => {
    const power = firePowerNow(firer, weapon);
    const band = power && bandOf(power.gunClass, QUICK_HEXES[setting.band]);
    if (!power || !band) return [];
    const modifiers = [
      ...gunModifiers({
        gunClass: power.gunClass,
        band,
        rank,
        target: { size: target.card.size, speedNow: speedNow(target) },
        sky: skyOfTable(setting),
        radar: firer.card.radar,
        seenBy: 'eye',
        inSmoke: false,
        isSurprised: isSurprised(firer, setting),
        hasBridgeHit: firer.criticals.includes('bridge'),
      }),
      ...basicNight(setting),
    ];
    const { rating: attack } = power satisfies FirePower;
    return [{ firer, target, weapon, attack, defense: target.card.firstDefense, modifiers }];
  });

/** [ST-21.32, ST-21.33] */
export function torpedoShots(firer: Fighter, target: Fighter, setting: Setting): Shot[] {
  const attack = ratingNow(firer, 'torpedo');
  if (attack === null || !canLaunchNow(firer, setting)) return [];
  const modifiers = torpedoModifiers(firer, target, setting);
  const defense = target.card.secondDefense;
  return [{ firer, target, weapon: 'torpedoes', attack, defense, modifiers }];
}

/** [ST-21.32, ST-21.33, ST-17.4, ST-17.12] She has torpedoes that reach, and may launch them. */
export const canLaunchNow = (firer: Fighter, setting: Setting): boolean =>
  canLaunchTorpedoes(firer) &&
  firer.launchesLeft > 0 &&
  !isSurprised(firer, setting) &&
  reach(firer, setting.band) !== undefined;

/** [ST-21.24, ST-21.32, ST-17.4] Medium and nearer; ordinary torpedoes reach no farther than Short. */
const reach = ({ card }: Fighter, band: QuickBand): number | undefined =>
  band === 'long' ? undefined : torpedoModifier(card.traits.includes('O'), QUICK_HEXES[band]);

/** [ST-17.4, ST-17.5, ST-17.6] */
function torpedoModifiers(firer: Fighter, target: Fighter, setting: Setting): Modifier[] {
  const { isNight, isPoor } = skyOfTable(setting);
  const isNear = QUICK_HEXES[setting.band] <= 2;
  return [
    { code: 'distance', value: reach(firer, setting.band) ?? 0, rule: 'ST-17.4' },
    ...when(speedNow(target) === 0, 'stopped-target', 2),
    ...when(isSurprised(target, setting), 'surprised-target', 1),
    ...when(isNight && !isNear, 'night', -1),
    ...when(isPoor, 'poor-weather', -1),
    ...basicNight(setting),
  ];
}

const when = (holds: boolean, code: string, value: number): Modifier[] =>
  holds ? [{ code, value, rule: 'ST-17.5' }] : [];

/** [ST-21.33] */
const isSurprised = ({ side }: Fighter, { exchange, surprised }: Setting): boolean =>
  exchange === 1 && surprised === side;

/** [ST-3.6] The Night Turn of the Basic game takes two, in place of the night of the tables, and no radar lifts it. */
const basicNight = ({ level, sky }: Setting): Modifier[] =>
  level === 'basic' && sky.isNight ? [{ code: 'night', value: -2, rule: 'ST-3.6' }] : [];

const skyOfTable = ({ level, sky }: Setting): Sky =>
  level === 'basic' ? { ...sky, isNight: false } : sky;

/** [ST-16.2, ST-17.3] The Damage Levels of a difference. */
export const damageOf = ({ weapon, target }: Shot, difference: number): number =>
  weapon === 'torpedoes'
    ? torpedoDamage(shipDamage(difference), target.card.capacity)
    : shipDamage(difference);

/** What a shot adds to the difference of its dice. */
export const edgeOf = ({ attack, defense, modifiers }: Shot): number =>
  attack - defense + sumOfAll(modifiers);

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** The results of the 36 pairs of dice at one edge, for guns or torpedoes. */
interface Odds {
  chance: number;
  mean: number;
}

const oddsByKey = new Map<string, Odds>();

/** The odds of a shot over all pairs of dice; cached, as the same few edges recur. */
export function oddsOf(shot: Shot): Odds {
  const edge = edgeOf(shot);
  const key = `${edge} ${shot.weapon === 'torpedoes' ? shot.target.card.capacity : 'guns'}`;
  const kept = oddsByKey.get(key);
  if (kept) return kept;
  const results = DIE.flatMap((attacker) =>
    DIE.map((defender) => damageOf(shot, edge + attacker - defender)),
  );
  const odds = {
    chance: results.filter((levels) => levels > 0).length / results.length,
    mean: results.reduce((sum, levels) => sum + levels, 0) / results.length,
  };
  oddsByKey.set(key, odds);
  return odds;
}
