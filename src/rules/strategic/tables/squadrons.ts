import type { SquadronType } from './kinds';

/** [ST-2.34, ST-9.6, ST-9.7, ST-9.8] How far a squadron flies in an Advanced turn. */
export const HEXES_PER_TURN: Readonly<Record<SquadronType, number>> = {
  F: 12,
  RE: 12,
  DB: 9,
  TB: 9,
  LB: 9,
  SC: 9,
  PA: 9,
  MB: 10,
  HB: 10,
};

/** [ST-2.34, ST-7.26, ST-7.27] The highest die with which a Basic search attempt succeeds by day. */
export const SPOTS_UP_TO: Readonly<Record<SquadronType, 2 | 3>> = {
  F: 2,
  RE: 3,
  DB: 2,
  TB: 2,
  LB: 2,
  SC: 3,
  PA: 3,
  MB: 3,
  HB: 3,
};
