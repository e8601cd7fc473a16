import { SHIP_TYPES, type ShipType } from '../model/sheet';
import type { TableSet } from '../model/tables';

const CRUISERS = ['AC', 'CA', 'CL'] as const;
const SMALL = ['DD', 'DE', 'TB', 'small-transport'] as const;
const BY_CRUISERS: readonly ShipType[] = [
  ...CRUISERS,
  ...SMALL,
  'AMC',
  'CVE',
  'CD',
  'CVS',
  'large-transport',
];

/** [BT-6.3] */
export const towing: TableSet['towing'] = {
  name: 'Towing',
  source: 'BT-6.3: primer 2',
  fill: false,
  towable: {
    BB: SHIP_TYPES,
    BC: SHIP_TYPES,
    AC: BY_CRUISERS,
    CA: BY_CRUISERS,
    CL: BY_CRUISERS,
    DD: SMALL,
  },
};
