import type { BasicForce } from '../model/basicState';

/** A turn's orders before there are any. */
export const emptyBasic = (): BasicForce => ({
  search: [],
  cap: [],
  strikes: [],
  searchTargets: [],
  closing: [],
  withdrawing: [],
  opening: [],
  submarineAttacks: [],
  attacked: [],
  intercepting: [],
  flew: [],
  landed: {},
  beganAtShort: [],
  inFight: [],
});
