/** Tables packs, with all ships to check and rate them: loaded only for players who have one. */
export async function loadPacks() {
  await (await import('../../game/loadSystem')).loadAllSystems();
  return import('./packs');
}
