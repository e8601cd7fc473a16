import type { SeekriegView } from '../../../rules/seekrieg';
import { type Arc, type Battery, rateShare, type Ship } from '../../../rules/seekrieg/query';

/** Guns of one battery that can fire, by arc. */
interface BatteryGuns {
  battery: Battery;
  mounts: readonly { arc: Arc; guns: number }[];
}

/** What a ship can fire: her own log, or the sheet of an enemy. */
export interface Gunner {
  batteries: readonly BatteryGuns[];
  /** The greatest range of her guns in hexes. */
  reachHexes: number;
}

const YARDS_PER_HEX = 500;

export function gunnerOf(view: SeekriegView, ship: Ship): Gunner {
  const batteries = ship.sheet.batteries.map((battery, at) => ({
    battery,
    mounts: battery.turrets.map(({ arc, guns }, turret) => ({
      arc,
      guns: ship.condition ? gunsLeft(view, ship, at, turret) : guns,
    })),
  }));
  const reachYards = Math.max(0, ...ship.sheet.batteries.map(({ rangeYards }) => rangeYards));
  return { batteries, reachHexes: Math.floor(reachYards / YARDS_PER_HEX) };
}

const gunsLeft = (view: SeekriegView, ship: Ship, battery: number, turret: number): number =>
  (ship.condition?.batteries[battery]?.turrets[turret]?.guns ?? 0) *
  rateShare(view, ship, battery, turret);
