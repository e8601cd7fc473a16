import { lookUp, type Roll } from '../../core';
import { conditionOf } from '../common/own';
import { type Play, tell } from '../model/play';
import { isCarrier, isSubmarine } from '../model/sheet';
import type { Effect, Ship } from '../model/units';
import {
  BURNING_AMMUNITION_CD,
  type CriticalEffect,
  EXPLOSION_CD,
  FIRE_CD,
} from '../tables/criticalEffects';
import { criticalOf } from '../tables/criticals';
import { isSuccess } from '../tables/dice';
import type { CarrierLocation, Location, ShipLocation } from '../tables/hitLocation';
import { type Blow, carryOut } from './acts';
import { roll, type Struck, struck } from './rolling';

/**
 * [SK-14.14, SK-29.23, SK-29.25] Critical damage at a location: CHART N1, N2 or N3, then CHART N4. Hits of all weapons
 * come here; the effects begin when the turn ends [SK-14.17]. `dice`: rolls that led to it and stand in no event yet.
 */
export function damageCritically(
  play: Play,
  ship: Ship,
  location: Location,
  { dice, ...blow }: Blow & { dice?: readonly Roll[] },
): void {
  const it = struck(play, ship, dice);
  const cd = blowsUp(it, location, blow) ? EXPLOSION_CD : rollNumber(it, location);
  takeEffect(it, cd, blow);
  for (let i = 0; i < rollsAgain(it, cd); i++) {
    const next = struck(play, ship);
    takeEffect(next, rollNumber(next, location), blow);
  }
}

/** [SK-29.27] */
const WEAK_MAGAZINE_PERCENT = 60;

/** [SK-29.27] Where the armor lies before a magazine. */
const BEFORE_MAGAZINES: ReadonlySet<Location> = new Set(['deck', 'turret', 'belt']);

/** [SK-29.27] A ship with weak magazines, before anything else is rolled for. */
function blowsUp(it: Struck, location: Location, { penetrated }: Blow): boolean {
  if (!conditionOf(it.ship).hasWeakMagazines || !penetrated) return false;
  if (!BEFORE_MAGAZINES.has(location)) return false;
  return isSuccess(roll(it, 'weak-magazine'), WEAK_MAGAZINE_PERCENT);
}

/** The number of the critical damage [SK-14.14]. */
function rollNumber(it: Struck, location: Location): number {
  const { tables, ship } = it;
  const rolled = roll(it, 'critical-damage');
  if (isSubmarine(ship.sheet)) return criticalOf(tables.submarineCriticals, 'hull', rolled);
  return isCarrier(ship.sheet)
    ? criticalOf(tables.carrierCriticals, location as CarrierLocation, rolled)
    : criticalOf(tables.criticals, location as ShipLocation, rolled);
}

const effectOf = ({ tables }: Struck, cd: number): CriticalEffect =>
  tables.criticalEffects.effects[cd] as CriticalEffect;

/** [SK-29.25] CD 45 is not rolled on again. */
function rollsAgain(it: Struck, cd: number): number {
  const effect = effectOf(it, cd);
  return effect.act === 'roll-again' ? effect.times : 0;
}

function takeEffect(it: Struck, rolled: number, blow: Blow): void {
  const first = effectOf(it, rolled);
  const cd = first.act === 'magazine-explodes' && !blow.penetrated ? first.outside : rolled;
  const effect = effectOf(it, cd);
  const found = carryOut(it, effect, blow);
  if (found === null) takeEffect(it, instead(effect), blow);
  else note(it, cd, found);
}

/** [SK-29.22, SK-29.25] What takes the place of an effect that finds nothing to act on. */
const instead = ({ act }: CriticalEffect): number =>
  act === 'warhead-explodes' ? BURNING_AMMUNITION_CD : FIRE_CD;

/** CD 21 is over after the next turn. */
const NEXT_TURN = 1;

/** [SK-14.15] How long the effect lasts; `null` for the rest of the game. */
function turnsOf(it: Struck, { act, isTemporary }: CriticalEffect): number | null {
  if (act === 'no-command') return NEXT_TURN;
  return isTemporary ? lookUp(it.tables.durations, roll(it, 'critical-duration')) : null;
}

function note(it: Struck, cd: number, found: Partial<Effect> | 'done'): void {
  const { play, ship, dice } = it;
  const where = found === 'done' ? {} : found;
  const turns = found === 'done' ? 0 : turnsOf(it, effectOf(it, cd));
  if (found !== 'done') conditionOf(ship).effectsDue.push({ cd, turnsLeft: turns, ...where });
  const { battery, mount, rudder } = where;
  tell(play, {
    kind: 'criticalDamage',
    rule: 'SK-14.14',
    ship: ship.id,
    cd,
    turns,
    ...(battery !== undefined && { battery }),
    ...(mount !== undefined && { mount }),
    ...(rudder !== undefined && { rudder }),
    dice: [...dice],
    seenBy: [ship.side],
  });
}
