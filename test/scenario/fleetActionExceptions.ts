/** Fields in which sheets made from the registry's figures differ from the printed ones, and what they come to [NW-32.9 to NW-32.11]. */
export const EXCEPTIONS: Readonly<
  Record<string, { ours: Readonly<Record<string, string | number>>; why: string }>
> = {
  Bismarck: { ours: { CRF: 4 }, why: 'twenty guns of 20 mm by the registry' },
  'Prinz Eugen': {
    ours: { D: 14271, S: 74, F: 49, DC: 6, V: 25 },
    why: '14,271 tons by the registry',
  },
  Hood: { ours: { D: 42100, S: 151, F: 101, V: 50 }, why: '42,100 tons by the registry' },
  'Prince of Wales': { ours: { CRF: 0 }, why: 'no light guns beside her pom-poms in May 1941' },
  Suffolk: {
    ours: { D: 10300, S: 59, F: 39, V: 20, Belt: 5, Deck: 1, MRF: 3, Planes: 2 },
    why: '10,300 tons, belt, deck and pom-poms by the registry',
  },
  'Admiral Graf Spee': { ours: { D: 12340, S: 67, F: 45 }, why: '12,340 tons by the registry' },
  Exeter: {
    ours: { Planes: 1, OTHER: '4"/45 Mk V, open: 1P 1P 1S 1S' },
    why: 'single 4-inch Mark V until 1941 by the registry',
  },
  Ajax: {
    ours: { LRF: 3, OTHER: '4"/45 Mk XVI, open: 2P 2P 2S 2S' },
    why: 'twin 4-inch mounts by the registry',
  },
  Scharnhorst: {
    ours: { D: 31850, Planes: 3 },
    why: '31,850 tons and three floatplanes by the registry',
  },
  Yamato: { ours: { Planes: 6 }, why: 'six floatplanes by the registry' },
  Washington: {
    ours: { D: 36600, S: 138, F: 92, V: 46, MRF: 0 },
    why: '36,600 tons by the registry; 1.1-inch guns are of 28 mm and count as light by NW-2.35',
  },
  'South Dakota': { ours: { MRF: 4 }, why: 'sixteen 40 mm guns by the registry' },
  Kirishima: { ours: { D: 31720, S: 125 }, why: '31,720 tons by the registry' },
  Atago: {
    ours: { OTHER: '5"/40 Type 89, open: 2P 2P 2S 2S' },
    why: 'open mounts by the registry',
  },
  Sendai: {
    ours: { Speed: 34, CRF: 3, TORPEDOES: '24" 8th Year: 2P 2P 2S 2S; 8' },
    why: 'four twin tubes, 34 knots and eight light guns by the registry',
  },
  'San Francisco': {
    ours: { D: 9950, S: 58, V: 19, MRF: 0, CRF: 5 },
    why: '9,950 tons by the registry; 1.1-inch guns count as light by NW-2.35',
  },
  Fletcher: { ours: { MRF: 0, CRF: 3 }, why: '1.1-inch guns count as light by NW-2.35' },
  'Sims class': { ours: { Radar: 'S G D' }, why: 'her Mark 4 set served dual purpose guns' },
  Fubuki: { ours: { CRF: 2 }, why: 'four light guns until 1943 by the registry' },
  'Asashio class': {
    ours: { D: 1961, Type: 'A%', Size: -2, SV: 2, CRF: 2 },
    why: '1,961 tons and four light guns by the registry',
  },
  Teruzuki: {
    ours: { D: 2701, CRF: 2 },
    why: '2,701 tons and four light guns until 1943 by the registry',
  },
  Jamaica: { ours: { D: 8530, S: 52, V: 17 }, why: '8,530 tons by the registry' },
  Belfast: {
    ours: { D: 11175, S: 62, F: 42 },
    why: '11,175 tons after her repair by the registry',
  },
  'Savage class': {
    ours: { D: 1730, LRF: 2, Radar: 'S D' },
    why: '1,730 tons; the registry counts her guns on 55-degree mounts as heavy; Type 285 served them',
  },
  'Hereward class': { ours: { Speed: 36 }, why: '36 knots by the registry' },
  'Vittorio Veneto': {
    ours: { D: 39877, Size: 2, S: 146, F: 97, SV: 6, OTHER: '6"/55 M1934, turret: 3P 3P 3S 3S' },
    why: '39,877 tons by the registry; turrets at the side are rated P and S',
  },
  Trieste: {
    ours: { D: 10339, S: 59, TORPEDOES: '53 cm Si 270: 2P 2P 2S 2S; 0' },
    why: '10,339 tons and twin tubes by the registry',
  },
  'Soldati class': {
    ours: { D: 1620, S: 17, F: 11, Speed: 38 },
    why: '1,620 tons and 38 knots by the registry',
  },
  Illustrious: {
    ours: { Turret: 1, MAIN: '4.5"/45 Mk III, turret: 2P 2P 2P 2P 2S 2S 2S 2S' },
    why: 'half-open turrets at the side by the registry, rated P and S',
  },
  Enterprise: {
    ours: { MRF: 0, MAIN: '5"/38 Mk 12, open: 1P 1P 1P 1P 1S 1S 1S 1S' },
    why: 'single guns at the side by the registry, rated P and S; 1.1-inch guns count as light by NW-2.35',
  },
  Akagi: {
    ours: {
      MAIN: '20 cm/50 3rd Year No. 2, casemate: 1P 1P 1P 1S 1S 1S',
      OTHER: '4.7"/45 10th Year, open: 2P 2P 2P 2S 2S 2S',
    },
    why: 'casemates at the side are rated P and S; open mounts by the registry',
  },
};
