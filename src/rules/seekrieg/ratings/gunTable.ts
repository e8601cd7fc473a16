import type { Inches, Yards } from '../../core';
import type { GunClass } from '../model/sheet';

/** [SK-33.1, SK-33.4] Figures of a gun that a battery takes over. */
export interface GunFigures {
  gunClass: GunClass;
  boreInches: Inches;
  boreLengths: number;
  /** Rounds a turn. */
  rate: number;
  rangeYards: Yards;
  /** Rounds aboard for each gun of a main battery. */
  ammunition: number;
  /**
   * `dual`: against ships and aircraft; `high-angle`: against aircraft, and against ships only where the ship has no
   * other guns.
   */
  use: 'surface' | 'dual' | 'high-angle';
  /** The models of the registry that it stands for. */
  models: RegExp;
}

type Figures = readonly [
  boreInches: Inches,
  boreLengths: number,
  rate: number,
  rangeYards: Yards,
  ammunition: number,
];

function gun(
  gunClass: GunClass,
  [boreInches, boreLengths, rate, rangeYards, ammunition]: Figures,
  models: RegExp,
  use: GunFigures['use'] = 'surface',
): GunFigures {
  return { gunClass, boreInches, boreLengths, rate, rangeYards, ammunition, use, models };
}

/** [SK-33.4] Guns of the ships listed there. */
const LISTED: readonly GunFigures[] = [
  gun('D2', [16, 45, 4, 36_900, 130], /^16 in\/45 Mk 6/),
  gun('E1', [15, 42, 4, 30_180, 120], /^15 in Mk I$/),
  gun('E2', [15, 47, 5, 38_880, 120], /^38 cm SK/),
  gun('F3', [14, 45, 4, 38_560, 100], /^14 in Mk VII/),
  gun('F4', [14, 45, 4, 38_770, 90], /^36 cm/),
  gun('J2', [11, 50, 5, 39_890, 100], /^28 cm SK C\/28/),
  gun('M2', [8, 55, 7, 31_860, 150], /^8 in\/55 Mk (9|12|14)/),
  gun('M3', [8, 50, 8, 29_900, 150], /^8 in Mk VIII/),
  gun('M4', [8, 50, 7, 32_150, 120], /^20 cm\/50/),
  gun('M5', [8, 60, 9, 36_680, 120], /^20\.3 cm/),
  gun('M6', [8, 53, 7, 34_520, 150], /^203 mm\/53/),
  gun('P2', [6, 50, 14, 25_480, 200], /^6 in Mk (XXII|XXIII)$/),
  gun('P5', [5.9, 55, 12, 25_150, 120], /^15 cm SK C\/28/),
  gun('P7', [6, 50, 12, 22_970, 120], /^15 cm\/50/),
  gun('P10', [5.9, 50, 10, 23_200, 175], /^15 cm Bofors No\. 6/),
  gun('P10', [5.9, 50, 10, 23_200, 200], /^15 cm Bofors/),
  gun('Q1', [5, 38, 24, 18_200, 250], /^5 in\/38 Mk 12 single-purpose/),
  gun('Q1', [5, 38, 30, 18_200, 300], /^5 in\/38|^5 in Mk 12/, 'dual'),
  gun('Q3', [5.25, 50, 14, 24_070, 300], /^5\.25 in/, 'dual'),
  gun('Q4', [5, 50, 16, 20_100, 150], /^12\.7 cm\/50/),
  gun('Q4', [5, 40, 16, 16_185, 250], /^12\.7 cm\/40/, 'high-angle'),
  gun('Q6', [5.5, 50, 12, 20_500, 120], /^14 cm/),
  gun('R1', [4.7, 45, 20, 16_970, 250], /^4\.7 in QF Mk XII/),
  gun('R1', [4.7, 45, 20, 16_970, 200], /^4\.7 in QF Mk IX/),
  gun('R4', [4.7, 50, 20, 21_000, 200], /^12 cm Bofors/),
  gun('R5', [3.9, 47, 16, 16_670, 120], /^100 mm\/47/, 'dual'),
  gun('R6', [4, 50, 16, 15_920, 300], /^4 in\/50/),
  gun('R7', [3.9, 65, 30, 21_300, 300], /^10 cm\/65/, 'dual'),
];

/** Published figures of other guns: twice the rounds a minute, the range within what their class of CHARTS R reaches. */
const OTHERS: readonly GunFigures[] = [
  gun('B1', [18.1, 45, 3, 42_500, 100], /^46 cm/),
  gun('D1', [16, 50, 4, 42_345, 130], /^16 in\/50/),
  gun('D3', [16, 45, 3, 35_000, 100], /^16 in\/45 Mk 5/),
  gun('D4', [16, 45, 3, 39_780, 100], /^16 in Mk I$/),
  gun('D5', [16.1, 45, 3, 42_000, 90], /^41 cm/),
  gun('E3', [15, 50, 3, 42_500, 74], /^381 mm/),
  gun('E4', [15, 45, 3, 42_500, 100], /^380 mm/),
  gun('F1', [14, 50, 3, 36_800, 100], /^14 in\/50/),
  gun('F2', [14, 45, 3, 34_300, 100], /^14 in\/45/),
  gun('G2', [13.4, 45, 3, 29_000, 100], /^340 mm/),
  gun('G3', [13, 50, 4, 42_500, 110], /^330 mm/),
  gun('G4', [12.6, 44, 4, 31_280, 80], /^320 mm/),
  gun('H1', [12, 50, 5, 38_570, 120], /^12 in\/50 Mk 8/),
  gun('H5', [12, 50, 4, 26_000, 100], /^12 in\/50 Mk 7/),
  gun('H4', [12, 52, 4, 27_000, 100], /^305 mm/),
  gun('J1', [11, 52, 7, 42_500, 100], /^28 cm SK C\/34/),
  gun('J4', [11, 40, 4, 20_600, 60], /^28 cm (SK L\/40|Krupp)/),
  gun('K1', [10, 45, 5, 17_000, 80], /^254 mm/),
  gun('M1', [8, 55, 7, 30_050, 150], /^8 in\/55 Mk 15/),
  gun('M6', [8, 50, 7, 30_600, 150], /^203 mm\/50/),
  gun('M7', [8, 50, 8, 34_340, 150], /^203 mm M/),
  gun('L2', [8.2, 45, 4, 17_000, 80], /^21 cm|^20 cm\/45/),
  gun('N1', [7.5, 45, 11, 21_110, 150], /^7\.5 in|^190 mm/),
  gun('N2', [7.1, 57, 10, 37_500, 150], /^180 mm/),
  gun('P1', [6, 47, 18, 26_120, 200], /^6 in\/47/),
  gun('P3', [6, 53, 12, 25_300, 150], /^6 in\/53/),
  gun('P4', [5.9, 60, 14, 28_100, 150], /^15 cm SK C\/25/),
  gun('P5', [5.9, 48, 14, 24_000, 120], /^15 cm (TbtsK|L\/48)/),
  gun('P6', [6.1, 60, 10, 29_960, 150], /^15\.5 cm/),
  gun('P8', [6, 53, 9, 28_150, 200], /^152 mm\/5/),
  gun('P9', [6, 55, 12, 29_000, 200], /^152 mm M|^155 mm/),
  gun('P7', [6, 45, 12, 19_660, 150], /^6 in|^15 cm|^149 mm/),
  gun('Q2', [5, 51, 16, 17_100, 200], /^5 in\/51/),
  gun('Q5', [5, 45, 24, 19_030, 120], /^12\.7 cm SK/),
  gun('Q5', [5.3, 45, 12, 21_430, 200], /^135 mm/),
  gun('Q7', [5.5, 40, 16, 20_800, 150], /^138\.6 mm|^140 mm|^5\.5 in/),
  gun('Q8', [5.1, 50, 16, 28_000, 150], /^130 mm B/),
  gun('Q5', [5.1, 45, 12, 20_500, 150], /^130 mm/),
  gun('R1', [4.7, 45, 12, 16_000, 120], /^4\.7 in BL|^12 cm\/45 (3rd|11th)|^12 cm (deck|Arm)/),
  gun('R1', [4.7, 45, 16, 17_000, 200], /^12 cm\/45 10th|^4\.7 in Mk VIII/, 'high-angle'),
  gun('R4', [4.7, 50, 20, 21_240, 250], /^4\.7 in QF Mk XI$/),
  gun('R4', [4.7, 50, 12, 21_000, 200], /^120 mm/),
  gun('R1', [4.5, 45, 24, 17_400, 250], /^4\.5 in/, 'dual'),
  gun('R2', [4, 45, 30, 19_850, 200], /^4 in (QF )?Mk (XVI|XIX)$/, 'high-angle'),
  gun('R2', [4, 45, 28, 16_300, 150], /^4 in (QF )?Mk V$/, 'high-angle'),
  gun('R3', [4.1, 65, 32, 19_360, 200], /^10\.5 cm SK C\/33/, 'high-angle'),
  gun('R3', [4.1, 45, 28, 16_600, 150], /^10\.5 cm/),
  gun('R5', [3.9, 45, 20, 16_600, 150], /^10 cm Bofors|^100 mm/),
  gun('R6', [4, 45, 20, 13_840, 150], /^4 in|^102 mm/),
  gun('R3', [3.5, 50, 24, 17_000, 150], /^8\.8 cm|^90 mm|^85 mm/, 'high-angle'),
  gun('S1', [3, 50, 30, 14_600, 150], /^3 in\/50/, 'high-angle'),
  gun('S2', [3, 40, 24, 11_750, 150], /^3 in|^12[- ]p|^7[56]|^8 cm|^7\.5 cm/, 'high-angle'),
];

/** Guns that no ship fires at ships [SK-33.4]: CHARTS R have no class for them. */
const ANTI_AIRCRAFT_ONLY = /^5 in\/25/;

const GUNS: readonly GunFigures[] = [...LISTED, ...OTHERS];

/** The gun of a model of the registry, without a row of its own that of the nearest bore; `null` for guns against aircraft alone. */
export function gunOfModel(model: string, boreInches: Inches): GunFigures | null {
  if (ANTI_AIRCRAFT_ONLY.test(model)) return null;
  return GUNS.find(({ models }) => models.test(model)) ?? nearestTo(boreInches);
}

const nearestTo = (boreInches: Inches): GunFigures =>
  GUNS.reduce((best, it) =>
    Math.abs(it.boreInches - boreInches) < Math.abs(best.boreInches - boreInches) ? it : best,
  );
