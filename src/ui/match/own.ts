import { loadSystemOf } from '../../game/loadSystem';
import { newOwnBattles, type OwnBattles } from '../../game/ownBattles';
import { browserShelf } from '../../game/shelf';
import { type LoadedScenario, loadScenario } from '../../scenario';
import { readDraft } from '../../scenario/own/drafts';
import { isSentId } from '../../scenario/own/ownId';
import { type PreparedScenario, prepare } from '../../scenario/prepared';
import { shippedShips } from '../../scenario/shipped';

/** The scenarios written in this browser. */
export const ownBattles: OwnBattles = newOwnBattles(browserShelf());

/** The scenarios that came with matches online. */
const sentBattles: OwnBattles = newOwnBattles(browserShelf(), 'sent');

/** The file of a scenario written here, or of one that came with a match. */
export const fileOfOwn = async (id: string): Promise<unknown> =>
  (await (isSentId(id) ? sentBattles : ownBattles).load(id))?.draft;

/** Keeps the scenario that came with a match; a text that is none is left. */
export async function keepSent(id: string, text: string): Promise<void> {
  const read = readDraft(text, id);
  if (read.ok) await sentBattles.keep(id, read.value, undefined);
}

const loaded = new Map<string, LoadedScenario>();

/** A scenario written here or sent, complete; `undefined` where there is none, or one with faults. */
export async function prepareOwn(id: string): Promise<PreparedScenario | undefined> {
  loaded.delete(id);
  const file = await fileOfOwn(id);
  await loadSystemOf(file);
  const registry = shippedShips();
  const read = loadScenario(file, registry, id);
  if (!read.ok) return undefined;
  loaded.set(id, read.value);
  return prepare(read.value, registry);
}

/** The same with its file, as it was prepared last. */
export const loadedOwn = (id: string): LoadedScenario | undefined => loaded.get(id);
