import type { TableSet } from './tableSet';

/** [WG-7.4, WG-7.9, WG-7.14, WG-10.11, WG-10.27 to WG-10.35] */
export const airCombat: TableSet['airCombat'] = {
  name: 'Air combat special rules',
  source: 'the chart of that name; remote CAP: WG-7.4; a CAP factor engages two escorts: WG-10.11',
  fill: false,
  cap: { withdrawing: 2, emergency: 1 / 2, searcher: 1 / 2 },
  remote: 1 / 2,
  remoteMost: 1,
  loadedTorpedo: 2,
  byPenetration: [
    { sum: 1, factor: 1 },
    { sum: 0, factor: 1 / 2 },
    { sum: -1, factor: 1 / 4 },
  ],
  engages: 2,
};

/** [WG-11.2, WG-11.11 to WG-11.21] */
export const antiAircraft: TableSet['antiAircraft'] = {
  name: 'Anti-aircraft fire',
  source: 'WG-11.2, WG-11.11 to WG-11.20; proximity fuzes: WG-11.21, a fill',
  fill: false,
  center: { allies: 1 / 2, axis: 1 / 4 },
  ring: 1 / 4,
  divisor: 3,
  gun: 1,
  proximityGun: 2,
  torpedoBonus: 1,
  places: 12,
};

/** [WG-9.4] */
export const surprise: TableSet['surprise'] = {
  name: 'Air strike order modifiers',
  source: 'WG-9.4: the chart of that name; all of them lower the roll',
  fill: false,
  upTo: 2,
  modifiers: { 'other-kind-of-search': -1, 'two-strikes': -1, returning: -2 },
};

/** [WG-8.24] */
export const searchAndStrike: TableSet['searchAndStrike'] = {
  name: 'Search and strike missions',
  source: 'WG-8.24',
  fill: false,
  upTo: 3,
  hexesPerPoint: 5,
};
