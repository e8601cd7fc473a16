import type { TableSet } from '../model/tables';

/** [BT-7.1] */
export const sighting: TableSet['sighting'] = {
  name: 'Sighting ranges',
  source: "BT-7.1: the publisher's short-cuts article on the series",
  fill: false,
  hexes: {
    clear: { day: 6, night: 3 },
    cloud: { day: 6, night: 3 },
    rain: { day: 5, night: 2 },
    squall: { day: 4, night: 2 },
    storm: { day: 3, night: 1 },
  },
};

/** [BT-7.3] */
export const flashes: TableSet['flashes'] = {
  name: 'Gun flashes',
  source: 'BT-7.3: fill',
  fill: true,
  factor: 2,
  mostHexes: 6,
};

/** [BT-7.4] */
export const searchRadar: TableSet['searchRadar'] = {
  name: 'Search radar',
  source: 'BT-7.4: fill',
  fill: true,
  byDate: [
    { from: '1939', hexes: 1 },
    { from: '1943', hexes: 2 },
  ],
};
