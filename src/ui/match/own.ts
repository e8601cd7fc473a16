import { newOwnBattles, type OwnBattles } from '../../game/ownBattles';
import { browserShelf } from '../../game/shelf';
import { type LoadedScenario, loadScenario } from '../../scenario';
import { type PreparedScenario, prepare } from '../../scenario/prepared';
import { shippedShips } from '../../scenario/shipped';

/** The scenarios written in this browser. */
export const ownBattles: OwnBattles = newOwnBattles(browserShelf());

const loaded = new Map<string, LoadedScenario>();

/** A scenario of one's own, complete; `undefined` where there is none, or one with faults. */
export async function prepareOwn(id: string): Promise<PreparedScenario | undefined> {
  loaded.delete(id);
  const own = await ownBattles.load(id);
  const registry = shippedShips();
  const read = own && loadScenario(own.draft, registry, id);
  if (!read?.ok) return undefined;
  loaded.set(id, read.value);
  return prepare(read.value, registry);
}

/** The same with its file, as it was prepared last. */
export const loadedOwn = (id: string): LoadedScenario | undefined => loaded.get(id);
