import { type PreparedScenario, prepare } from '../../scenario/prepared';
import { shippedShips } from '../../scenario/shipped';
import { loadSkirmish } from '../../scenario/skirmish/drawn';

/** A battle drawn by its id, complete; `undefined` where there is none. */
export function drawn(id: string): PreparedScenario | undefined {
  const registry = shippedShips();
  const read = loadSkirmish(id, registry);
  return read.ok ? prepare(read.value, registry) : undefined;
}
