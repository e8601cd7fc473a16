import type { Table, Yards } from '../../core';
import { rounded } from './rounding';

/** [SK-27.6] */
type MoonLight = 'bright' | 'half' | 'starlight' | 'overcast';

/** CHART C1 and the factors of twilight and night, in per cent of the day's visual range. */
export interface VisibilityTable extends Table {
  /** By visibility code 0 to 9. */
  codes: readonly number[];
  twilight: number;
  night: Readonly<Record<MoonLight, number>>;
}

export const visibility: VisibilityTable = {
  name: 'CHART C1, visibility codes, with twilight and moonlight',
  source:
    'SK-27.7, SK-7.25, SK-27.6: the international code; 40 per cent in moonlight is the document’s',
  fill: true,
  codes: [0.1, 0.3, 1, 2, 3, 7, 18, 37, 90, 100],
  twilight: 70,
  night: { bright: 40, half: 30, starlight: 20, overcast: 12 },
};

/** [SK-7.15, SK-7.16] What visual range is multiplied by. */
export const UPPER_WORKS = 1.2;
export const FUNNEL_SMOKE = 1.33;

/** Yards for each sixth root of damage points [SK-27.8]. */
const HORIZON_YARDS = 8215;

/** A ship's share of CHART C2 before rounding. @param dp damage points, 1 and up */
const horizonYards = (dp: number): Yards => HORIZON_YARDS * dp ** (1 / 6);

/** [SK-27.8] CHART C2: how far two ships see each other on a perfect day, to the nearest 500 yards. */
export const dayRangeYards = (a: number, b: number): Yards =>
  rounded((horizonYards(a) + horizonYards(b)) / 500) * 500;
