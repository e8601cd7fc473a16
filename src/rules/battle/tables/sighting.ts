import type { Hour, Weather } from '../scenario';

/**
 * [BT-7.1] Sighting range in hexes by weather and hour.
 * Source: the publisher's short-cuts article on the series.
 */
export const SIGHTING_RANGES: Readonly<Record<Weather, Readonly<Record<Hour, number>>>> = {
  clear: { day: 6, night: 3 },
  cloud: { day: 6, night: 3 },
  rain: { day: 5, night: 2 },
  squall: { day: 4, night: 2 },
  storm: { day: 3, night: 1 },
};

/** [BT-7.3] A flash is never seen further than this, in hexes. */
export const MOST_FLASH_RANGE = 6;
