import type { Inches, Knots, LongTons, ShipType, TorpedoKind } from '../../core';
import type { Armor } from '../model/sheet';
import type { FireControl } from '../tables/hitChance';

/** Where a mount stands along the hull, as a fraction of the length from the bow; `both` is one on either beam. */
export interface Placed {
  at: number;
  side: 'center' | 'port' | 'starboard' | 'both';
}

/** Guns of one kind aboard a ship. */
export interface FiguredGuns {
  caliberInches: Inches;
  model: string;
  /** 0 for open mounts. */
  turretFaceInches: Inches;
  mounts: readonly (Placed & { barrels: number })[];
}

export interface FiguredTorpedoes {
  kind: TorpedoKind;
  diameterInches: Inches;
  mounts: readonly (Placed & { tubes: number })[];
}

/** The real figures of a ship on a date, from which her sheet is worked out. */
export interface ShipFigures {
  name: string;
  classId: string;
  type: ShipType;
  nation: string;
  /** The year in which she was completed. */
  completed: number;
  standardTons: LongTons;
  speedKnots: Knots;
  lengthFeet: number;
  beltInches: Inches;
  deckInches: Inches;
  guns: readonly FiguredGuns[];
  torpedoes: FiguredTorpedoes | null;
  /** Anti-aircraft barrels of 37 to 40 mm, of 20 to 28 mm, and below. */
  lightGuns: { medium: number; light: number; machine: number };
  /** Names of the registry. */
  radars: readonly string[];
  floatplanes: number;
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
