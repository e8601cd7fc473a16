import { type Axial, disk, distance, hexKey, neighbors } from '../../../hex';
import { enemyOf, type Side } from '../../core';
import { isLand, isOnBoard } from '../common/board';
import { factorsOf, fireBlockedAt, rangeOf } from '../common/firing';
import { refuseAction, shipMoves } from '../common/mobility';
import { hasTorpedoesLeft } from '../common/ships';
import { isSightedBy, maySeeToFire, sightBlockedAt, sightingRange } from '../common/sighting';
import { stacksAtSea } from '../common/stacks';
import { CALIBERS } from '../model/sheet';
import type { BattleView, ShipId, Stack, Weapon } from '../model/state';
import { refuseFirer } from '../steps/firers';
import { tablesOf } from '../tables/standard';

/** Regions of the board that a player may want to see. They use nothing but the view. */
const WEAPONS: readonly Weapon[] = [...CALIBERS, 'torpedoes'];

/** [BT-7.1] The hexes of the board in which an enemy that shows no flash is sighted from a hex. */
export const sightFrom = (view: BattleView, from: Axial): Axial[] =>
  onBoard(view, from, sightingRange(view)).filter((hex) => !sightBlockedAt(view, from, hex));

/** [BT-7.1, BT-7.5] The hexes in which a side sights an enemy, from all of its stacks together. */
export const sightedHexes = (view: BattleView, side: Side): Axial[] =>
  unique(stacksAtSea(view, side).flatMap(({ hex }) => sightFrom(view, hex)));

/** What one weapon of a stack reaches, ignoring blocked lines and sighting. */
export interface RangeZone {
  weapon: Weapon;
  rangeHexes: number;
  hexes: Axial[];
}

/** [BT-9.1, BT-10.1, BT-10.3] The reach of every weapon that the stack has left, the guns from the largest down. */
export const rangeZones = (view: BattleView, { ships, hex }: Stack): RangeZone[] =>
  WEAPONS.flatMap((weapon) => {
    const armed = ships.filter((id) => hasLeft(view, id, weapon));
    if (armed.length === 0) return [];
    const rangeHexes = Math.max(...armed.map((id) => rangeOf(view, id, weapon)));
    return [{ weapon, rangeHexes, hexes: onBoard(view, hex, rangeHexes) }];
  });

const hasLeft = (view: BattleView, id: ShipId, weapon: Weapon): boolean =>
  weapon === 'torpedoes' ? hasTorpedoesLeft(view, id) : factorsOf(view, id, weapon) > 0;

/** [BT-4.3, BT-4.4] How many moves of one hex the stack has left in this round, from the present impulse on. */
export function movesLeft(view: BattleView, stack: Stack): number {
  if (stack.ships.length === 0) return 0;
  let moves = 0;
  let later = view;
  for (const impulse of movementsLeft(view, stack.side)) {
    later = { ...later, impulse };
    const then = impulse === view.impulse ? stack : { ...stack, acted: null };
    if (!refuseAction(later, then)) moves += 1;
    later = steered(later, stack);
  }
  return moves;
}

/** The movement impulses of a side that are not over yet. */
const movementsLeft = (view: BattleView, side: Side): number[] =>
  tablesOf(view).impulses.sequence.flatMap(({ mover }, index) => {
    const impulse = index + 1;
    const isOver = impulse < view.impulse || (impulse === view.impulse && view.done[side]);
    const moves = mover === (side === view.initiative ? 'initiative' : 'other');
    return moves && !isOver ? [impulse] : [];
  });

/** [BT-12.6] A steering hit holds its ship in the first impulse in which she could move. */
const steered = (view: BattleView, { ships }: Stack): BattleView => ({
  ...view,
  ships: {
    ...view.ships,
    ...Object.fromEntries(
      ships
        .flatMap((id) => view.ships[id] ?? [])
        .map((ship) => [
          ship.id,
          { ...ship, steeringHit: ship.steeringHit && !shipMoves(view, ship.id) },
        ]),
    ),
  },
});

/**
 * [BT-5.1, BT-5.5] The hexes of the board in which the stack may be at the end of the round, its own among them: around
 * land, whatever room others leave and whether the board follows or not.
 */
export function reachOf(view: BattleView, stack: Stack): Axial[] {
  const reached = new Map([[hexKey(stack.hex), stack.hex]]);
  let rim = [stack.hex];
  for (let moves = movesLeft(view, stack); moves > 0; moves--) {
    rim = unique(rim.flatMap((hex) => neighbors(hex))).filter(
      (hex) => !reached.has(hexKey(hex)) && isOnBoard(view, hex) && !isLand(view, hex),
    );
    for (const hex of rim) reached.set(hexKey(hex), hex);
  }
  return [...reached.values()];
}

/** A weapon of an enemy that could fire into a hex. */
export interface Threat {
  ship: ShipId;
  weapon: Weapon;
  rangeHexes: number;
}

/**
 * [BT-8.2, BT-9.1, BT-10.1] What enemies of a side, as far as it sights them, could fire from where they are now into a
 * hex: in range, with a clear line, and sighting what stands there.
 * @param target the stack that would stand in the hex; without one, one that shows no flash
 */
export function threatsAt(view: BattleView, side: Side, hex: Axial, target?: Stack): Threat[] {
  const there = standingAt(hex, side, target);
  return sightedEnemies(view, side).flatMap((from) => {
    const rangeHexes = distance(from.hex, hex);
    const weapons = from.ships.flatMap((ship) =>
      WEAPONS.filter(
        (weapon) => rangeOf(view, ship, weapon) >= rangeHexes && !refuseFirer(view, ship, weapon),
      ).map((weapon) => ({ ship, weapon, rangeHexes })),
    );
    return weapons.length > 0 && seesAndBears(view, from, there) ? weapons : [];
  });
}

/** [BT-8.2] The hexes that each weapon of the enemies sighted could fire into; weapons that reach none are left out. */
export function threatZones(
  view: BattleView,
  side: Side,
  target?: Stack,
): { weapon: Weapon; hexes: Axial[] }[] {
  const farthest = Math.max(...WEAPONS.map((weapon) => longest(view, weapon)));
  const hexes = unique(
    sightedEnemies(view, side).flatMap((from) => onBoard(view, from.hex, farthest)),
  );
  const weaponsAt = (hex: Axial) => threatsAt(view, side, hex, target).map(({ weapon }) => weapon);
  const threats = hexes.map((hex) => ({ hex, weapons: new Set(weaponsAt(hex)) }));
  return WEAPONS.map((weapon) => ({
    weapon,
    hexes: threats.filter(({ weapons }) => weapons.has(weapon)).map(({ hex }) => hex),
  })).filter((zone) => zone.hexes.length > 0);
}

/** The longest reach of any weapon of a kind. */
const longest = (view: BattleView, weapon: Weapon): number =>
  weapon === 'torpedoes'
    ? tablesOf(view).torpedoRanges.longLance.hexes
    : tablesOf(view).gunRanges.hexes[weapon];

/** [BT-20.10] A side does not know what unsighted enemies could do. */
const sightedEnemies = (view: BattleView, side: Side): Stack[] =>
  stacksAtSea(view, enemyOf(side)).filter((stack) => !stack.band && isSightedBy(view, side, stack));

const standingAt = (hex: Axial, side: Side, target: Stack | undefined): Stack => ({
  ...(target ?? {
    id: '',
    number: 0,
    side,
    taskForce: '',
    place: 'board',
    ships: [],
    facing: 0,
    acted: null,
    separated: false,
  }),
  hex,
});

const seesAndBears = (view: BattleView, from: Stack, there: Stack): boolean =>
  maySeeToFire(view, from, there) && !fireBlockedAt(view, from, there);

const onBoard = (view: BattleView, center: Axial, radius: number): Axial[] =>
  disk(center, radius).filter((hex) => isOnBoard(view, hex));

const unique = (hexes: readonly Axial[]): Axial[] => [
  ...new Map(hexes.map((hex) => [hexKey(hex), hex])).values(),
];
