/** [SK-23] Levels of height, from the sea up. */
export const AIR_LEVELS = ['S', 'L', 'M', 'H', 'V'] as const;
export type AirLevel = (typeof AIR_LEVELS)[number];

/** [SK-27.12] A gun of CHARTS E. */
export interface AntiAircraftGun {
  nation: string;
  name: string;
  /** AA factor of one gun. */
  factor: number;
  /** The highest level that it reaches. */
  level: AirLevel;
}

const of = (nation: string, name: string, factor: number, level: AirLevel): AntiAircraftGun => ({
  nation,
  name,
  factor,
  level,
});

/** [SK-27.12] CHARTS E1 and E2. */
export const ANTI_AIRCRAFT_GUNS: readonly AntiAircraftGun[] = [
  of('united-states', '5"/38 Mk 12 (no power ramming)', 3.6, 'V'),
  of('united-states', '5"/38 Mk 12 (power ramming)', 4.8, 'V'),
  of('united-states', '5"/25 Mk 10', 2.8, 'H'),
  of('united-states', '3"/50 Mk 10', 1.8, 'M'),
  of('united-states', '1.1"/75', 1, 'L'),
  of('united-states', '40 mm/56 Bofors', 3.1, 'L'),
  of('united-states', '20 mm/70 Oerlikon', 1.1, 'S'),
  of('united-states', '0.50" M2', 0.8, 'S'),
  of('united-kingdom', '5.25"/50 Mk I', 2.9, 'V'),
  of('united-kingdom', '4.7"/40 Mk VIII', 2.1, 'H'),
  of('united-kingdom', '4.7"/45 Mk IX, XII (40 degrees)', 1, 'L'),
  of('united-kingdom', '4.5"/45 Mk III', 3.3, 'V'),
  of('united-kingdom', '4"/45 Mk XVI', 3.4, 'H'),
  of('united-kingdom', '4"/45 Mk V', 2.5, 'H'),
  of('united-kingdom', '3"/45 20 cwt', 1.5, 'M'),
  of('united-kingdom', '2 pdr pom-pom Mk VIII', 1.5, 'L'),
  of('united-kingdom', '40 mm/56 Bofors', 3.1, 'L'),
  of('united-kingdom', '20 mm/70 Oerlikon', 1.1, 'S'),
  of('united-kingdom', '0.5" Vickers', 0.4, 'S'),
  of('germany', '10.5 cm/65 SK C/33', 3.5, 'H'),
  of('germany', '8.8 cm/76 SK C/32', 2.6, 'H'),
  of('germany', '3.7 cm/83 SK C/30', 0.6, 'L'),
  of('germany', '4 cm/56 Flak 28', 3.1, 'L'),
  of('germany', '2 cm/65 C/30', 0.6, 'S'),
  of('germany', '2 cm/65 C/38', 1.1, 'S'),
  of('italy', '100 mm/47 OTO', 1.6, 'H'),
  of('italy', '90 mm/50', 2.1, 'H'),
  of('italy', '37 mm/54 Breda', 1.7, 'L'),
  of('italy', '20 mm/65 Breda', 0.8, 'S'),
  of('italy', '13.2 mm Breda', 0.4, 'S'),
  of('japan', '12.7 cm/40 Type 89', 2.1, 'H'),
  of('japan', '12.7 cm/50 3rd Year (destroyers)', 0.6, 'M'),
  of('japan', '12 cm/45 10th Year', 1.7, 'H'),
  of('japan', '10 cm/65 Type 98', 3.9, 'H'),
  of('japan', '8 cm/40 3rd Year', 1.3, 'M'),
  of('japan', '25 mm/60 Type 96', 1, 'L'),
  of('japan', '13.2 mm Type 93', 0.4, 'S'),
  of('france', '130 mm/45 M1932', 3.2, 'V'),
  of('france', '100 mm/45 M1930', 1.9, 'H'),
  of('france', '90 mm/50 M1926', 1.9, 'H'),
  of('france', '75 mm/50 M1922', 1.5, 'M'),
  of('france', '37 mm/50 M1933', 0.3, 'L'),
  of('france', '13.2 mm Hotchkiss', 0.4, 'S'),
  of('soviet-union', '100 mm/56 B-34', 3.3, 'H'),
  of('soviet-union', '76 mm/55 34-K', 2, 'M'),
  of('soviet-union', '45 mm/46 21-K', 0.5, 'L'),
  of('soviet-union', '37 mm/67 70-K', 2.6, 'L'),
  of('soviet-union', '12.7 mm DShK', 0.3, 'S'),
  of('netherlands', '40 mm/56 Bofors', 3.1, 'L'),
  of('netherlands', '3"/55 Bofors', 1.4, 'M'),
];
