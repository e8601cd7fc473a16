import type { Yards } from '../../../../rules/core';
import type { SeekriegView } from '../../../../rules/seekrieg';
import {
  type Battery,
  rangeYards,
  SHELL_TYPES,
  type ShellType,
  type Ship,
} from '../../../../rules/seekrieg/query';

/** A battery of the other side that a ship may come under. */
export interface Gun {
  key: string;
  ship: Ship;
  battery: number;
  sheet: Battery;
  /** As loaded; of an enemy the type that a battery of this bore is loaded with first [SK-6.8]. */
  type: ShellType;
  /** From the nearest of them to the ship. */
  yards: Yards;
}

/** Bores in inches from which shells are APC, and SAP [SK-6.8]. */
const APC_INCHES = 8;
const SAP_INCHES = 5.5;

const usualType = ({ boreInches }: Battery): ShellType => {
  if (boreInches >= APC_INCHES) return 'APC';
  return boreInches >= SAP_INCHES ? 'SAP' : 'COM';
};

/** Batteries of the other side's ships in the view, one for each kind of gun, the nearest ship's first. */
export function gunsAgainst({ ships }: SeekriegView, target: Ship): Gun[] {
  const guns = Object.values(ships)
    .filter((it) => it.side !== target.side && it.fate === 'inPlay')
    .map((ship) => ({ ship, yards: rangeYards(ship.hex, target.hex) }))
    .sort((a, b) => a.yards - b.yards)
    .flatMap(({ ship, yards }) => ship.sheet.batteries.map((_, at) => gunOf(ship, at, yards)));
  return guns
    .filter((gun, at) => at === guns.findIndex((it) => isAlike(it, gun)))
    .sort((a, b) => b.sheet.boreInches - a.sheet.boreInches);
}

const isAlike = (a: Gun, b: Gun): boolean =>
  a.sheet.gunClass === b.sheet.gunClass && a.sheet.boreInches === b.sheet.boreInches;

function gunOf(ship: Ship, battery: number, yards: Yards): Gun {
  const sheet = ship.sheet.batteries[battery] as Battery;
  const type = ship.condition?.batteries[battery]?.loaded ?? usualType(sheet);
  return { key: `${sheet.gunClass}/${sheet.boreInches}`, ship, battery, sheet, type, yards };
}

/** Types that can be chosen for a gun: those aboard, or all of an enemy's. */
export const typesOf = ({ ship, battery, type }: Gun): readonly ShellType[] => {
  const aboard = ship.condition?.batteries[battery]?.shells;
  const types = SHELL_TYPES.filter((it) =>
    aboard ? (aboard[it] ?? 0) > 0 : it === type || it === 'HE',
  );
  return types.includes(type) ? types : [type, ...types];
};
