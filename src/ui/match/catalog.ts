import type { Catalog, LoadedScenario } from '../../scenario';

let shipped: Promise<Catalog> | undefined;

/** What can be played; loaded once, when it is first asked for. */
export function loadCatalog(): Promise<Catalog> {
  shipped ??= import('../../scenario/shipped').then(({ shippedCatalog }) => shippedCatalog());
  return shipped;
}

/** A scenario of the catalog; `undefined` when there is none by that id. */
export const findScenario = async (id: string): Promise<LoadedScenario | undefined> =>
  (await loadCatalog()).scenarios.find(({ card }) => card.id === id);
