import type { Inches, Knots, LongTons } from '../../core';

/** [NW-2.21, NW-2.22] `A` unarmored and `B` armored warship, `C` merchant, `V` carrier, `S` submarine, `L` land target, `X` small craft. */
export const UNIT_TYPES = ['A', 'A%', 'B', 'C', 'C%', 'V', 'S', 'L', 'X'] as const;
export type UnitType = (typeof UNIT_TYPES)[number];

/** [NW-9.12] The arcs in which a mount bears. */
export const ARCS = ['F', 'A', 'P', 'S', 'PS', 'AP', 'AS', 'FP', 'FS', 'R'] as const;
export type Arc = (typeof ARCS)[number];

/** [NW-26.1] */
export const MOUNT_KINDS = ['open', 'shielded', 'casemate', 'turret'] as const;
export type MountKind = (typeof MOUNT_KINDS)[number];

/** [NW-23.13] The groups of weapons on a data sheet. */
export const WEAPON_GROUPS = ['main', 'other', 'torpedoes'] as const;
export type WeaponGroup = (typeof WEAPON_GROUPS)[number];

/** Guns or tubes that train together. */
export interface Mount {
  /** Barrels of a gun mount, tubes of a torpedo mount. */
  barrels: number;
  arc: Arc;
}

/** [NW-32.14] */
export interface Gun {
  name: string;
  caliberInches: Inches;
  /** [NW-2.41] Inches of vertical armor at each range band from 1; as many as the gun reaches [NW-2.43]. */
  penetration: readonly Inches[];
  /** [NW-2.42] */
  deckPenetration: readonly Inches[];
  /** [NW-2.44] */
  impactPoints: number;
  /** [NW-2.45] CV. */
  criticalValue: number;
  isDualPurpose: boolean;
}

export interface TorpedoSetting {
  knots: Knots;
  /** [NW-2.48] */
  modifier: number;
  /** [NW-2.49] */
  reachHexes: number;
}

/** [NW-32.16] */
export interface Torpedo {
  name: string;
  settings: readonly TorpedoSetting[];
  impactPoints: number;
  criticalValue: number;
  /** [NW-15.12] A d10 of this or less is a dud; 0 for none. */
  dudNumber: number;
}

/** [NW-2.17] The MAIN or the OTHER guns. */
export interface Battery {
  gun: Gun;
  kind: MountKind;
  mounts: readonly Mount[];
}

export interface TorpedoBattery {
  torpedo: Torpedo;
  mounts: readonly Mount[];
  /** [NW-9.18] */
  reloads: number;
}

/** [NW-2.14] In AC, which is inches. */
export interface Armor {
  belt: number;
  deck: number;
  conningTower: number;
  turret: number;
  casemate: number;
  flightDeck: number;
}

/** [NW-2.23] */
export const TRAITS = [
  'poor-carrier-safety',
  'poor-underwater-protection',
  'poor-magazine-safety',
  'erratic-turrets',
  'amc',
  'aa-plus',
  'no-smoke',
  'minelayer',
  'minesweeper',
] as const;
export type Trait = (typeof TRAITS)[number];

/** [NW-27.2] */
export const CARGOES = ['general', 'fuel', 'ammunition', 'troops'] as const;
export type Cargo = (typeof CARGOES)[number];

/** [NW-2.18] Factors. */
export interface LightWeapons {
  longRange: number;
  mediumRange: number;
  closeRange: number;
  asw: number;
}

/** [NW-2.20] Zero on ships that are no carriers. */
export interface FlightDeck {
  /** H: spaces for six aircraft each. */
  hangar: number;
  /** RRR: points a turn. */
  serviceRate: number;
  catapults: number;
}

/** [NW-2.53, NW-32.17] Of one vessel of a stand of small craft. */
interface SmallCraft {
  savingThrow: number;
  /** Tubes a vessel. */
  tubes: number;
}

/** [NW-7.2] */
export interface Boat {
  hull: number;
  bowTubes: number;
  sternTubes: number;
  submergedKnots: Knots;
}

/** [NW-2, NW-32.1] A printed data sheet; never changed in a battle. */
export interface DataSheet {
  name: string;
  /** The class in the registry, for drawings and data. */
  classId: string;
  nation: string;
  type: UnitType;
  displacementTons: LongTons;
  /** [NW-2.25] Target Size, -4 to +3. */
  size: number;
  structure: number;
  flotation: number;
  /** [NW-2.16] UP, 0 to 4. */
  underwaterProtection: number;
  fireControl: number;
  steering: number;
  crewQuality: number;
  damageControl: number;
  gunneryModifier: number;
  speedKnots: Knots;
  /** [NW-2.12] MVR: hexes ahead before each turn. */
  turningHexes: number;
  /** [NW-2.10] SD in range bands. */
  spottingBands: number;
  armor: Armor;
  main: Battery | null;
  other: Battery | null;
  torpedoes: TorpedoBattery | null;
  light: LightWeapons;
  hasSearchRadar: boolean;
  hasGunneryRadar: boolean;
  /** [NW-2.19] DPAA. */
  hasFlakRadar: boolean;
  /** [NW-2.52] */
  hasSearchlights: boolean;
  planes: number;
  deck: FlightDeck;
  cargo: { kind: Cargo; points: number } | null;
  traits: readonly Trait[];
  /** [NW-6.3] Mine loads of a minelayer. */
  mineLoads: number;
  /** [NW-2.40] V; of one vessel for small craft. */
  value: number;
  smallCraft: SmallCraft | null;
  boat: Boat | null;
}

export const hasTrait = ({ traits }: DataSheet, trait: Trait): boolean => traits.includes(trait);

/** [NW-2.22, NW-16.14] Light automatic fire can hurt it. */
export const isLightlyBuilt = ({ type }: DataSheet): boolean => type === 'A%' || type === 'C%';

export const isMerchant = ({ type }: DataSheet): boolean => type === 'C' || type === 'C%';

export const isSmallCraft = ({ type }: DataSheet): boolean => type === 'X';

export const isLandTarget = ({ type }: DataSheet): boolean => type === 'L';

export const isSubmarine = ({ type }: DataSheet): boolean => type === 'S';

/** [NW-10.26, NW-32.7] An airfield: a land target with room for aircraft. */
export const isAirBase = ({ type, deck }: DataSheet): boolean => type === 'L' && deck.hangar > 0;

/** [NW-10.27, NW-10.28] A carrier, an air base or a ship with planes. */
export const operatesAircraft = ({ deck, planes }: DataSheet): boolean =>
  deck.hangar > 0 || planes > 0;

/** [NW-23.14, NW-13.8] It has cargo where warships have weapons. An armed merchant cruiser counts as a warship. */
export const isCargoShip = (sheet: DataSheet): boolean =>
  isMerchant(sheet) && !hasTrait(sheet, 'amc');
