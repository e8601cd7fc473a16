import type { Catalog, LoadedScenario } from '../../scenario';
import { onRetry } from '../app/retry';

let shipped: Promise<Catalog> | undefined;
let failed = false;

/** What can be played; loaded once, when it is first asked for. */
export function loadCatalog(): Promise<Catalog> {
  shipped ??= import('../../scenario/shipped')
    .then(({ shippedCatalog }) => shippedCatalog())
    .catch((error: unknown) => {
      failed = true;
      throw error;
    });
  return shipped;
}

onRetry(() => {
  if (failed) shipped = undefined;
  failed = false;
});

/** A scenario of the catalog; `undefined` when there is none by that id. */
export const findScenario = async (id: string): Promise<LoadedScenario | undefined> =>
  (await loadCatalog()).scenarios.find(({ card }) => card.id === id);
