import { missing, type Side } from '../../core';
import {
  CALIBERS,
  type Caliber,
  hasTrait,
  largestCaliber,
  type Row,
  type ShipSheet,
  type ShipTrait,
  SPEED_CLASSES,
  type SpeedClass,
} from '../model/sheet';
import type { BattleView, Ship, ShipId } from '../model/state';
import { perScenario } from './perScenario';

const sheetsOf = perScenario(
  ({ taskForces }): ReadonlyMap<ShipId, ShipSheet> =>
    new Map(taskForces.flatMap(({ ships }) => ships.map(({ id, sheet }) => [id, sheet]))),
);

/** The printed sheet of a ship in this battle. */
export const sheetOf = (view: BattleView, id: ShipId): ShipSheet =>
  sheetsOf(view.scenario).get(id) ?? missing(`sheet of ${id}`);

/** A ship by an untrusted id; `undefined` when there is none. */
export const findShip = (view: BattleView, id: ShipId): Ship | undefined =>
  Object.hasOwn(view.ships, id) ? view.ships[id] : undefined;

export const shipOf = (view: BattleView, id: ShipId): Ship =>
  view.ships[id] ?? missing(`ship ${id}`);

/** All ships, in the scenario's order. */
export const allShips = (view: BattleView): Ship[] => Object.values(view.ships);

export const isAfloat = (ship: Ship): boolean => ship.fate === 'afloat';

export const afloatShips = (view: BattleView, side: Side): Ship[] =>
  allShips(view).filter((ship) => ship.side === side && isAfloat(ship));

/** [BT-6.1] */
export const isDead = (ship: Ship): boolean => ship.speed === '0';

export const boxesBuilt = (view: BattleView, id: ShipId, row: Row): number =>
  sheetOf(view, id).rows[row].length;

/** [BT-8.8] Boxes of a row not yet destroyed. */
export const boxesLeft = (view: BattleView, id: ShipId, row: Row): number =>
  boxesBuilt(view, id, row) - shipOf(view, id).lost[row];

/** All boxes of a list of losses together. */
export const boxesIn = (lost: Ship['lost']): number =>
  Object.values(lost).reduce((sum, boxes) => sum + boxes, 0);

export const shipHas = (view: BattleView, id: ShipId, trait: ShipTrait): boolean =>
  hasTrait(sheetOf(view, id), trait);

/** [BT-5.8] Half is exact: 4.5 of 9 boxes is reached by the fifth. */
export const hasLostHalf = (view: BattleView, id: ShipId, row: Row): boolean =>
  shipOf(view, id).lost[row] * 2 >= boxesBuilt(view, id, row);

/** [BT-5.9] At least half of its hull, or of its largest printed caliber, is gone. */
export function isBadlyHurt(view: BattleView, id: ShipId): boolean {
  const caliber = largestCaliber(sheetOf(view, id));
  return hasLostHalf(view, id, 'hull') || (caliber !== undefined && hasLostHalf(view, id, caliber));
}

/** [BT-12.4] The largest caliber with a box left. */
export const largestCaliberLeft = (view: BattleView, id: ShipId): Caliber | undefined =>
  CALIBERS.find((caliber) => boxesLeft(view, id, caliber) > 0);

/** [BT-11.18] Built with guns, but has none left. */
export const hasLostAllGuns = (view: BattleView, id: ShipId): boolean =>
  largestCaliber(sheetOf(view, id)) !== undefined && largestCaliberLeft(view, id) === undefined;

/** [BT-2.2] Place in the order of speeds: 0 is the fastest. */
export const speedRank = (speed: SpeedClass): number => SPEED_CLASSES.indexOf(speed);

/** The slowest of several speeds; dead where there are none. */
export const slowest = (speeds: readonly SpeedClass[]): SpeedClass =>
  speeds.reduce<SpeedClass>(
    (slow, speed) => (speedRank(speed) > speedRank(slow) ? speed : slow),
    speeds[0] ?? '0',
  );

/** [BT-2.2] The speed after losing one point. */
export const slowed = (speed: SpeedClass): SpeedClass =>
  speed === '2+' || speed === '2' ? '1' : '0';

/** [BT-10.6, BT-12.7] It still has torpedoes to launch, including a reload. */
export function hasTorpedoesLeft(view: BattleView, id: ShipId): boolean {
  const { torpedoes } = sheetOf(view, id);
  const { mountHit, launches } = shipOf(view, id);
  if (!torpedoes || mountHit) return false;
  return launches.length < (torpedoes.kind === 'long-lance' ? 2 : 1);
}
