import { must, roundHalfUp } from '../../core';
import type { Battery, DataSheet, FlightDeck, LightWeapons, MountKind } from '../model/sheet';
import { BARE_SHEET } from './bareSheet';
import { gunNamed } from './guns';

interface LandFigures {
  name: string;
  structure: number;
  crewQuality: number;
  damageControl: number;
  main: Battery | null;
  /** Turret AC. */
  turret: number;
  deck: FlightDeck;
  light: LightWeapons;
}

const battery = (gun: string, kind: MountKind, count: number): Battery => ({
  gun: must(gunNamed(gun), gun),
  kind,
  mounts: Array.from({ length: count }, () => ({ barrels: 1, arc: 'R' as const })),
});

const light = (longRange: number, mediumRange: number, closeRange: number): LightWeapons => ({
  longRange,
  mediumRange,
  closeRange,
  asw: 0,
});

/** [NW-32.19] */
const PLACES = {
  airfield: {
    name: 'Airfield',
    structure: 60,
    crewQuality: 1,
    damageControl: 6,
    main: null,
    turret: 0,
    light: light(2, 2, 4),
    deck: { hangar: 12, serviceRate: 6, catapults: 0 },
  },
  'coast-battery': {
    name: 'Coast battery',
    structure: 24,
    crewQuality: 0,
    damageControl: 2,
    main: battery('8"/50 Mk VIII', 'turret', 2),
    turret: 6,
    light: light(0, 1, 1),
    deck: BARE_SHEET.deck,
  },
  'field-battery': {
    name: 'Field battery',
    structure: 48,
    crewQuality: 0,
    damageControl: 1,
    main: battery('5"/25 Mk 10', 'open', 4),
    turret: 0,
    light: light(1, 0, 1),
    deck: BARE_SHEET.deck,
  },
} satisfies Record<string, LandFigures>;

/** [NW-32.19] */
type LandKey = keyof typeof PLACES;
export const LAND_KEYS = Object.keys(PLACES) as [LandKey, ...LandKey[]];

/** [NW-27.7] Directors of a battery. */
const BATTERY_FIRE_CONTROL = 2;

/** [NW-27.7, NW-32.7, NW-32.19] The sheet of an air base or a battery. */
export function landSheet(key: LandKey, nation: string): DataSheet {
  const figures: LandFigures = PLACES[key];
  const { name, structure, crewQuality, damageControl, main, deck, light: weapons } = figures;
  return {
    ...BARE_SHEET,
    name,
    classId: key,
    nation,
    type: 'L',
    structure,
    value: roundHalfUp(structure / 5),
    crewQuality,
    damageControl,
    main,
    deck,
    light: weapons,
    fireControl: main ? BATTERY_FIRE_CONTROL : 0,
    armor: { ...BARE_SHEET.armor, turret: figures.turret },
  };
}
