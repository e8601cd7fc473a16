import { JAPANESE } from './sheetExceptionsOfJapan';

/** Fields in which sheets made from the registry's figures differ from those of SK-33.3 and SK-33.4, and what they come to. */
export interface SheetException {
  ships: readonly string[];
  ours: Readonly<Record<string, string>>;
  why: string;
}

const OTHERS: readonly SheetException[] = [
  {
    ships: ['Bismarck'],
    ours: {
      'Length ft': '824',
      'AA (number, gun, factor, level)':
        '16 x 10.5 cm/65 SK C/33 56H; 16 x 3.7 cm/83 SK C/30 10L; 20 x 2 cm/65 C/30 12S',
    },
    why: 'length to the nearest foot by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Prinz Eugen'],
    ours: {
      Tons: '14,271',
      DP: '471',
      'Speed (LF)': '32 (29)',
      'Main battery': '8 x 8"/60 M5, rate 9, 36,680 yd (59), 120 rds; A2 B2 / C2 D2',
      'Torpedo tubes': '12, 3-tube trainable, 2 a side, G7a (39)',
    },
    why: '14,271 tons by the registry',
  },
  {
    ships: ['Hood'],
    ours: {
      Tons: '42,100',
      DP: '1,389',
      'Speed (LF)': '29 (96)',
      'Length ft': '861',
      Sets: '279, 284',
      'Main battery': '8 x 15"/42 E1, rate 4, 30,180 yd (174), 120 rds; A2 B2 / X2 Y2',
      'Torpedo tubes': '4, 2 fixed* a side (beam), Mk IV 21" (347)',
      'AA (number, gun, factor, level)':
        '14 x 4"/45 Mk XVI 48H; 24 x 2 pdr pom-pom Mk VIII 36L; 20 x 0.5" Vickers 8S',
    },
    why: '42,100 tons by the registry; length to the nearest foot by the registry; sets of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Prince of Wales'],
    ours: { Tons: '36,727', DP: '1,212', 'Aircraft / catapults': '2 / 1' },
    why: '36,727 tons by the registry; floatplanes by the registry',
  },
  {
    ships: ['Norfolk'],
    ours: { Tons: '9,925', DP: '328' },
    why: '9,925 tons by the registry',
  },
  {
    ships: ['Suffolk'],
    ours: {
      Tons: '10,300',
      'AA (number, gun, factor, level)':
        '8 x 4"/45 Mk XVI 27H; 8 x 2 pdr pom-pom Mk VIII 12L; 12 x 0.5" Vickers 5S',
    },
    why: '10,300 tons by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Admiral Graf Spee'],
    ours: {
      Tons: '12,340',
      DP: '407',
      'Aircraft / catapults': '2 / 1',
      'Main battery': '6 x 11"/50 J2, rate 5, 39,890 yd (68), 100 rds; A3 / B3',
      'Secondary battery': '8 x 5.9"/55 P5, rate 12, 25,150 yd (51)',
      'Torpedo tubes': '8, 4-tube trainable, 1 a side, G7a (51)',
      'AA (number, gun, factor, level)':
        '6 x 10.5 cm/65 SK C/33 21H; 8 x 3.7 cm/83 SK C/30 5L; 8 x 2 cm/65 C/30 5S',
    },
    why: '12,340 tons by the registry; floatplanes by the registry; her side mounts bear as all others; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Exeter', 'Achilles'],
    ours: { 'Aircraft / catapults': '1 / 1' },
    why: 'floatplanes by the registry',
  },
  {
    ships: ['Ajax'],
    ours: { 'AA (number, gun, factor, level)': '8 x 4"/45 Mk XVI 27H; 12 x 0.5" Vickers 5S' },
    why: 'anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Bolzano'],
    ours: {
      'Secondary battery': '12 x 3.9"/47 R5, rate 16, 16,670 yd (30)',
      'AA (number, gun, factor, level)': '12 x 100 mm/47 OTO 19H; 16 x 20 mm/65 Breda 13S',
    },
    why: 'twelve 100 mm guns by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['De Ruyter'],
    ours: {
      'Aircraft / catapults': '0 / 0',
      'AA (number, gun, factor, level)': '10 x 40 mm/56 Bofors 31L; 8 x 0.50" M2 6S',
    },
    why: 'floatplanes by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Java'],
    ours: {
      'Length ft': '510',
      'Aircraft / catapults': '0 / 0',
      'AA (number, gun, factor, level)': '8 x 40 mm/56 Bofors 25L; 8 x 0.50" M2 6S',
    },
    why: 'length to the nearest foot by the registry; floatplanes by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Perth'],
    ours: { 'AA (number, gun, factor, level)': '8 x 4"/45 Mk XVI 27H; 16 x 20 mm/70 Oerlikon 18S' },
    why: 'anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Washington'],
    ours: {
      Tons: '36,600',
      DP: '1,208',
      'Speed (LF)': '28 (86)',
      Sets: 'CXAM, Mk 3, Mk 4, SG',
      'Main battery': '9 x 16"/45 D2, rate 4, 36,900 yd (134), 130 rds; A3 B3 / C3',
      'Secondary battery': '20 x 5"/38 Q1, rate 36, 18,200 yd (60)',
      'AA (number, gun, factor, level)':
        '20 x 5"/38 Mk 12 96V; 16 x 1.1"/75 16L; 48 x 20 mm/70 Oerlikon 53S',
    },
    why: '36,600 tons by the registry; sets of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['South Dakota'],
    ours: {
      Tons: '37,970',
      DP: '1,253',
      'AA (number, gun, factor, level)':
        '16 x 5"/38 Mk 12 77V; 16 x 1.1"/75 16L; 16 x 40 mm/56 Bofors 50L; 40 x 20 mm/70 Oerlikon 44S',
    },
    why: '37,970 tons by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Minneapolis', 'New Orleans', 'Astoria'],
    ours: {
      Tons: '10,136',
      DP: '334',
      Sets: 'SC, Mk 3',
      'Main battery': '9 x 8"/55 M2, rate 7, 31,860 yd (37), 150 rds; A3 B3 / C3',
      'AA (number, gun, factor, level)':
        '8 x 5"/25 Mk 10 22H; 16 x 1.1"/75 16L; 6 x 20 mm/70 Oerlikon 7S',
    },
    why: '10,136 tons by the registry; sets of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Chester'],
    ours: {
      Tons: '9,050',
      DP: '299',
      'Director / radar': '1 / 2',
      Sets: 'CXAM, Mk 3',
      'Main battery': '9 x 8"/55 M2, rate 7, 31,860 yd (33), 150 rds; A3 B3 / C3',
    },
    why: '9,050 tons by the registry; sets of that month by the registry',
  },
  {
    ships: ['Portland'],
    ours: {
      Tons: '10,258',
      DP: '339',
      'Director / radar': '1 / 2',
      Sets: 'SC, Mk 3',
      'Main battery': '9 x 8"/55 M2, rate 7, 31,860 yd (38), 150 rds; A3 B3 / C3',
      'AA (number, gun, factor, level)':
        '8 x 5"/25 Mk 10 22H; 16 x 1.1"/75 16L; 8 x 20 mm/70 Oerlikon 9S',
    },
    why: '10,258 tons by the registry; sets of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Lexington'],
    ours: {
      'Aircraft / catapults': '0 / 0',
      'AA (number, gun, factor, level)':
        '12 x 5"/25 Mk 10 34H; 16 x 1.1"/75 16L; 54 x 20 mm/70 Oerlikon 59S',
    },
    why: "aircraft of carriers are the scenario's; anti-aircraft barrels of that month by the registry",
  },
  {
    ships: ['Yorktown'],
    ours: { 'Length ft': '825', 'Aircraft / catapults': '0 / 2' },
    why: "length over all by the registry; aircraft of carriers are the scenario's",
  },
  {
    ships: ['Electra', 'Encounter'],
    ours: {
      'Torpedo tubes': '4, 4-tube trainable, centerline, Mk IX 21" (12)',
      'AA (number, gun, factor, level)':
        '4 x 4.7"/45 Mk IX, XII 4L; 1 x 3"/45 20 cwt 2M; 8 x 0.5" Vickers 3S',
    },
    why: 'tubes of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Jupiter'],
    ours: {
      'Length ft': '357',
      'Director / radar': '1 / 1',
      Sets: '286, 285',
      'Torpedo tubes': '5, 5-tube trainable, centerline, Mk IX 21" (11)',
      'AA (number, gun, factor, level)':
        '6 x 4.7"/45 Mk IX, XII 6L; 1 x 4"/45 Mk V 3H; 10 x 20 mm/70 Oerlikon 11S',
    },
    why: 'length to the nearest foot by the registry; sets of that month by the registry; tubes of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Kortenaer'],
    ours: { 'AA (number, gun, factor, level)': '2 x 3"/55 Bofors 3M; 4 x 40 mm/56 Bofors 12L' },
    why: 'anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Witte de With'],
    ours: { 'AA (number, gun, factor, level)': '1 x 3"/55 Bofors 1M; 8 x 40 mm/56 Bofors 25L' },
    why: 'anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['John D. Edwards', 'Alden', 'John D. Ford', 'Paul Jones'],
    ours: { 'Main battery': '4 x 4"/50 R6, rate 16, 15,920 yd (10), 300 rds; A1, 1 a side / X1' },
    why: 'turrets of one ship are lettered by one rule',
  },
  {
    ships: ['Anderson', 'Hammann', 'Morris', 'Russell'],
    ours: { 'Director / radar': '1 / 0', Sets: 'SC' },
    why: 'sets of that month by the registry',
  },
  {
    ships: ['Benham'],
    ours: {
      'Torpedo tubes': '16, 4-tube trainable, 2 a side, Mk 15 (1938) (3)',
      'AA (number, gun, factor, level)': '4 x 5"/38 Mk 12 14V; 6 x 20 mm/70 Oerlikon 7S',
    },
    why: 'tubes of that month by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Preston'],
    ours: {
      'Director / radar': '1 / 1',
      Sets: 'SC, Mk 4',
      'Main battery': '4 x 5"/38 Q1, rate 30, 18,200 yd (13), 300 rds; A1 B1 / X1 Y1',
      'AA (number, gun, factor, level)': '4 x 5"/38 Mk 12 14V; 6 x 20 mm/70 Oerlikon 7S',
    },
    why: 'sets of that month by the registry; four guns after her refit by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Gwin'],
    ours: { 'AA (number, gun, factor, level)': '4 x 5"/38 Mk 12 14V; 6 x 20 mm/70 Oerlikon 7S' },
    why: 'anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Dewey', 'Aylwin'],
    ours: {
      Tons: '1,365',
      DP: '45',
      'Main battery': '4 x 5"/38 Q1, rate 30, 18,200 yd (11), 300 rds; A1 B1 / X1 Y1',
      'AA (number, gun, factor, level)':
        '4 x 5"/38 Mk 12 14V; 4 x 20 mm/70 Oerlikon 4S; 4 x 0.50" M2 3S',
    },
    why: '1,365 tons by the registry; anti-aircraft barrels of that month by the registry',
  },
  {
    ships: ['Phelps'],
    ours: {
      'Main battery': '8 x 5"/38 Q1, rate 24, 18,200 yd (8), 250 rds; A2 B2 / X2 Y2',
      'AA (number, gun, factor, level)': '13 x 20 mm/70 Oerlikon 14S',
    },
    why: 'guns are named by bore and class alone; anti-aircraft barrels of that month by the registry',
  },
];

export const EXCEPTIONS: readonly SheetException[] = [...OTHERS, ...JAPANESE];
