import type { Aircraft } from '../model/air';

/** [NW-10.30] A ship's own plane. */
export const FLOATPLANE: Aircraft = {
  id: 'floatplane',
  name: 'Floatplane',
  roles: [],
  speedKnots: 120,
  hitPoints: 1,
  dogfight1: null,
  dogfight2: null,
  strafing: null,
  antiShipping: null,
  enduranceTurns: 40,
  loads: [],
};

/** [NW-12.23] Flares of a ship's own plane. */
export const FLARES = 2;

/** [NW-10.27] Knots at which a ship launches or recovers a plane at most. */
export const PLANE_KNOTS = 20;
