import type { Inches, Knots, LongTons, ShipType as RegistryType, TorpedoKind } from '../../core';
import type { ShipType } from '../model/ratings';

/** Guns of one kind aboard a ship. */
export interface FiguredGuns {
  caliberInches: Inches;
  model: string;
  /** All barrels, and those that bear on one beam at a time. */
  barrels: number;
  onBeam: number;
}

/** The real figures of a ship on a date, from which her card is worked out [WG-26]. */
export interface ShipFigures {
  id: string;
  name: string;
  type: RegistryType;
  nation: string;
  standardTons: LongTons;
  speedKnots: Knots;
  beltInches: Inches;
  deckInches: Inches;
  hasArmoredFlightDeck: boolean;
  hasNewDirectors: boolean;
  guns: readonly FiguredGuns[];
  /** The anti-aircraft entry in force. */
  heavyGuns: number;
  lightBarrels: number;
  poweredBarrels: number;
  machineGuns: number;
  torpedoes: { onBeam: number; kind: TorpedoKind } | null;
  hasSearchRadar: boolean;
  /** Aircraft that she operates, catapult floatplanes apart. */
  aircraft: number;
  floatplanes: number;
}

/** [WG-1.26] */
const TYPES: Readonly<Record<RegistryType, ShipType>> = {
  BB: 'BB',
  BC: 'BC',
  CV: 'CV',
  CVL: 'CVL',
  CVE: 'CVE',
  CA: 'CA',
  CL: 'CL',
  DD: 'DD',
  TB: 'TB',
  AC: 'CA',
  CD: 'CA',
  DE: 'DD',
  CVS: 'MM',
  AMC: 'MM',
  'large-transport': 'MM',
  'small-transport': 'MM',
};

/** [WG-1.26] What a type of the registry is in this system. */
export const typeOf = (type: RegistryType): ShipType => TYPES[type];

export const isCarrierType = (type: ShipType): boolean =>
  type === 'CV' || type === 'CVL' || type === 'CVE';
