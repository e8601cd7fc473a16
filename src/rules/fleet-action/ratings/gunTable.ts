import type { Inches, Yards } from '../../core';

/** [NW-32.14, NW-32.14a] Published figures of a gun. */
export interface GunFigures {
  name: string;
  caliberInches: Inches;
  shellPounds: number;
  /** Muzzle velocity in feet a second. */
  velocity: number;
  roundsAMinute: number;
  rangeYards: Yards;
  isDualPurpose: boolean;
  /** The models of the registry that it stands for. */
  models: RegExp;
}

type Figures = readonly [
  caliberInches: Inches,
  shellPounds: number,
  velocity: number,
  roundsAMinute: number,
  rangeYards: Yards,
];

const gun = (name: string, [...figures]: Figures, models: RegExp, use?: 'dual'): GunFigures => {
  const [caliberInches, shellPounds, velocity, roundsAMinute, rangeYards] = figures;
  return {
    name,
    caliberInches,
    shellPounds,
    velocity,
    roundsAMinute,
    rangeYards,
    models,
    isDualPurpose: use === 'dual',
  };
};

/** [NW-32.14] */
const LISTED: readonly GunFigures[] = [
  gun('46 cm/45 Type 94', [18.1, 3219, 2559, 1.75, 45_960], /^46 cm/),
  gun('16"/45 Mk 6', [16, 2700, 2300, 2, 36_900], /^16 in\/45 Mk 6/),
  gun('38 cm SK C/34', [14.96, 1764, 2690, 2.5, 38_880], /^38 cm SK/),
  gun('15"/50 M1934', [15, 1951, 2789, 1.3, 46_800], /^381 mm/),
  gun('15"/42 Mk I', [15, 1938, 2450, 2, 30_180], /^15 in Mk I$/),
  gun('14"/45 Mk VII', [14, 1590, 2400, 2, 36_300], /^14 in Mk VII/),
  gun('14"/45 41st Year', [14, 1485, 2543, 2, 38_770], /^36 cm/),
  gun('28 cm SK C/34', [11.14, 728, 2920, 3.5, 44_760], /^28 cm SK C\/34/),
  gun('28 cm SK C/28', [11.14, 661, 2986, 2.5, 39_890], /^28 cm SK C\/28/),
  gun('8"/55 Mk 14', [8, 260, 2800, 3.5, 31_860], /^8 in\/55 Mk (9|12|14)/),
  gun('8"/50 Mk VIII', [8, 256, 2805, 3.5, 30_650], /^8 in Mk VIII/),
  gun('20.3 cm SK C/34', [7.99, 269, 3035, 4.5, 36_680], /^20\.3 cm/),
  gun('20 cm/50 3rd Year No. 2', [8, 277, 2756, 3.5, 32_150], /^20 cm\/50/),
  gun('8"/50 M1924', [8, 276, 2969, 3.5, 30_600], /^203 mm\/50/),
  gun('6.1"/60 3rd Year', [6.1, 123, 3035, 5, 29_960], /^15\.5 cm/),
  gun('6"/50 Mk XXIII', [6, 112, 2758, 7, 25_480], /^6 in Mk (XXII|XXIII)$/),
  gun('6"/55 M1934', [6, 110, 2986, 4.5, 28_150], /^152 mm\/55/),
  gun('15 cm SK C/28', [5.87, 99.9, 2871, 7, 25_150], /^15 cm (SK C\/28|L\/48)/),
  gun('6"/50 41st Year', [6, 100, 2789, 5, 22_970], /^15 cm\/[45]0 /),
  gun('5.5"/50 3rd Year', [5.5, 83.8, 2789, 6, 21_600], /^14 cm/),
  gun('5.25"/50 Mk I', [5.25, 80, 2672, 8, 24_070], /^5\.25 in/, 'dual'),
  gun('5"/38 Mk 12', [5, 55, 2600, 15, 17_390], /^5 in\/38/, 'dual'),
  gun('5"/25 Mk 10', [5, 54, 2155, 15, 14_500], /^5 in\/25/, 'dual'),
  gun('5"/50 3rd Year', [5, 50.7, 2986, 6, 20_100], /^12\.7 cm\/50/),
  gun('5"/40 Type 89', [5, 50.7, 2362, 8, 16_080], /^12\.7 cm\/40/, 'dual'),
  gun('4.7"/45 Mk IX', [4.7, 50, 2650, 10, 16_970], /^4\.7 in (QF Mk (IX|XII)|BL)/),
  gun('4.7"/45 10th Year', [4.72, 45, 2707, 7, 17_500], /^12 cm\/45 10th/, 'dual'),
  gun('4.5"/45 Mk III', [4.45, 55, 2449, 12, 20_750], /^4\.5 in/, 'dual'),
  gun('4.7"/50 M1936', [4.7, 51.8, 3018, 6, 20_000], /^120 mm\/50/),
  gun('10.5 cm SK C/33', [4.13, 33.3, 2952, 15, 19_360], /^10\.5 cm SK C\/33/, 'dual'),
  gun('4"/45 Mk XVI', [4, 35, 2660, 15, 19_850], /^4 in (QF )?Mk XVI$/, 'dual'),
  gun('3.9"/65 Type 98', [3.94, 28.7, 3281, 15, 21_300], /^10 cm\/65/, 'dual'),
  gun('3.9"/47 M1928', [3.94, 30.4, 2805, 8, 16_670], /^100 mm\/47/, 'dual'),
];

/** [NW-32.14a] */
const OTHERS: readonly GunFigures[] = [
  gun('16"/50 Mk 7', [16, 2700, 2500, 2, 42_350], /^16 in\/50/),
  gun('16"/45 Mk 5', [16, 2240, 2520, 1.5, 35_000], /^16 in\/45 Mk 5/),
  gun('16"/45 Mk I', [16, 2048, 2586, 1.5, 39_780], /^16 in Mk I$/),
  gun('41 cm/45 3rd Year', [16.1, 2249, 2559, 1.75, 42_000], /^41 cm/),
  gun('38 cm/45 M1935', [14.96, 1949, 2723, 1.8, 45_600], /^380 mm/),
  gun('14"/50 Mk 7', [14, 1500, 2700, 1.75, 36_800], /^14 in\/50/),
  gun('14"/45 Mk 8', [14, 1500, 2600, 1.75, 34_300], /^14 in\/45/),
  gun('33 cm/50 M1931', [13, 1235, 2854, 2, 45_600], /^330 mm/),
  gun('32 cm/44 M1934', [12.6, 1157, 2723, 2, 31_280], /^320 mm/),
  gun('12"/50 Mk 8', [12, 1140, 2500, 2.7, 38_570], /^12 in\/50 Mk 8/),
  gun('8"/55 Mk 15', [8, 335, 2500, 3.5, 30_050], /^8 in\/55 Mk 15/),
  gun('8"/53 M1927', [8, 276, 3084, 3.5, 34_250], /^203 mm\/53/),
  gun('20.3 cm/50 M1924', [8, 271, 2789, 4, 34_340], /^203 mm M/),
  gun('6"/53 Mk 12', [6, 105, 3000, 6, 25_300], /^6 in\/53/),
  gun('6"/53 M1926', [6, 105, 2789, 4.5, 26_900], /^152 mm\/53/),
  gun('6"/47 Mk 16', [6, 130, 2500, 9, 26_120], /^6 in\/47/),
  gun('6"/45 Mk XII', [6, 100, 2807, 6, 19_660], /^6 in (Mk XII|Mk XVII|Mk VII$|, )/),
  gun('15 cm/60 SK C/25', [5.87, 100, 3150, 7, 28_100], /^15 cm SK C\/25/),
  gun('15 cm/48 TbtsK C/36', [5.87, 88, 2740, 7, 25_700], /^15 cm TbtsK/),
  gun('15 cm/45 SK L/45', [5.87, 99.9, 2740, 6, 19_250], /^(15 cm SK L\/45|149 mm)/),
  gun('15 cm/50 Bofors', [5.87, 103, 2953, 5.5, 23_200], /^15 cm Bofors/),
  gun('14 cm/40 M1927', [5.46, 88, 2625, 9, 20_800], /^138\.6 mm/),
  gun('13.5 cm/45 M1938', [5.31, 72, 2707, 6, 21_430], /^135 mm/),
  gun('13 cm/50 B-13', [5.12, 74, 2854, 8, 28_000], /^130 mm B-13/),
  gun('13 cm/40 M1924', [5.12, 77, 2379, 6, 20_500], /^130 mm M/),
  gun('5"/51 Mk 8', [5, 50, 3150, 8, 17_100], /^5 in\/51/),
  gun('12.7 cm/45 SK C/34', [5.04, 61.7, 2723, 12, 19_030], /^12\.7 cm SK/),
  gun('4.7"/45 3rd Year', [4.72, 45, 2707, 5, 17_500], /^12 cm(\/45 (3rd|11th)| deck)/),
  gun('4.7"/50 Bofors', [4.72, 53, 2953, 9, 21_350], /^12 cm Bofors/),
  gun('4.7"/50 Mk XI', [4.7, 62, 2543, 10, 21_240], /^4\.7 in QF Mk XI$/),
  gun('4.7"/43 Mk VIII', [4.7, 50, 2457, 10, 16_160], /^4\.7 in Mk VIII/, 'dual'),
  gun('10.5 cm/45 SK C/32', [4.13, 33.3, 2576, 15, 16_600], /^10\.5 cm SK/, 'dual'),
  gun('4"/50 Mk 9', [4, 33, 2900, 8, 15_920], /^4 in\/50/),
  gun('4"/45 Mk V', [4, 31, 2613, 12, 16_300], /^4 in (QF )?Mk V$/, 'dual'),
  gun('4"/45 Mk IX', [4, 31, 2642, 10, 13_840], /^4 in(, low| Mk IX| QF Mk IV|$)/),
  gun('3"/50 Mk 20', [3, 13, 2700, 15, 14_590], /^(3 in|12[- ]p)/, 'dual'),
];

/** Guns of 3 inches and more. */
export const GUNS: readonly GunFigures[] = [...LISTED, ...OTHERS];
