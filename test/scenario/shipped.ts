import { PROJECT } from '../../server/common/project';
import { faultText, type ShipRegistry } from '../../src/scenario';
import type { LoadedBattle } from '../../src/scenario/battle/resolve';
import { readCatalog } from '../../src/scenario/node/folder';
import type { LoadedStrategic } from '../../src/scenario/strategic/resolve';

const read = readCatalog(`${PROJECT}/scenarios`);
if (!read.ok) throw new Error(read.faults.map(faultText).join('\n'));

/** The ships and scenarios that are shipped. */
export const shipped = read.value;
export const registry: ShipRegistry = shipped.registry;

export const shippedBattles: readonly LoadedBattle[] = shipped.scenarios.flatMap((it) =>
  it.system === 'battle' ? [it as LoadedBattle] : [],
);
export const shippedStrategic: readonly LoadedStrategic[] = shipped.scenarios.flatMap((it) =>
  it.system === 'strategic' ? [it as LoadedStrategic] : [],
);

/** A shipped battle. */
export function shippedScenario(id: string): LoadedBattle {
  const found = shippedBattles.find(({ card }) => card.id === id);
  if (!found) throw new Error(`There is no scenario ${id}.`);
  return found;
}
