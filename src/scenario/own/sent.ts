import { loadScenario } from '../catalog';
import type { Draft } from '../core/draftForm';
import type { LoadedScenario } from '../core/system';
import { bad, good, type Read } from '../form/fault';
import type { ShipRegistry } from '../records/registry';
import { copyOf, draftFormOf, readDraft } from './drafts';
import { newSentId } from './ownId';

/** Twice as many as the largest shipped battle has: a server plays it for others. */
const MAX_SHIPS_ONLINE = 120;

/** Strangers read it in lists. */
const MAX_TITLE_ONLINE = 80;

/** How its faults call it. */
const FILE = 'the file';

/** A scenario that somebody has sent, sound and under an id of its own. */
interface Sent {
  draft: Draft;
  loaded: LoadedScenario;
}

/**
 * Reads the text of a scenario that is to be played on a server, of which nothing is taken on trust: bounds, form, and all
 * that `validate` checks. Its id is a new one, so that it is taken for no other.
 */
export function readSent(text: string, system: string, registry: ShipRegistry): Read<Sent> {
  const read = readDraft(text, FILE);
  if (!read.ok) return read;
  const draft = copyOf(read.value, newSentId());
  const beyond = beyondBounds(draft, system);
  if (beyond) return bad([{ file: FILE, ...beyond }]);
  const loaded = loadScenario(draft, registry, FILE);
  return loaded.ok ? good({ draft, loaded: loaded.value }) : loaded;
}

/** What is wrong with it for a server, though it may be played at home. */
function beyondBounds(draft: Draft, system: string) {
  const { title } = draft;
  const ships = draftFormOf(draft.system)?.shipCount(draft) ?? 0;
  if (draft.system !== system)
    return { path: 'system', expected: `'${system}'`, found: `'${draft.system}'` };
  if (ships > MAX_SHIPS_ONLINE)
    return { path: '', expected: `at most ${MAX_SHIPS_ONLINE} ships`, found: String(ships) };
  if (title.length <= MAX_TITLE_ONLINE) return undefined;
  const expected = `at most ${MAX_TITLE_ONLINE} letters`;
  return { path: 'title', expected, found: `${title.length} letters` };
}
