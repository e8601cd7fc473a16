import type { ShipType } from '../sheet';

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

/** [BT-6.3] What each type may tow; types not named tow nothing. */
export const TOWABLE: Readonly<Partial<Record<ShipType, readonly ShipType[] | 'any'>>> = {
  BB: 'any',
  BC: 'any',
  AC: BY_CRUISERS,
  CA: BY_CRUISERS,
  CL: BY_CRUISERS,
  DD: SMALL,
};
