import type { ShipType } from '../../rules/core';
import type { RegisteredShip } from '../records/figures';
import { servesOn } from '../records/figures';

/** Kinds of fighting ships that skirmishes are drawn from, the largest first. */
export const KINDS = ['capital', 'cruiser', 'escort'] as const;
export type Kind = (typeof KINDS)[number];

const KIND_OF: Partial<Record<ShipType, Kind>> = {
  BB: 'capital',
  BC: 'capital',
  CA: 'cruiser',
  CL: 'cruiser',
  DD: 'escort',
  TB: 'escort',
};

/** The kind of a fighting ship; `undefined` of all that sails for something else. */
const kindOf = ({ shipClass }: RegisteredShip): Kind | undefined => KIND_OF[shipClass.type];

export const MIN_MERCHANTS = 3;
export const isMerchant = ({ shipClass: { type } }: RegisteredShip): boolean =>
  type === 'large-transport' || type === 'small-transport';

/** A fighting ship in service, with what she is worth. */
export interface Candidate {
  ship: RegisteredShip;
  kind: Kind;
  worth: number;
}

/** The fighting ships of some navies that were in service on a date. */
export const candidates = (
  ships: readonly RegisteredShip[],
  navies: readonly string[],
  date: string,
  worth: (ship: RegisteredShip, date: string) => number,
): Candidate[] =>
  ships.flatMap((ship) => {
    const kind = kindOf(ship);
    return kind && navies.includes(ship.navy) && servesOn(ship, date)
      ? [{ ship, kind, worth: worth(ship, date) }]
      : [];
  });
