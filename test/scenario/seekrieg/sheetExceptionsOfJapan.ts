import type { SheetException } from './sheetExceptions';

/** Those of Japanese ships. */
export const JAPANESE: readonly SheetException[] = [
  {
    ships: ['Atago', 'Takao'],
    ours: {
      'Length ft': '669',
      'AA (number, gun, factor, level)':
        '8 x 12.7 cm/40 Type 89 17H; 12 x 25 mm/60 Type 96 12L; 4 x 13.2 mm Type 93 2S',
    },
    why: 'length to the nearest foot by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Jintsu', 'Naka'],
    ours: {
      Tons: '5,195',
      DP: '171',
      'Speed (LF)': '34 (10)',
      'Length ft': '532',
      'Main battery':
        '7 x 5.5"/50 Q6, rate 12, 20,500 yd (24), 120 rds; A1 B1, 1 a side / X1 Y1 Z1',
      'Torpedo tubes': '8, 4-tube trainable, 1 a side, Type 93 (21)',
    },
    why: '5,195 tons by the registry; 34 knots by the registry; length to the nearest foot by the registry',
  },
  {
    ships: ['Sendai'],
    ours: {
      Tons: '5,195',
      DP: '171',
      'Speed (LF)': '34 (10)',
      'Length ft': '532',
      'Main battery':
        '7 x 5.5"/50 Q6, rate 12, 20,500 yd (24), 120 rds; A1 B1, 1 a side / X1 Y1 Z1',
      'Torpedo tubes': '8, 2-tube trainable, 2 a side, 8th Year (21)',
    },
    why: '5,195 tons by the registry; 34 knots by the registry; length to the nearest foot by the registry; tubes of that month by the registry',
  },
  {
    ships: ['Nagara'],
    ours: {
      Tons: '5,170',
      DP: '171',
      'Speed (LF)': '33 (10)',
      'Main battery':
        '7 x 5.5"/50 Q6, rate 12, 20,500 yd (24), 120 rds; A1 B1, 1 a side / X1 Y1 Z1',
      'Torpedo tubes': '8, 2-tube trainable, 2 a side, 8th Year (21)',
      'AA (number, gun, factor, level)':
        '2 x 8 cm/40 3rd Year 3M; 4 x 25 mm/60 Type 96 4L; 2 x 13.2 mm Type 93 1S',
    },
    why: '5,170 tons by the registry; 33 knots by the registry; tubes of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Kinugasa'],
    ours: {
      'Length ft': '608',
      'Main battery': '6 x 8"/50 M4, rate 7, 32,150 yd (50), 120 rds; A2 B2 / C2',
      'AA (number, gun, factor, level)':
        '4 x 12 cm/45 10th Year 7H; 8 x 25 mm/60 Type 96 8L; 4 x 13.2 mm Type 93 2S',
    },
    why: 'length to the nearest foot by the registry; turrets of one ship are lettered by one rule; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Furutaka'],
    ours: {
      'Length ft': '608',
      'Main battery': '6 x 8"/50 M4, rate 7, 32,150 yd (48), 120 rds; A2 B2 / C2',
      'AA (number, gun, factor, level)':
        '4 x 12 cm/45 10th Year 7H; 8 x 25 mm/60 Type 96 8L; 4 x 13.2 mm Type 93 2S',
    },
    why: 'length to the nearest foot by the registry; turrets of one ship are lettered by one rule; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Kirishima'],
    ours: {
      Tons: '31,720',
      DP: '1,047',
      'Main battery': '8 x 14"/45 F4, rate 4, 38,770 yd (131), 90 rds; A2 B2 / C2 D2',
    },
    why: '31,720 tons by the registry',
  },
  {
    ships: ['Shokaku', 'Zuikaku'],
    ours: {
      'Aircraft / catapults': '0 / 0',
      'Main battery': '16 x 5"/40 Q4, rate 16, 16,185 yd (53), 250 rds; 2 twins at each quarter',
    },
    why: "aircraft of carriers are the scenario's; guns are named by bore and class alone",
  },
  {
    ships: ['Murasame', 'Samidare', 'Harusame', 'Yudachi', 'Yamakaze', 'Kawakaze', 'Shigure'],
    ours: {
      'Length ft': '361',
      'Main battery': '5 x 5"/50 Q4, rate 16, 20,100 yd (11), 150 rds; A2 / X1 Y2',
      'Torpedo tubes': '8, 4-tube trainable, centerline, Type 93 (7)',
      'AA (number, gun, factor, level)': '5 x 12.7 cm/50 3rd Year 3M; 4 x 25 mm/60 Type 96 4L',
    },
    why: 'length over all by the registry; the single mount is the upper one by the registry; tubes of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: [
      'Ushio',
      'Sazanami',
      'Shirayuki',
      'Hatsuyuki',
      'Uranami',
      'Ayanami',
      'Shikinami',
      'Akebono',
    ],
    ours: {
      Tons: '2,050',
      DP: '68',
      'Length ft': '389',
      'Main battery': '6 x 5"/50 Q4, rate 16, 20,100 yd (11), 150 rds; A2 / X2 Y2',
      'AA (number, gun, factor, level)': '6 x 12.7 cm/50 3rd Year 4M; 4 x 25 mm/60 Type 96 4L',
    },
    why: '2,050 tons by the registry; length to the nearest foot by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Inazuma'],
    ours: {
      Tons: '1,980',
      DP: '65',
      'Length ft': '389',
      'Main battery': '6 x 5"/50 Q4, rate 16, 20,100 yd (11), 150 rds; A2 / X2 Y2',
      'Torpedo tubes': '9, 3-tube trainable, centerline, Type 90 (7)',
      'AA (number, gun, factor, level)': '6 x 12.7 cm/50 3rd Year 4M; 4 x 25 mm/60 Type 96 4L',
    },
    why: '1,980 tons by the registry; length to the nearest foot by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Ariake', 'Yugure'],
    ours: {
      Tons: '1,715',
      DP: '57',
      'Main battery': '5 x 5"/50 Q4, rate 16, 20,100 yd (11), 150 rds; A2 / X1 Y2',
      'Torpedo tubes': '6, 3-tube trainable, centerline, Type 90 (10)',
      'AA (number, gun, factor, level)': '5 x 12.7 cm/50 3rd Year 3M; 2 x 25 mm/60 Type 96 2L',
    },
    why: '1,715 tons by the registry; the single mount is the upper one by the registry; anti-aircraft barrels of that month by the registry',
  },
];
