import type { Knots } from '../../core';
import { conditionOf, shipsOnMap } from '../common/own';
import type { LostGun } from '../model/events/damage';
import { type Play, tell } from '../model/play';
import type { Ship } from '../model/units';
import { draw, type Struck, struck } from './rolling';

/** [SK-14.4] Knots lost at each multiple of the speed loss factor. */
const KNOTS_A_LOSS = 2;

/** [SK-14.1 to SK-14.10, SK-5.15] Step 5: what is lost at each multiple of a loss factor; what is lost stays lost. */
export function loseByDamage(play: Play): void {
  for (const ship of shipsOnMap(play.state)) loseTo(play, ship);
}

/** [SK-6.1, SK-14.1] What ships with damage from before the battle have lost by it, those that are yet to come as well. */
export function loseByEarlierDamage(play: Play): void {
  for (const ship of Object.values(play.state.ships)) loseTo(play, ship);
}

function loseTo(play: Play, ship: Ship): void {
  const { damage, lossesTo } = conditionOf(ship);
  if (damage > lossesTo) lose(struck(play, ship), lossesTo, damage);
}

/** Multiples of a factor that lie between two totals. */
const multiples = (factor: number, from: number, to: number): number =>
  Math.floor(to / factor) - Math.floor(from / factor);

function lose(it: Struck, from: number, to: number): void {
  const { play, ship, dice } = it;
  const condition = conditionOf(ship);
  condition.lossesTo = to;
  const guns = loseGuns(it, from, to);
  const tubes = loseTubes(it, from, to);
  const knots = loseKnots(it, from, to);
  if (guns.length + tubes.length + knots === 0) return;
  tell(play, {
    kind: 'piecesLost',
    rule: 'SK-14.1',
    ship: ship.id,
    guns,
    tubes,
    knots,
    dice,
    seenBy: [ship.side],
  });
}

/** [SK-14.4, SK-29.25] Never more than the listed maximum. */
function loseKnots({ ship }: Struck, from: number, to: number): Knots {
  const condition = conditionOf(ship);
  const { sheet } = ship;
  const lost = KNOTS_A_LOSS * multiples(sheet.speedLossFactor, from, to);
  const knots = Math.min(lost, Math.max(0, sheet.speedKnots - condition.knotsLost));
  condition.knotsLost += knots;
  return knots;
}

/** [SK-14.2, SK-14.6] */
const loseGuns = (it: Struck, from: number, to: number): LostGun[] =>
  it.ship.sheet.batteries.flatMap(({ lossFactor }, battery) =>
    repeat(multiples(lossFactor, from, to), () => loseGun(it, battery)),
  );

/** What each of so many losses takes, until nothing is left to take. */
function repeat<T>(times: number, take: () => T | undefined): T[] {
  const taken: T[] = [];
  for (let i = 0; i < times; i++) {
    const one = take();
    if (one === undefined) break;
    taken.push(one);
  }
  return taken;
}

/** [SK-14.6, SK-14.7] A die of as many faces as the battery has guns left, over the turrets in card order. */
function loseGun(it: Struck, battery: number): LostGun | undefined {
  const turrets = conditionOf(it.ship).batteries[battery]?.turrets ?? [];
  const guns = turrets.flatMap(({ guns: left }, turret) =>
    Array.from({ length: left }, () => turret),
  );
  const turret = draw(it, guns, 'gun-lost');
  const log = turret === undefined ? undefined : turrets[turret];
  if (turret === undefined || !log) return undefined;
  log.guns -= 1;
  return { battery, turret };
}

/** [SK-14.3] */
function loseTubes(it: Struck, from: number, to: number): number[] {
  const lossFactor = it.ship.sheet.torpedoes?.lossFactor;
  return lossFactor ? repeat(multiples(lossFactor, from, to), () => loseTube(it)) : [];
}

/** [SK-14.10] A torpedo in the tube is lost with it; loaded tubes of a mount are counted first. */
function loseTube(it: Struck): number | undefined {
  const { mounts } = conditionOf(it.ship);
  const tubes = mounts.flatMap(({ tubes: left, loaded }, mount) =>
    Array.from({ length: left }, (_, tube) => ({ mount, isLoaded: tube < loaded })),
  );
  const lost = draw(it, tubes, 'tube-lost');
  const log = lost && mounts[lost.mount];
  if (!log) return undefined;
  log.tubes -= 1;
  if (lost.isLoaded) log.loaded -= 1;
  return lost.mount;
}
