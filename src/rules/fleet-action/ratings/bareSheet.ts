import type { DataSheet } from '../model/sheet';

/** A sheet without anything: what is no warship of the registry fills in what it has. */
export const BARE_SHEET: Omit<DataSheet, 'name' | 'classId' | 'nation' | 'type'> = {
  ...{ displacementTons: 0, size: 0, structure: 0, flotation: 0, underwaterProtection: 0 },
  ...{ fireControl: 0, steering: 0, crewQuality: 0, damageControl: 0, gunneryModifier: 0 },
  ...{ speedKnots: 0, turningHexes: 1, spottingBands: 5 },
  armor: { belt: 0, deck: 0, conningTower: 0, turret: 0, casemate: 0, flightDeck: 0 },
  ...{ main: null, other: null, torpedoes: null },
  light: { longRange: 0, mediumRange: 0, closeRange: 0, asw: 0 },
  ...{ hasSearchRadar: false, hasGunneryRadar: false, hasFlakRadar: false },
  ...{ hasSearchlights: false, planes: 0 },
  deck: { hangar: 0, serviceRate: 0, catapults: 0 },
  ...{ cargo: null, traits: [], mineLoads: 0, value: 0, smallCraft: null, boat: null },
};
