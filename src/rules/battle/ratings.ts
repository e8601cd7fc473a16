import { type Inches, type Knots, type LongTons, roundHalfUp } from '../core';
import {
  type Armor,
  CALIBERS,
  type Caliber,
  ROWS,
  type Row,
  type ShipSheet,
  type ShipTrait,
  type ShipType,
  type SpeedClass,
  type TorpedoKind,
} from './sheet';

/** Guns of one kind on a ship. */
export interface RatedBattery {
  caliberInches: Inches;
  guns: number;
  /** How many of them bear on one beam at a time. */
  onBroadside: number;
  turretFaceInches: Inches;
}

/** The real figures of one ship at one date, from which its sheet is worked out [BT-16]. */
export interface ShipFigures {
  name: string;
  classId: string;
  type: ShipType;
  nation: string;
  standardTons: LongTons;
  speedKnots: Knots;
  beltInches: Inches;
  deckInches: Inches;
  batteries: readonly RatedBattery[];
  /** Dual-purpose guns count here and as a battery. */
  heavyAaGuns: number;
  /** From 0.5 in machine guns to 2-pounders, a barrel each. */
  lightAaBarrels: number;
  torpedoes: { onBroadside: number; kind: TorpedoKind } | null;
}

/** Figures of a sheet that a record or a scenario sets by hand. */
export interface SheetOverrides {
  speed?: SpeedClass;
  boxes?: Partial<Record<Row, number>>;
  armor?: Partial<Record<Exclude<Row, 'aa'>, Armor>>;
  immuneHullBoxes?: number;
  torpedoFactors?: number;
}

/** A ship's sheet by the formulas of BT-16, with what is set by hand put in their place. */
export function ratedSheet(
  figures: ShipFigures,
  traits: readonly ShipTrait[] = [],
  overrides: SheetOverrides = {},
): ShipSheet {
  const { name, classId, type, nation } = figures;
  const rows = ratedRows(figures, overrides);
  return {
    name,
    classId,
    type,
    nation,
    speed: overrides.speed ?? speedClassOf(figures.speedKnots),
    rows,
    immuneHullBoxes: overrides.immuneHullBoxes ?? immuneBoxes(figures, rows.hull.length),
    torpedoes: ratedTorpedoes(figures, overrides.torpedoFactors),
    traits,
  };
}

function ratedRows(
  figures: ShipFigures,
  { boxes = {}, armor = {} }: SheetOverrides,
): ShipSheet['rows'] {
  const rated = ROWS.map((row) => {
    const count = boxes[row] ?? ratedBoxes(figures, row);
    const plating = row === 'aa' ? 'none' : (armor[row] ?? ratedArmor(figures, row));
    return [row, Array.from({ length: count }, () => plating)];
  });
  return Object.fromEntries(rated) as ShipSheet['rows'];
}

function ratedBoxes(figures: ShipFigures, row: Row): number {
  switch (row) {
    case 'hull':
      return hullBoxes(figures.standardTons, figures.type);
    case 'aa':
      return aaBoxes(figures.heavyAaGuns, figures.lightAaBarrels);
    default:
      return gunBoxes(row, figures.batteries);
  }
}

const CARRIERS: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'CVS'];
const MERCHANTS: readonly ShipType[] = ['AMC', 'large-transport', 'small-transport'];

const hullFactor = (type: ShipType): number =>
  CARRIERS.includes(type) ? 0.8 : MERCHANTS.includes(type) ? 0.5 : 1;

/** [BT-16.1] */
export const hullBoxes = (standardTons: LongTons, type: ShipType): number =>
  Math.max(1, roundHalfUp((standardTons ** 0.6 / 55) * hullFactor(type)));

/** [BT-16.2, BT-16.3, BT-16.4] What a gun counts as; `undefined` for guns too small to fire at ships. */
export function caliberOf(caliberInches: Inches): Caliber | undefined {
  if (caliberInches >= 10.5) return 'primary';
  if (caliberInches > 5.25) return 'secondary';
  return caliberInches >= 2.9 ? 'tertiary' : undefined;
}

/** Boxes that the guns of one battery are worth, before rounding. */
const GUN_WORTH: Record<Caliber, (battery: RatedBattery) => number> = {
  primary: ({ guns, caliberInches }) => (guns * caliberInches) / 15,
  secondary: ({ onBroadside, caliberInches }) => (onBroadside * 0.5 * caliberInches) / 8,
  tertiary: ({ onBroadside }) => onBroadside * 0.35,
};

/** [BT-16.2, BT-16.3, BT-16.4] Boxes of one caliber; batteries of it are added before the rounding. */
export function gunBoxes(caliber: Caliber, batteries: readonly RatedBattery[]): number {
  const own = batteriesOf(caliber, batteries);
  const worth = own.reduce((sum, battery) => sum + GUN_WORTH[caliber](battery), 0);
  const least = caliber === 'tertiary' && own.length > 0 ? 1 : 0;
  return Math.max(least, roundHalfUp(worth));
}

const batteriesOf = (caliber: Caliber, batteries: readonly RatedBattery[]): RatedBattery[] =>
  batteries.filter(({ caliberInches }) => caliberOf(caliberInches) === caliber);

/** [BT-16.4] */
export function aaBoxes(heavyAaGuns: number, lightAaBarrels: number): number {
  if (heavyAaGuns + lightAaBarrels === 0) return 0;
  return Math.max(1, roundHalfUp(heavyAaGuns * 0.3 + lightAaBarrels * 0.04));
}

/** [BT-16.5] */
export const torpedoFactors = (tubesOnBroadside: number): number =>
  tubesOnBroadside === 0 ? 0 : Math.max(1, roundHalfUp(tubesOnBroadside / 3));

function ratedTorpedoes(
  { torpedoes }: ShipFigures,
  byHand: number | undefined,
): ShipSheet['torpedoes'] {
  if (!torpedoes) return null;
  const factors = byHand ?? torpedoFactors(torpedoes.onBroadside);
  return factors > 0 ? { factors, kind: torpedoes.kind } : null;
}

/** [BT-16.6] */
export const armorOf = (inches: Inches): Armor =>
  inches >= 10 ? 'heavy' : inches >= 2.5 ? 'light' : 'none';

/** [BT-16.6] Belt for the hull; for guns the face of the turrets that are worth most in their row. */
function ratedArmor(figures: ShipFigures, row: Caliber | 'hull'): Armor {
  if (row === 'hull') return armorOf(figures.beltInches);
  const [first] = batteriesOf(row, figures.batteries).sort(
    (a, b) => GUN_WORTH[row](b) - GUN_WORTH[row](a),
  );
  return first ? armorOf(first.turretFaceInches) : 'none';
}

/** [BT-16.6] The whole hull is immune to plunging fire, or none of it. */
const immuneBoxes = ({ deckInches }: ShipFigures, hull: number): number =>
  deckInches >= 5 ? hull : 0;

/** [BT-16.6] */
export function speedClassOf(speedKnots: Knots): SpeedClass {
  if (speedKnots >= 31.5) return '2+';
  if (speedKnots >= 24) return '2';
  return speedKnots >= 16 ? '1' : '1 slow';
}

const ARMOR_MARKS: Record<Armor, string> = { heavy: 'H', light: 'L', none: 'N' };

/** A sheet in the words of the table of BT-16.9, for checks and lists: `BB | 2 | 11 H | 8 H | 2 L | 3 N | 6 | -`. */
export function sheetLine({ type, speed, rows, immuneHullBoxes, torpedoes }: ShipSheet): string {
  const cell = (row: Row): string => {
    const [first] = rows[row];
    return first ? `${rows[row].length} ${ARMOR_MARKS[first]}` : '-';
  };
  const hull = immuneHullBoxes > 0 ? `${cell('hull')} immune` : cell('hull');
  const tubes = torpedoes ? `${torpedoes.factors} ${torpedoes.kind}` : '-';
  return [type, speed, hull, ...CALIBERS.map(cell), rows.aa.length || '-', tubes].join(' | ');
}
