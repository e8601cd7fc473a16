import type { TableSet } from '../model/tables';

/** [BT-9.1, BT-11.9] */
export const gunRanges: TableSet['gunRanges'] = {
  name: 'Gun ranges',
  source: 'BT-9.1: primer 4; BT-11.9: primer 6',
  fill: false,
  hexes: { primary: 6, secondary: 4, tertiary: 2 },
  plungingHexes: 6,
};

/** [BT-9.2, BT-10.1] */
export const toHit: TableSet['toHit'] = {
  name: 'To hit',
  source: 'BT-9.2: primer 3; BT-10.1: primer 5',
  fill: false,
  guns: 6,
  torpedoes: 6,
};

/** [BT-9.4, BT-9.9, BT-15.1] */
export const gunneryModifiers: TableSet['gunneryModifiers'] = {
  name: 'Gunnery modifiers',
  source: 'BT-9.4, BT-15.1: fill; the primer names none, excellent gunnery is of the sister series',
  fill: true,
  modifiers: {
    'excellent-gunnery': 1,
    'target-still': 1,
    'fire-control-radar': 1,
    'point-blank': 1,
    'target-end-on': 1,
  },
  radarHexes: 3,
  most: 2,
};

/** [BT-10.1, BT-10.3] */
export const torpedoRanges: TableSet['torpedoRanges'] = {
  name: 'Torpedo ranges',
  source: 'BT-10.1, BT-10.3: primer 5',
  fill: false,
  hexes: 2,
  longLance: { hexes: 4, leastFactors: 2, divisors: { '3': 2, '4': 4 } },
};

/** [BT-10.7] */
export const usTorpedoes: TableSet['usTorpedoes'] = {
  name: 'United States torpedoes',
  source: 'BT-10.7: primer 5',
  fill: false,
  mendedFrom: '1943-09-01',
  divisor: 4,
};
