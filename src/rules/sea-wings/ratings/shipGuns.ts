import { type Inches, roundHalfUp } from '../../core';
import type { Battery, GunType, Torpedoes } from '../model/ratings';
import type { FiguredGuns, ShipFigures } from './shipFigures';

/** A figure for guns from a caliber on. */
interface FromCaliber<T> {
  fromInches: Inches;
  value: T;
}

const valueFrom = <T>(rows: readonly FromCaliber<T>[], caliberInches: Inches): T | undefined =>
  rows.find(({ fromInches }) => caliberInches >= fromInches)?.value;

const row = <T>(fromInches: Inches, value: T): FromCaliber<T> => ({ fromInches, value });

/** [WG-26.13] What one barrel is worth in quick combat. */
const STRENGTHS: readonly FromCaliber<number>[] = [
  ...[row(18, 2.5), row(16, 2), row(14, 1.75), row(11, 1.5), row(7.5, 0.9), row(5.9, 0.8)],
  ...[row(5.4, 0.6), row(4.7, 1), row(3.9, 0.8), row(3, 0.5)],
];

/** [WG-26.14] */
const TYPES: readonly FromCaliber<GunType>[] = [row(11, 'BB'), row(7.5, 'CA'), row(5.4, 'CL')];

/** Guns below this caliber fight no ships [WG-26.15]. */
const MIN_INCHES = 3;

const FIVE_INCH_38 = /5 in\/38/;
const TEN_CM_65 = /10 cm\/65/;
const LOW_ANGLE = /single-purpose|low angle/;

/** [WG-26.13] */
function barrelStrength({ caliberInches, model }: FiguredGuns): number {
  if (FIVE_INCH_38.test(model) && !LOW_ANGLE.test(model)) return 1.25;
  if (TEN_CM_65.test(model)) return 1.1;
  return valueFrom(STRENGTHS, caliberInches) ?? 0;
}

/** Calibers of 3 in and more, the greatest first. */
const calibersOf = ({ guns }: Pick<ShipFigures, 'guns'>): number[] =>
  [...new Set(guns.map(({ caliberInches }) => caliberInches))]
    .filter((caliber) => caliber >= MIN_INCHES)
    .sort((a, b) => b - a);

/** [WG-26.13 to WG-26.15] The battery of the greatest caliber, and of the second greatest; `null` for none. */
export function batteriesOf(figures: Pick<ShipFigures, 'guns'>): {
  primary: Battery | null;
  secondary: Battery | null;
} {
  const [first, second] = calibersOf(figures);
  const secondary = batteryOf(figures, second);
  return {
    primary: batteryOf(figures, first),
    secondary: secondary && { ...secondary, type: secondary.type === 'DD' ? 'DD' : 'CL' },
  };
}

function batteryOf(
  { guns }: Pick<ShipFigures, 'guns'>,
  caliber: number | undefined,
): Battery | null {
  if (caliber === undefined) return null;
  const strength = roundHalfUp(
    guns
      .filter(({ caliberInches }) => caliberInches === caliber)
      .reduce((sum, it) => sum + it.onBeam * barrelStrength(it), 0),
  );
  return strength === 0 ? null : { strength, type: valueFrom(TYPES, caliber) ?? 'DD' };
}

const LONG_LANCE_FACTOR = 1.5;

/** [WG-26.16] */
export function torpedoesOf({ torpedoes }: Pick<ShipFigures, 'torpedoes'>): Torpedoes | null {
  if (!torpedoes || torpedoes.onBeam === 0) return null;
  const isLongLance = torpedoes.kind === 'long-lance';
  const strength = roundHalfUp(torpedoes.onBeam * (isLongLance ? LONG_LANCE_FACTOR : 1));
  return { strength, isLongLance };
}

/** [WG-26.6] Heavy AA guns by their model; the first that fits counts. */
const QUALITIES: readonly { model: RegExp; quality: number }[] = [
  { model: LOW_ANGLE, quality: 0 },
  { model: /5 in\/38|10 cm\/65|4\.5 in/, quality: 1 },
  { model: /5 in\/25|12\.7 cm\/40|5\.25 in/, quality: 0.8 },
  { model: /4 in (QF )?Mk (XVI|XIX)\b|4\.7 in (QF )?Mk (VIII|XI)\b/, quality: 0.7 },
  { model: /12 cm\/45 10th Year|8 cm\/60/, quality: 0.6 },
  { model: /12\.7 cm\/50/, quality: 0.3 },
  { model: /3 in\/50/, quality: 0.5 },
];

/** [WG-26.6] Calibers of heavy AA guns; from the second on guns are too heavy. */
const HEAVY_AA_INCHES = { from: 3, below: 5.5 } as const;

function qualityOf({ model, caliberInches }: FiguredGuns): number {
  if (caliberInches < HEAVY_AA_INCHES.from || caliberInches >= HEAVY_AA_INCHES.below) return 0;
  const named = QUALITIES.find((it) => it.model.test(model));
  return named?.quality ?? (caliberInches >= 4 ? 0.5 : 0.4);
}

/** [WG-26.6] Half the quality of the best guns, as many as are counted as heavy AA. */
export function heavyAaOf({ guns, heavyGuns }: Pick<ShipFigures, 'guns' | 'heavyGuns'>): number {
  const qualities = guns
    .flatMap((it) => Array<number>(it.barrels).fill(qualityOf(it)))
    .filter((quality) => quality > 0)
    .sort((a, b) => b - a)
    .slice(0, heavyGuns);
  return roundHalfUp(qualities.reduce((sum, it) => sum + it, 0) / 2 + ROUNDING);
}

/** Sums of tenths are not exact. */
const ROUNDING = 1e-9;
