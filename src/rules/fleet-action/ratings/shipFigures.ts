import type { FiguredShip, Knots } from '../../core';
import type { Armor, Trait } from '../model/sheet';

/** The real figures of a ship on a date, from which her sheet is worked out [NW-2.25 to NW-2.40]. */
export interface ShipFigures extends FiguredShip {
  hasTorpedoProtection: boolean;
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
