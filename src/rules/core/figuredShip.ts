import type { ShipType, TorpedoKind } from './fleet';
import type { Inches, Knots, LongTons } from './units';

/** Where a mount stands along the hull, as a fraction of the length from the bow; `both` is one on either beam. */
export interface FiguredMount {
  at: number;
  side: 'center' | 'port' | 'starboard' | 'both';
}

/** Guns of one kind aboard a ship. */
export interface FiguredGuns {
  caliberInches: Inches;
  model: string;
  /** 0 for open mounts. */
  turretFaceInches: Inches;
  mounts: readonly (FiguredMount & { barrels: number })[];
}

export interface FiguredTorpedoes {
  kind: TorpedoKind;
  diameterInches: Inches;
  mounts: readonly (FiguredMount & { tubes: number })[];
}

/** The real figures of a ship on a date, mount by mount: what the sheets of tactical systems are worked out from. */
export interface FiguredShip {
  name: string;
  classId: string;
  type: ShipType;
  nation: string;
  /** The year in which she was completed. */
  completed: number;
  /** Gross tons of a merchant ship. */
  standardTons: LongTons;
  speedKnots: Knots;
  beltInches: Inches;
  deckInches: Inches;
  guns: readonly FiguredGuns[];
  torpedoes: FiguredTorpedoes | null;
  floatplanes: number;
}
