import { loadAllSystems } from '../../game/loadSystem';
import { type PreparedScenario, prepare } from '../../scenario/prepared';
import { shippedShips } from '../../scenario/shipped';
import { loadSkirmish } from '../../scenario/skirmish/drawn';

/** A battle drawn by its id, complete; `undefined` where there is none. */
export async function drawn(id: string): Promise<PreparedScenario | undefined> {
  await loadAllSystems();
  const registry = shippedShips();
  const read = loadSkirmish(id, registry);
  return read.ok ? prepare(read.value, registry) : undefined;
}
