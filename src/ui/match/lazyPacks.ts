/** Tables packs, with all ships to check and rate them: loaded only for players who have one. */
export const loadPacks = () => import('./packs');
