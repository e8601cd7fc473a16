import type { Inches, Knots, LongTons, ShipType, TorpedoKind } from '../../core';
import type { Armor, Trait } from '../model/sheet';

/** Where a mount stands along the hull, as a fraction of the length from the bow; `both` is one on either beam. */
interface Placed {
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

/** The real figures of a ship on a date, from which her sheet is worked out [NW-2.25 to NW-2.40]. */
export interface ShipFigures {
  name: string;
  classId: string;
  type: ShipType;
  nation: string;
  /** The year in which she was completed. */
  completed: number;
  /** Gross tons of a merchant ship [NW-2.28]. */
  standardTons: LongTons;
  speedKnots: Knots;
  beltInches: Inches;
  deckInches: Inches;
  hasTorpedoProtection: boolean;
  guns: readonly FiguredGuns[];
  torpedoes: FiguredTorpedoes | null;
  /** Anti-aircraft barrels of 3 inches and more, of 37 to 40 mm, and below. */
  heavyBarrels: number;
  mediumBarrels: number;
  lightBarrels: number;
  hasSearchRadar: boolean;
  hasGunneryRadar: boolean;
  hasFlakRadar: boolean;
  hasArmoredFlightDeck: boolean;
  hasVulnerableMagazines: boolean;
  /** Aircraft that she operates, catapult floatplanes apart. */
  aircraft: number;
  floatplanes: number;
}

/** [NW-2.6, NW-2.13, NW-2.29] What no formula gives, or what is known better of a ship than the formula. */
export interface Judgement {
  crewQuality?: number;
  gunneryModifier?: number;
  fireControl?: number;
  underwaterProtection?: number;
  speedKnots?: Knots;
  armor?: Partial<Armor>;
  hasSearchRadar?: boolean;
  hasGunneryRadar?: boolean;
  hasFlakRadar?: boolean;
  planes?: number;
  traits?: readonly Trait[];
}
