import type { Inches } from '../../core';
import type { ShipSheet } from '../model/sheet';
import { effectiveArmor, LEAST_ARMOR } from '../tables/armor';
import type { Location, LocationRow } from '../tables/hitLocation';
import { rounded } from '../tables/rounding';
import type { TableSet } from '../tables/standard';

/** [SK-12.5, SK-28.1] The row of CHART G1; submarines have none. */
export function locationRow({ type }: ShipSheet): LocationRow {
  if (type === 'CB') return 'BB';
  return type === 'other' || type === 'SS' ? 'CL' : type;
}

/** [SK-12.16] Half the thinnest listed armor, to one decimal. */
function upperWorks({ armor }: ShipSheet): Inches {
  const { deck, belt, conningTower, turret, flightDeck, hangar } = armor;
  const listed = [deck, belt, conningTower, turret, flightDeck, hangar].filter((it) => it > 0);
  return listed.length > 0 ? rounded(Math.min(...listed) / 2, 1) : 0;
}

/** [SK-12.14 to SK-12.16] Listed thickness by location. */
const LISTED: Readonly<Record<Location, (sheet: ShipSheet) => Inches>> = {
  deck: ({ armor }) => armor.deck,
  turret: ({ armor }) => armor.turret,
  belt: ({ armor }) => armor.belt,
  tower: ({ armor }) => armor.conningTower,
  superstructure: upperWorks,
  'flight-deck': ({ armor }) => armor.flightDeck,
  hangar: ({ armor }) => armor.hangar,
  island: upperWorks,
};

/** [SK-12.4, SK-12.16 to SK-12.18] What a shell meets at a location of a ship, in inches, at least 1.0. */
export function armorAt(tables: TableSet, sheet: ShipSheet, location: Location): Inches {
  if (sheet.type === 'DD' || sheet.type === 'other') return LEAST_ARMOR;
  return effectiveArmor(tables.armorTypes, sheet.armor.type, 'exact', LISTED[location](sheet));
}

/** [SK-12.6, SK-12.9, SK-12.11] What every shell meets with the armor average method. */
export const averageArmor = (tables: TableSet, sheet: ShipSheet): Inches =>
  effectiveArmor(tables.armorTypes, sheet.armor.type, 'round', sheet.averageArmor);
