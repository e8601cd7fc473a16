import { type Inches, type Knots, type LongTons, roundHalfUp } from '../../core';
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
} from '../model/sheet';
import type { CaliberRating, TableSet } from '../model/tables';
import { STANDARD_TABLES } from '../tables/standard';

/** Guns of one kind on a ship. */
export interface RatedBattery {
  caliberInches: Inches;
  guns: number;
  /** How many of them bear on one beam at a time. */
  onBroadside: number;
  turretFaceInches: Inches;
}

/** The real figures of one ship at one date, from which its sheet is calculated [BT-16]. */
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

/** Figures of a sheet that a tables pack or a scenario sets by hand. */
export interface SheetOverrides {
  speed?: SpeedClass;
  /** Whole rows, a box each in the order in which they are lost; `boxes` and `armor` change these. */
  rows?: Partial<Record<Row, readonly Armor[]>>;
  boxes?: Partial<Record<Row, number>>;
  armor?: Partial<Record<Exclude<Row, 'aa'>, Armor>>;
  immuneHullBoxes?: number;
  torpedoFactors?: number;
}

/** The tables that sheets are calculated with. */
type RatingTables = Pick<
  TableSet,
  'hullRating' | 'gunRating' | 'aaRating' | 'torpedoRating' | 'armorRating' | 'speedRating'
>;

/** The most boxes in a row on any sheet, whatever the tables. */
export const MAX_BOXES = 100;
/** The most torpedo factors on any sheet. */
export const MAX_TORPEDO_FACTORS = 20;

/** A ship's sheet by the formulas of BT-16, with values set by hand taking precedence. */
export function ratedSheet(
  figures: ShipFigures,
  traits: readonly ShipTrait[] = [],
  overrides: SheetOverrides = {},
  tables: RatingTables = STANDARD_TABLES,
): ShipSheet {
  const { name, classId, type, nation } = figures;
  const rows = ratedRows(figures, overrides, tables);
  return {
    name,
    classId,
    type,
    nation,
    speed: overrides.speed ?? speedClassOf(figures.speedKnots, tables),
    rows,
    immuneHullBoxes: overrides.immuneHullBoxes ?? immuneBoxes(figures, rows.hull.length, tables),
    torpedoes: ratedTorpedoes(figures, overrides.torpedoFactors, tables),
    traits,
  };
}

function ratedRows(
  figures: ShipFigures,
  overrides: SheetOverrides,
  tables: RatingTables,
): ShipSheet['rows'] {
  const rated = ROWS.map((row) => [row, ratedRow(figures, row, overrides, tables)]);
  return Object.fromEntries(rated) as ShipSheet['rows'];
}

/** A row as given or rated, with boxes or armor changed by hand. */
function ratedRow(
  figures: ShipFigures,
  row: Row,
  { rows = {}, boxes = {}, armor = {} }: SheetOverrides,
  tables: RatingTables,
): readonly Armor[] {
  const given = rows[row];
  const plating = row === 'aa' ? 'none' : ratedArmor(figures, row, tables);
  const count = boxes[row] ?? given?.length ?? ratedBoxes(figures, row, tables);
  const byHand = row === 'aa' ? undefined : armor[row];
  return Array.from(
    { length: Math.min(MAX_BOXES, count) },
    (_, box) => byHand ?? given?.[box] ?? given?.at(-1) ?? plating,
  );
}

function ratedBoxes(figures: ShipFigures, row: Row, tables: RatingTables): number {
  switch (row) {
    case 'hull':
      return hullBoxes(figures.standardTons, figures.type, tables);
    case 'aa':
      return aaBoxes(figures.heavyAaGuns, figures.lightAaBarrels, tables);
    default:
      return gunBoxes(row, figures.batteries, tables);
  }
}

const CARRIERS: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'CVS'];
const MERCHANTS: readonly ShipType[] = ['AMC', 'large-transport', 'small-transport'];

const hullKind = (type: ShipType): 'carrier' | 'merchant' | 'other' =>
  CARRIERS.includes(type) ? 'carrier' : MERCHANTS.includes(type) ? 'merchant' : 'other';

/** [BT-16.1] */
export function hullBoxes(
  standardTons: LongTons,
  type: ShipType,
  { hullRating }: Pick<TableSet, 'hullRating'> = STANDARD_TABLES,
): number {
  const { exponent, divisor, factors } = hullRating;
  return Math.max(1, roundHalfUp((standardTons ** exponent / divisor) * factors[hullKind(type)]));
}

type GunRating = Pick<TableSet, 'gunRating'>;

/** [BT-16.2, BT-16.3, BT-16.4] What a gun counts as; `undefined` for guns too small to fire at ships. */
export const caliberOf = (
  caliberInches: Inches,
  { gunRating }: GunRating = STANDARD_TABLES,
): Caliber | undefined =>
  CALIBERS.find((caliber) => caliberInches >= gunRating.calibers[caliber].fromInches);

/** [BT-16.2, BT-16.3, BT-16.4] Boxes that the guns of one battery are worth, before rounding. */
function gunWorth(
  { guns, onBroadside, caliberInches }: RatedBattery,
  { counts, factor, divisorInches }: CaliberRating,
): number {
  const worth = (counts === 'all' ? guns : onBroadside) * factor;
  return divisorInches === null ? worth : (worth * caliberInches) / divisorInches;
}

/** [BT-16.2, BT-16.3, BT-16.4] Boxes of one caliber; batteries of it are added before the rounding. */
export function gunBoxes(
  caliber: Caliber,
  batteries: readonly RatedBattery[],
  tables: GunRating = STANDARD_TABLES,
): number {
  const own = batteriesOf(caliber, batteries, tables);
  const rating = tables.gunRating.calibers[caliber];
  const worth = own.reduce((sum, battery) => sum + gunWorth(battery, rating), 0);
  const least = caliber === 'tertiary' && own.length > 0 ? 1 : 0;
  return Math.max(least, roundHalfUp(worth));
}

const batteriesOf = (
  caliber: Caliber,
  batteries: readonly RatedBattery[],
  tables: GunRating,
): RatedBattery[] =>
  batteries.filter(({ caliberInches }) => caliberOf(caliberInches, tables) === caliber);

/** [BT-16.4] */
export function aaBoxes(
  heavyAaGuns: number,
  lightAaBarrels: number,
  { aaRating }: Pick<TableSet, 'aaRating'> = STANDARD_TABLES,
): number {
  if (heavyAaGuns + lightAaBarrels === 0) return 0;
  const { heavyGun, lightBarrel } = aaRating;
  return Math.max(1, roundHalfUp(heavyAaGuns * heavyGun + lightAaBarrels * lightBarrel));
}

/** [BT-16.5] */
export const torpedoFactors = (
  tubesOnBroadside: number,
  { torpedoRating }: Pick<TableSet, 'torpedoRating'> = STANDARD_TABLES,
): number =>
  tubesOnBroadside === 0
    ? 0
    : Math.max(1, roundHalfUp(tubesOnBroadside / torpedoRating.tubesPerFactor));

function ratedTorpedoes(
  { torpedoes }: ShipFigures,
  byHand: number | undefined,
  tables: RatingTables,
): ShipSheet['torpedoes'] {
  if (!torpedoes) return null;
  const factors = byHand ?? torpedoFactors(torpedoes.onBroadside, tables);
  return factors > 0
    ? { factors: Math.min(MAX_TORPEDO_FACTORS, factors), kind: torpedoes.kind }
    : null;
}

type ArmorRating = Pick<TableSet, 'armorRating'>;

/** [BT-16.6] */
export function armorOf(inches: Inches, { armorRating }: ArmorRating = STANDARD_TABLES): Armor {
  if (inches >= armorRating.heavyFromInches) return 'heavy';
  return inches >= armorRating.lightFromInches ? 'light' : 'none';
}

/** [BT-16.6] Belt for the hull; for guns the face of the turrets that are worth most in their row. */
function ratedArmor(figures: ShipFigures, row: Caliber | 'hull', tables: RatingTables): Armor {
  if (row === 'hull') return armorOf(figures.beltInches, tables);
  const rating = tables.gunRating.calibers[row];
  const [first] = batteriesOf(row, figures.batteries, tables).sort(
    (a, b) => gunWorth(b, rating) - gunWorth(a, rating),
  );
  return first ? armorOf(first.turretFaceInches, tables) : 'none';
}

/** [BT-16.6] The whole hull is immune to plunging fire, or none of it. */
const immuneBoxes = (
  { deckInches }: ShipFigures,
  hull: number,
  { armorRating }: ArmorRating,
): number => (deckInches >= armorRating.immuneDeckInches ? hull : 0);

/** [BT-16.6] */
export function speedClassOf(
  speedKnots: Knots,
  { speedRating }: Pick<TableSet, 'speedRating'> = STANDARD_TABLES,
): SpeedClass {
  const { fromKnots } = speedRating;
  return (['2+', '2', '1'] as const).find((speed) => speedKnots >= fromKnots[speed]) ?? '1 slow';
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
