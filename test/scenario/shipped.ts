import { PROJECT } from '../../server/project';
import { faultText, type LoadedScenario, type ShipRegistry } from '../../src/scenario';
import { readCatalog } from '../../src/scenario/node/folder';

const read = readCatalog(`${PROJECT}/scenarios`);
if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));

/** The ships and scenarios that are shipped. */
export const shipped = read.value;
export const registry: ShipRegistry = shipped.registry;

export function shippedScenario(id: string): LoadedScenario {
  const found = shipped.scenarios.find(({ card }) => card.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
}
