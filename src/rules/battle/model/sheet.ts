import {
  SHIP_TRAITS,
  SHIP_TYPES,
  type ShipTrait,
  type ShipType,
  TORPEDO_KINDS,
  type TorpedoKind,
} from '../../core';

export { SHIP_TRAITS, SHIP_TYPES, type ShipTrait, type ShipType, TORPEDO_KINDS, type TorpedoKind };

/** [BT-2.2] Fastest first; the number counts, the suffix says in which impulses the class moves. */
export const SPEED_CLASSES = ['2+', '2', '1', '1 slow', '0'] as const;
export type SpeedClass = (typeof SPEED_CLASSES)[number];

export const CALIBERS = ['primary', 'secondary', 'tertiary'] as const;
export type Caliber = (typeof CALIBERS)[number];

/** The rows of boxes on a ship sheet. */
export const ROWS = [...CALIBERS, 'aa', 'hull'] as const;
export type Row = (typeof ROWS)[number];

export const ARMORS = ['heavy', 'light', 'none'] as const;
export type Armor = (typeof ARMORS)[number];

/** A ship's printed values [BT-2.1, BT-16.9]; never changed in a battle. */
export interface ShipSheet {
  name: string;
  /** The ship's class in the registry, for its drawing and its data. */
  classId: string;
  type: ShipType;
  nation: string;
  speed: SpeedClass;
  /** One entry a box, in the order in which boxes are lost. */
  rows: Record<Row, readonly Armor[]>;
  /** How many of the first hull boxes are immune to plunging fire [BT-11.14]. */
  immuneHullBoxes: number;
  torpedoes: { factors: number; kind: TorpedoKind } | null;
  traits: readonly ShipTrait[];
}

const CAPITAL_TYPES: readonly ShipType[] = ['BB', 'BC', 'CV', 'CVL'];

/** [BT-2.3] */
export const isCapital = (type: ShipType): boolean => CAPITAL_TYPES.includes(type);

/** [BT-2.3] What a ship counts for stacking. */
export const stackingCount = (type: ShipType): number =>
  isCapital(type) || type === 'large-transport' ? 2 : 1;

export const hasTrait = (sheet: ShipSheet, trait: ShipTrait): boolean =>
  sheet.traits.includes(trait);

/** The largest caliber a ship was built with; `undefined` for one without guns. */
export const largestCaliber = (sheet: ShipSheet): Caliber | undefined =>
  CALIBERS.find((caliber) => sheet.rows[caliber].length > 0);
