import type { FiguredShip, Knots } from '../../core';
import type { Armor } from '../model/sheet';
import type { FireControl } from '../tables/hitChance';

/** The real figures of a ship on a date, from which her sheet is worked out. */
export interface ShipFigures extends FiguredShip {
  lengthFeet: number;
  /** Anti-aircraft barrels of 37 to 40 mm, of 20 to 28 mm, and below. */
  lightGuns: { medium: number; light: number; machine: number };
  /** Names of the registry. */
  radars: readonly string[];
}

/** What no figure of the registry tells of a ship. */
export interface Judgement {
  speedKnots?: Knots;
  fireControl?: FireControl;
  armor?: Partial<Armor>;
  /** Her tubes do not train [SK-17.4]. */
  fixedTubes?: 'bow' | 'beam';
  /** One set of torpedoes beyond those in the tubes [SK-17.32]. */
  hasReloads?: boolean;
  depthCharges?: number;
  /** Where the registry does not part them. */
  lightGuns?: ShipFigures['lightGuns'];
  catapults?: number;
}
