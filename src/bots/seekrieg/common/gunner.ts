import type { SeekriegView } from '../../../rules/seekrieg';
import {
  type Arc,
  type Battery,
  bearsOn,
  radarOf,
  radarOnSheet,
  rateShare,
  type Ship,
  type ShotFacts,
} from '../../../rules/seekrieg/query';

/** Guns of one battery that can fire, by arc. */
export interface BatteryGuns {
  battery: Battery;
  mounts: readonly Mount[];
  /** Those that bear on the beam. */
  abeam: number;
  /** The category of her radar, of an enemy of whom it is not known whether his sets still work. */
  radar: ShotFacts['radar'];
}

interface Mount {
  arc: Arc;
  guns: number;
}

/** Degrees from the bow. */
const BEAM = 90;

/** Guns of a battery that bear, on whole degrees from the bow. */
export function gunsOn(mounts: readonly Mount[], bearing: number): number {
  let guns = 0;
  for (const mount of mounts) if (bearsOn(mount.arc, bearing)) guns += mount.guns;
  return guns;
}

/** What a ship can fire: her own log, or the sheet of an enemy. */
export interface Gunner {
  batteries: readonly BatteryGuns[];
  /** The greatest range of her guns in hexes. */
  reachHexes: number;
}

const YARDS_PER_HEX = 500;

export function gunnerOf(view: SeekriegView, ship: Ship): Gunner {
  const batteries = ship.sheet.batteries.map((battery, at) => {
    const mounts = battery.turrets.map(({ arc, guns }, turret) => ({
      arc,
      guns: ship.condition ? gunsLeft(view, ship, at, turret) : guns,
    }));
    const radar = ship.condition ? radarOf(view, ship, at) : radarOnSheet(ship.sheet, at);
    return { battery, mounts, abeam: gunsOn(mounts, BEAM), radar };
  });
  const reachYards = Math.max(0, ...ship.sheet.batteries.map(({ rangeYards }) => rangeYards));
  return { batteries, reachHexes: Math.floor(reachYards / YARDS_PER_HEX) };
}

const gunsLeft = (view: SeekriegView, ship: Ship, battery: number, turret: number): number =>
  (ship.condition?.batteries[battery]?.turrets[turret]?.guns ?? 0) *
  rateShare(view, ship, battery, turret);

/** [SK-11.19] A radar that works lays some of her guns. */
export const hasGunRadar = ({ batteries }: Gunner): boolean =>
  batteries.some(({ radar }) => radar > 0);
