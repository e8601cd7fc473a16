import { type Axial, distance, flatBearing, sameHex } from '../../../hex';
import { type Degrees, type Dice, type Knots, type Roll, valueOf } from '../../core';
import { degreesOf, signed } from '../common/geometry';
import { conditionOf } from '../common/own';
import { type Collision, IMPULSES, type Track } from '../model/track';
import type { Ship } from '../model/units';
import { MAX_REVERSING } from './limits';
import type { Plot } from './walk';

/** A ship in phase 3. */
export interface Mover {
  ship: Ship;
  plot: Plot;
  track: Track;
  /** Hexes of her way. */
  hexes: number;
  /** Whom she means to ram; `null`: nobody. */
  ram: Ship | null;
  /** The impulse in which a collision has stopped her, and where. */
  halt: { impulse: number; hex: Axial } | null;
}

/** A test whether two ships strike each other. */
export interface CollisionRoll {
  collision: Collision;
  strikes: boolean;
  dice: Roll[];
}

/** [SK-9.27, SK-9.28] In per cent. */
const RAM_CHANCE = 50;
const COLLISION_CHANCE = 3;

/** [SK-26.21] A boat deeper than this passes below other ships. */
const MAX_COLLISION_FEET = 50;

/** Tests made so far: a ship tries to ram once a turn, a pair is rolled for once. */
interface Tests {
  dice: Dice;
  done: Set<string>;
  rolls: CollisionRoll[];
}

/** [SK-9.25 to SK-9.30] Eight impulses: who strikes whom; both are stopped. */
export function runImpulses(movers: readonly Mover[], dice: Dice): CollisionRoll[] {
  const tests: Tests = { dice, done: new Set(), rolls: [] };
  const pairs = pairsOf(
    movers.filter(({ ship }) => conditionOf(ship).depthFeet <= MAX_COLLISION_FEET),
  );
  if (pairs.length > 0)
    for (let impulse = 1; impulse <= IMPULSES; impulse++)
      for (const [a, b] of pairs) if (isMeeting(a, b, impulse)) meet(tests, a, b, impulse);
  return tests.rolls;
}

/** Ships near enough to meet at all, in the order of the scenario's lists. */
function pairsOf(movers: readonly Mover[]): [Mover, Mover][] {
  const pairs: [Mover, Mover][] = [];
  movers.forEach((a, i) => {
    for (const b of movers.slice(i + 1))
      if (distance(a.ship.hex, b.ship.hex) <= a.hexes + b.hexes) pairs.push([a, b]);
  });
  return pairs;
}

/** Where a ship is after an impulse. */
export const placeAt = ({ track, halt }: Mover, impulse: number): Axial =>
  halt && impulse >= halt.impulse ? halt.hex : (track.at[impulse] as Axial);

/** The speed that she has in an impulse. */
const speedIn = ({ plot, halt }: Mover, impulse: number): Knots =>
  halt && impulse >= halt.impulse ? 0 : plot.knots;

/** [SK-9.27, SK-9.28] In the same hex at the end of an impulse, or, to be rammed, exchanged in it. */
function isMeeting(a: Mover, b: Mover, impulse: number): boolean {
  const [now, other] = [placeAt(a, impulse), placeAt(b, impulse)];
  if (sameHex(now, other)) return true;
  return isRamming(a, b) || isRamming(b, a)
    ? sameHex(now, placeAt(b, impulse - 1)) && sameHex(other, placeAt(a, impulse - 1))
    : false;
}

const isRamming = (a: Mover, b: Mover): boolean => a.ram === b.ship;

function meet(tests: Tests, a: Mover, b: Mover, impulse: number): void {
  const rams = [
    [a, b],
    [b, a],
  ].filter(([one, other]) => isRamming(one as Mover, other as Mover)) as [Mover, Mover][];
  for (const [rammer, target] of rams) tryRam(tests, rammer, target, impulse);
  if (rams.length === 0) tryCollision(tests, a, b, impulse);
}

/** [SK-9.27] */
function tryRam(tests: Tests, rammer: Mover, target: Mover, impulse: number): void {
  const key = rammer.ship.id;
  if (tests.done.has(key) || rammer.halt) return;
  const collision = collisionOf(rammer, target, impulse, true);
  if (!collision) return;
  tests.done.add(key);
  const chance = speedIn(target, impulse) <= MAX_REVERSING ? 100 : RAM_CHANCE;
  roll(tests, collision, chance, () => halt(rammer, target, impulse));
}

/** [SK-9.28] */
function tryCollision(tests: Tests, a: Mover, b: Mover, impulse: number): void {
  const key = `${a.ship.id} ${b.ship.id}`;
  if (tests.done.has(key) || passesClear(a, b, impulse)) return;
  const [rammer, target] = rolesOf(a, b, impulse);
  const collision = collisionOf(rammer, target, impulse, false);
  if (!collision) return;
  tests.done.add(key);
  roll(tests, collision, COLLISION_CHANCE, () => halt(rammer, target, impulse));
}

/** [SK-9.28] No roll for friends with the same facing, nor for ships at 4 knots or less. */
function passesClear(a: Mover, b: Mover, impulse: number): boolean {
  const isSlow = Math.max(speedIn(a, impulse), speedIn(b, impulse)) <= MAX_REVERSING;
  const isFriend = a.ship.side === b.ship.side;
  return isSlow || (isFriend && a.track.facing[impulse] === b.track.facing[impulse]);
}

/** [SK-9.29] The faster ship rams, at equal speed the larger, then the first of the list. */
function rolesOf(a: Mover, b: Mover, impulse: number): [Mover, Mover] {
  const faster = speedIn(b, impulse) - speedIn(a, impulse);
  return (faster || b.ship.sheet.dp - a.ship.sheet.dp) > 0 ? [b, a] : [a, b];
}

function roll(tests: Tests, collision: Collision, chance: number, strike: () => void): void {
  const reason = collision.isRam ? 'ram' : 'collision';
  const dice = chance === 100 ? [] : [tests.dice.roll('percentile', 1, reason)];
  const strikes = dice.every((it) => valueOf(it) <= chance);
  if (strikes) strike();
  tests.rolls.push({ collision, strikes, dice });
}

/** [SK-9.30] Both stop in the hex of the ship struck. */
function halt(rammer: Mover, target: Mover, impulse: number): void {
  const hex = placeAt(target, impulse);
  rammer.halt ??= { impulse, hex };
  target.halt ??= { impulse, hex };
}

/** The collision that two ships would make; nothing where they only graze each other [SK-18.8, SK-18.9]. */
function collisionOf(
  rammer: Mover,
  target: Mover,
  impulse: number,
  isRam: boolean,
): Collision | undefined {
  const impactAngle = impactOf(rammer, target, impulse);
  if (impactAngle === 0 || impactAngle === 180) return undefined;
  return {
    rammer: rammer.ship.id,
    target: target.ship.id,
    isRam,
    knots: speedIn(rammer, impulse),
    impactAngle,
  };
}

/**
 * [SK-18.9, SK-18.10] From where the ramming ship came, as the target sees it. If the target came to her, her facing
 * tells.
 */
function impactOf(rammer: Mover, target: Mover, impulse: number): Degrees {
  const [was, is] = [placeAt(rammer, impulse - 1), placeAt(rammer, impulse)];
  const facing = rammer.track.facing[impulse] as Ship['facing'];
  const from = sameHex(was, is) ? degreesOf(facing) + 180 : flatBearing(is, was);
  const heading = degreesOf(target.track.facing[impulse] as Ship['facing']);
  return Math.round(Math.abs(signed(from - heading)));
}
