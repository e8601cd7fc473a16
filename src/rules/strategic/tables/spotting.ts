/** [ST-10.3] What is spotted. A land unit counts by the range at which it is seen without a roll. */
export const SPOTTED_KINDS = [
  'shipByShip',
  'shipByAircraft',
  'aircraft',
  'mediumBombers',
  'heavyBombers',
  'portOrAirbase',
  'airfieldOrAirstrip',
  'otherLand',
] as const;
export type SpottedKind = (typeof SPOTTED_KINDS)[number];

/** The highest die that spots; 6 is certain, without a roll; 0 is impossible. */
export type SpotNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** Numbers at a range of 0, 1 and 2 strategic hexes. */
type ByRange = readonly [SpotNumber, SpotNumber, SpotNumber];

/** [ST-10.3] Certain, without a roll. */
export const CERTAIN: SpotNumber = 6;

/** [ST-10.3] By day and in Clear weather; at night or in Poor Weather [ST-10.2, ST-10.4, ST-10.5]. */
const SPOTTING: Readonly<Record<SpottedKind, { clearDay: ByRange; poor: ByRange }>> = {
  shipByShip: { clearDay: [6, 2, 0], poor: [4, 0, 0] },
  shipByAircraft: { clearDay: [6, 3, 2], poor: [4, 1, 0] },
  aircraft: { clearDay: [6, 4, 1], poor: [2, 0, 0] },
  mediumBombers: { clearDay: [6, 3, 1], poor: [2, 0, 0] },
  heavyBombers: { clearDay: [6, 3, 2], poor: [2, 0, 0] },
  portOrAirbase: { clearDay: [6, 6, 6], poor: [6, 6, 0] },
  airfieldOrAirstrip: { clearDay: [6, 6, 0], poor: [6, 0, 0] },
  otherLand: { clearDay: [6, 0, 0], poor: [6, 0, 0] },
};

/** [ST-10.3] Of a range in strategic hexes; beyond two nothing is spotted. */
export const spotNumber = (
  kind: SpottedKind,
  rangeHexes: number,
  isPoorOrNight: boolean,
): SpotNumber => SPOTTING[kind][isPoorOrNight ? 'poor' : 'clearDay'][rangeHexes] ?? 0;
