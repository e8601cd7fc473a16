import {
  type Axial,
  disk,
  distance,
  FACINGS,
  type Facing,
  hexAhead,
  ORIGIN,
  turned,
} from '../../../hex';
import { type BySide, bySide, enemyOf, must, type Side } from '../../core';
import type { TacticalSea, TacticalShip } from '../model/tacticalState';
import { type Fight, isSurprised, recordOf, shipsIn, speedLimit } from './query';
import { visibleTo } from './sight';
import { isLand } from './terrain';

/** [ST-15.9] */
export const PLACING_HEXES = 3;
/** [ST-20.15] Hexes from the nearest enemy ship at which a submerged submarine lies. */
const LYING_IN_WAIT: readonly [number, number] = [4, 8];

/** [ST-15.7, ST-15.8] The start hexes, around the origin, in the direction from Player One's to Player Two's. */
export function startHexes(hexes: number, direction: Facing): BySide<Axial> {
  const behind = Math.floor(hexes / 2);
  return {
    allies: hexAhead(ORIGIN, direction, -behind),
    axis: hexAhead(ORIGIN, direction, hexes - behind),
  };
}

/** [ST-15.10a, ST-15.9] The maximum speed of a ship when placed. */
export function startSpeed(fight: Fight, ship: TacticalShip): number {
  const limit = speedLimit(fight, ship);
  return isSurprised(fight, ship) ? Math.min(limit, Math.ceil(limit / 2)) : limit;
}

/** [ST-20.15] She is placed in secret with the plots of the first turn, anywhere around the enemy. */
export const liesInWait = (ship: TacticalShip): boolean => ship.submarine?.isSubmerged === true;

/** The facing nearest to the direction from a side's start hex to the enemy's. */
export function towardEnemy({ start }: TacticalSea, side: Side): Facing {
  const [from, to] = [start[side], start[enemyOf(side)]];
  return FACINGS.reduce((best, facing) =>
    distance(hexAhead(from, facing), to) < distance(hexAhead(from, best), to) ? facing : best,
  );
}

/** [ST-5.15] Line ahead across the way to the enemy, guns abeam, at the speed of the slowest. */
export function deployByDefault(fight: Fight): void {
  const { tactical } = fight;
  for (const side of ['allies', 'axis'] as const) {
    const ships = shipsIn(tactical, side).filter((it) => !liesInWait(it));
    const facing = turned(towardEnemy(tactical, side), 'starboard');
    const speeds = bySpeed(fight, ships);
    for (const [at, ship] of ships.entries()) {
      ship.facing = facing;
      ship.hex = stationOf(tactical, side, facing, at);
      ship.speed = must(speeds.get(ship.id), 'start speed');
    }
  }
}

/** Each ship at the speed of the slowest of her division. */
function bySpeed(fight: Fight, ships: readonly TacticalShip[]): Map<string, number> {
  const divisionOf = (ship: TacticalShip) => recordOf(fight, ship).division;
  const slowest = (division: string) =>
    Math.min(
      ...ships.filter((it) => divisionOf(it) === division).map((it) => startSpeed(fight, it)),
    );
  return new Map(ships.map((ship) => [ship.id, slowest(divisionOf(ship))]));
}

/** From the van aft, seven hexes long, then again from the van. */
function stationOf(sea: TacticalSea, side: Side, facing: Facing, at: number): Axial {
  const center = sea.start[side];
  const ahead = PLACING_HEXES - (at % (2 * PLACING_HEXES + 1));
  const hex = hexAhead(center, facing, ahead);
  return isLand(sea, hex) ? center : hex;
}

/** [ST-20.15] What a submarine's place is measured from: the enemy ships that her side sees, else the enemy's start hex. */
export function marksOf(fight: Fight, side: Side): Axial[] {
  const ships = visibleTo(fight, side).map(({ hex }) => hex);
  return ships.length > 0 ? ships : [fight.tactical.start[enemyOf(side)]];
}

export function refusesLying(fight: Fight, side: Side, hex: Axial): boolean {
  const nearest = Math.min(...marksOf(fight, side).map((mark) => distance(hex, mark)));
  return nearest < LYING_IN_WAIT[0] || nearest > LYING_IN_WAIT[1];
}

/** [ST-20.15, ST-5.15] Between the start hexes, bow to the enemy, six hexes off if possible. */
export function lieInWaitByDefault(fight: Fight): void {
  for (const ship of fight.tactical.ships.filter(liesInWait)) {
    ship.facing = towardEnemy(fight.tactical, ship.side);
    ship.hex = lyingHex(fight, ship.side) ?? ship.hex;
    ship.speed = 0;
  }
}

function lyingHex(fight: Fight, side: Side): Axial | undefined {
  const { tactical } = fight;
  const goal = hexAhead(tactical.start[enemyOf(side)], towardEnemy(tactical, side), -6);
  return disk(goal, 2 * LYING_IN_WAIT[1]).find(
    (hex) => !isLand(tactical, hex) && !refusesLying(fight, side, hex),
  );
}

export const noPlans = () =>
  bySide(() => ({
    plots: [],
    follows: [],
    smoke: [],
    dives: [],
    rises: [],
    gunfire: [],
    bombardment: [],
    holding: [],
    torpedoes: [],
    asw: [],
    breakingOff: [],
  }));
