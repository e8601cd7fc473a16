import type { FiguredShip, ShipTrait } from '../../rules/core';
import type { ShipClass, ShipRecord } from './shipSchema';

/** A ship with its class, the ship's own differences applied to the class. */
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

/** All mounts on both beams. */
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

/** In service on an ISO date; rough dates are read as widely as possible. */
export const servesOn = (
  { inService: { from, to } }: Pick<RegisteredShip, 'inService'>,
  date: string,
): boolean => from <= date && date.slice(0, to.length) <= to;

/** The figures of a ship on a date that all tactical systems rate her by, and her class as it was then. */
export function figuredOn(
  ship: RegisteredShip,
  date: string,
): { figured: FiguredShip; then: ShipClass } {
  const then = refitted(ship, date);
  const { type, standardTons, speedKnots, beltInches, deckInches, guns, torpedoes } = then;
  const figured: FiguredShip = {
    name: ship.name,
    classId: then.id,
    type,
    nation: ship.nation,
    completed: Number(ship.inService.from.slice(0, 4)),
    standardTons,
    speedKnots,
    beltInches,
    deckInches,
    guns,
    torpedoes,
    floatplanes: then.floatplanes ?? 0,
  };
  return { figured, then };
}

/** The entry of anti-aircraft guns in force on a date; the first holds before its date too. */
export const antiAircraftOn = ({ antiAircraft }: ShipClass, date: string) =>
  antiAircraft.findLast((it) => hasBegun(it, date)) ?? antiAircraft[0];
