import type { SeekriegView } from '../model/state';

/** [SK-34.2] A carrier battle: in turns of two minutes on the search map. */
export const isCarrierBattle = ({ scenario }: SeekriegView): boolean =>
  scenario.search?.kind === 'carriers';

/** [SK-34.2] Forces of a carrier battle steam on the search map; none of them has met another. */
export const isOnCarrierMap = (view: SeekriegView): boolean =>
  isCarrierBattle(view) && view.search?.isBattle === false;

/** [SK-34.2] The step in which orders of phase 2 are given. */
export const orderStep = (view: SeekriegView): 'orders' | 'search' =>
  isOnCarrierMap(view) ? 'search' : 'orders';
