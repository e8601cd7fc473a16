import {
  ratedSheet,
  type ShipFigures,
  type ShipSheet,
  type ShipTrait,
  STANDARD_TABLES,
} from '../../rules/battle';
import type { SheetOverrides } from '../../rules/battle/common/ratings';
import { sheetByPack, type TablesPack } from '../battle/pack/pack';
import type { ShipClass, ShipRecord } from './shipSchema';

/** A ship with its class, the ship's own differences laid over the class. */
export interface RegisteredShip {
  id: string;
  name: string;
  nation: string;
  /** The file of a navy that she is in. */
  navy: string;
  traits: readonly ShipTrait[];
  inService: { from: string; to: string };
  shipClass: ShipClass;
  refits: NonNullable<ShipRecord['refits']>;
}

type Placed = { side: ShipClass['guns'][number]['mounts'][number]['side'] };

/** All of the mounts on both beams. */
export const total = <Mount extends Placed>(
  mounts: readonly Mount[],
  of: (mount: Mount) => number,
) => mounts.reduce((sum, mount) => sum + of(mount) * (mount.side === 'both' ? 2 : 1), 0);

/** What bears on the better beam: the mounts of that side and those in the middle. */
export function broadside<Mount extends Placed>(
  mounts: readonly Mount[],
  of: (mount: Mount) => number,
): number {
  const bearing = (beam: 'port' | 'starboard') =>
    mounts
      .filter(({ side }) => side === beam || side === 'center' || side === 'both')
      .reduce((sum, mount) => sum + of(mount), 0);
  return Math.max(bearing('port'), bearing('starboard'));
}

/** A rough date (`1941`, `1941-05`) counts as the first day that it may mean. */
export const hasBegun = ({ from }: { from: string }, date: string): boolean => from <= date;

/** The class's figures as the ship had them on a date. */
export function refitted({ shipClass, refits }: RegisteredShip, date: string): ShipClass {
  const begun = refits.filter((refit) => hasBegun(refit, date));
  return Object.assign({}, shipClass, ...begun.map(({ from: _, ...figures }) => figures));
}

/** A ship's figures on an ISO date, as its sheet is worked out from them [BT-16]. */
export function figuresOn(ship: RegisteredShip, date: string): ShipFigures {
  const then = refitted(ship, date);
  const { antiAircraft, torpedoes } = then;
  const aa = antiAircraft.findLast((entry) => hasBegun(entry, date)) ?? antiAircraft[0];
  return {
    name: ship.name,
    classId: then.id,
    type: then.type,
    nation: ship.nation,
    standardTons: then.standardTons,
    speedKnots: then.speedKnots,
    beltInches: then.beltInches,
    deckInches: then.deckInches,
    batteries: then.guns.map(({ caliberInches, count, turretFaceInches, mounts }) => ({
      caliberInches,
      guns: count,
      onBroadside: broadside(mounts, ({ barrels }) => barrels),
      turretFaceInches,
    })),
    heavyAaGuns: aa?.heavyGuns ?? 0,
    lightAaBarrels: aa?.lightBarrels ?? 0,
    torpedoes: torpedoes && {
      onBroadside: broadside(torpedoes.mounts, ({ tubes }) => tubes),
      kind: torpedoes.kind,
    },
  };
}

/**
 * The sheet of a ship on an ISO date. Radar aboard gives no trait by itself: the scenario says whose was of use in its
 * battle [BT-19.1].
 */
export const sheetOn = (
  ship: RegisteredShip,
  date: string,
  { traits = [], overrides = {}, pack }: SheetChanges = {},
): ShipSheet =>
  ratedSheet(
    figuresOn(ship, date),
    [...new Set([...ship.traits, ...traits])],
    sheetByPack(pack, ship.id, overrides),
    { ...STANDARD_TABLES, ...pack?.tables },
  );

/** What a battle changes of a ship's sheet, and the tables that it is worked out by where they are not the standard ones. */
export interface SheetChanges {
  traits?: readonly ShipTrait[] | undefined;
  overrides?: SheetOverrides;
  pack?: TablesPack | undefined;
}

/** In service on an ISO date, rough dates taken as widely as they can be meant. */
export const servesOn = (
  { inService: { from, to } }: Pick<RegisteredShip, 'inService'>,
  date: string,
): boolean => from <= date && date.slice(0, to.length) <= to;
