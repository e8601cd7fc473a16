import type { TableSet } from './tableSet';

/** [WG-14.3, WG-14.4, WG-14.18] */
export const damageControl: TableSet['damageControl'] = {
  name: 'Damage control',
  source: 'WG-14.3, WG-14.4, WG-14.18',
  fill: false,
  ships: { 1: 3, 2: 4 },
  bases: 3,
};

/** [WG-14.9] */
export const fires: TableSet['fires'] = {
  name: 'Fire damage',
  source: 'WG-14.9: the chart of that name',
  fill: false,
  1: { putOut: 3, permanent: 4, spreads: { ship: 6, carrier: 5 } },
  2: { putOut: 3, permanent: 6, spreads: { ship: null, carrier: 6 } },
};

/** [WG-21.12] Card 18: failed damage control dice of a ship that are rolled again. */
export const SECOND_TRIES = 3;
