import type { TableSet } from '../model/tables';

/** [BT-16.1] */
export const hullRating: TableSet['hullRating'] = {
  name: 'Hull boxes',
  source: 'BT-16.1: fill, fitted on BT-EX21 to BT-EX28',
  fill: true,
  exponent: 0.35,
  divisor: 3.4,
  factors: { carrier: 0.8, merchant: 0.3, other: 1 },
};

/** [BT-16.2, BT-16.3, BT-16.4] */
export const gunRating: TableSet['gunRating'] = {
  name: 'Gun boxes',
  source: 'BT-16.2, BT-16.3, BT-16.4: fill',
  fill: true,
  calibers: {
    primary: { fromInches: 10.5, counts: 'all', factor: 0.75, divisorInches: 15 },
    secondary: { fromInches: 5.3, counts: 'broadside', factor: 0.33, divisorInches: 8 },
    tertiary: { fromInches: 2.9, counts: 'broadside', factor: 0.22, divisorInches: null },
  },
};

/** [BT-16.4] */
export const aaRating: TableSet['aaRating'] = {
  name: 'AA boxes',
  source: 'BT-16.4: fill',
  fill: true,
  heavyGun: 0.3,
  lightBarrel: 0.04,
};

/** [BT-16.5] */
export const torpedoRating: TableSet['torpedoRating'] = {
  name: 'Torpedo factors',
  source: 'BT-16.5: fill',
  fill: true,
  tubesPerFactor: 3,
};

/** [BT-16.6] */
export const armorRating: TableSet['armorRating'] = {
  name: 'Armor',
  source: 'BT-16.6: the bands as published for the series; the deck a fill',
  fill: true,
  heavyFromInches: 10,
  lightFromInches: 2.5,
  immuneDeckInches: 5,
};

/** [BT-16.6] */
export const speedRating: TableSet['speedRating'] = {
  name: 'Speed classes',
  source: 'BT-16.6: fill, fitted',
  fill: true,
  fromKnots: { '2+': 31.5, '2': 24, '1': 16 },
};

/** [BT-16.7] */
export const points: TableSet['points'] = {
  name: 'Points',
  source: 'BT-16.7: fill',
  fill: true,
  capital: 3,
  warship: 2,
  cargo: 2,
  transport: 1,
};
