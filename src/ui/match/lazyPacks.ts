/** Tables packs, with all ships to check and rate them: loaded only for who has one. */
export const loadPacks = () => import('./packs');
