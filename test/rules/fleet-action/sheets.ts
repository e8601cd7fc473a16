import {
  type DataSheet,
  type TorpedoBattery,
  TRAITS,
  type Trait,
  type UnitType,
} from '../../../src/rules/fleet-action/model/sheet';
import {
  batteryIn,
  cell,
  mountsIn,
  numberIn,
  numberOf,
  type Row,
  rowNamed,
  tableOf,
  torpedoOf,
} from './ledger';

/** [NW-32.9] The 35 ships of the ledger. */
export const SHIPS: readonly string[] = tableOf('NW-32.9').map((row) => cell(row, 'Ship'));

const sheets = new Map<string, DataSheet>();

/**
 * The data sheet of a ship of the ledger, as RULES.md prints it in NW-32.9 to NW-32.11, with fields of your own.
 *
 * @throws Error when no ship has the name.
 */
export function sheet(name: string, changed: Partial<DataSheet> = {}): DataSheet {
  const printed = sheets.get(name) ?? sheetOf(name);
  sheets.set(name, printed);
  return { ...printed, ...changed };
}

function sheetOf(name: string): DataSheet {
  const row: Row = {
    ...rowNamed('NW-32.9', 'Ship', name),
    ...rowNamed('NW-32.10', 'Ship', name),
    ...rowNamed('NW-32.11', 'Ship', name),
  };
  return {
    name,
    classId: idOf(name),
    ...hullOf(row),
    ...fittingsOf(row),
    ...weaponsOf(row),
    ...NONE,
  };
}

const NONE = { cargo: null, mineLoads: 0, smallCraft: null, boat: null, hasSearchlights: true };

/** `Prince of Wales`: `prince-of-wales`. */
export const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');

const hullOf = (row: Row) => ({
  nation: cell(row, 'Nation, year').slice(0, 2),
  type: cell(row, 'Type') as UnitType,
  displacementTons: numberOf(row, 'D'),
  size: numberOf(row, 'Size'),
  structure: numberOf(row, 'S'),
  flotation: numberOf(row, 'F'),
  underwaterProtection: numberOf(row, 'UP'),
  fireControl: numberOf(row, 'FC'),
  steering: numberOf(row, 'SV'),
  crewQuality: numberOf(row, 'CQ'),
  damageControl: numberOf(row, 'DC'),
  gunneryModifier: numberOf(row, 'GM'),
  speedKnots: numberOf(row, 'Speed'),
  turningHexes: numberOf(row, 'MVR'),
  spottingBands: numberOf(row, 'SD'),
  value: numberOf(row, 'V'),
});

const fittingsOf = (row: Row) => ({
  armor: {
    belt: numberOf(row, 'Belt'),
    deck: numberOf(row, 'Deck'),
    conningTower: numberOf(row, 'CT'),
    turret: numberOf(row, 'Turret'),
    casemate: numberOf(row, 'Casemate'),
    flightDeck: numberOf(row, 'AFD'),
  },
  light: {
    longRange: numberOf(row, 'LRF'),
    mediumRange: numberOf(row, 'MRF'),
    closeRange: numberOf(row, 'CRF'),
    asw: numberOf(row, 'ASW'),
  },
  ...radarOf(cell(row, 'Radar').split(' ')),
  planes: numberOf(row, 'Planes'),
  deck: {
    hangar: numberOf(row, 'H'),
    serviceRate: numberOf(row, 'RRR'),
    catapults: numberOf(row, 'Catapults'),
  },
  traits: traitsOf(cell(row, 'Traits')),
});

const radarOf = (letters: string[]) => ({
  hasSearchRadar: letters.includes('S'),
  hasGunneryRadar: letters.includes('G'),
  hasFlakRadar: letters.includes('D'),
});

const traitsOf = (text: string): Trait[] =>
  TRAITS.filter((trait) => text.toLowerCase().replaceAll(' ', '-').split(',').includes(trait));

const weaponsOf = (row: Row) => ({
  main: batteryIn(cell(row, 'MAIN')),
  other: batteryIn(cell(row, 'OTHER')),
  torpedoes: torpedoesIn(cell(row, 'TORPEDOES')),
});

/** `21" G7a: 2 x 3P, 2 x 3S; 12 reloads`; `null` for a dash. */
function torpedoesIn(text: string): TorpedoBattery | null {
  if (text === '-') return null;
  const [key = '', rest = ''] = text.split(': ');
  const [mounts = '', reloads = '0'] = rest.split('; ');
  return {
    torpedo: torpedoOf(key),
    mounts: mountsIn(mounts),
    reloads: numberIn(reloads.replace(' reloads', '')),
  };
}
