import { isSameBattle } from '../../lab/sameBattle';
import {
  applyPack,
  type Catalog,
  good,
  type LoadedScenario,
  type Pack,
  packTemplates,
  type Read,
  readPack,
} from '../../scenario';
import type { AnyScenario } from '../../scenario/core/system';
import { isUnlistedId } from '../../scenario/own/ownId';
import { shippedCatalog, shippedShips } from '../../scenario/shipped';
import { shippedList } from '../../scenario/shippedList';
import { loadSkirmish } from '../../scenario/skirmish/drawn';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { loadedOwn } from './own';

const known = new Map<string, Catalog>();

/** All ships, and shipped scenarios by their ids. */
function shippedPart(ids: readonly string[]): Catalog {
  const key = ids.join(' ');
  const part = known.get(key) ?? shippedCatalog(ids);
  known.set(key, part);
  return part;
}

const drawn = new Map<string, LoadedScenario | undefined>();

function drawnBy(id: string): LoadedScenario | undefined {
  if (!drawn.has(id)) {
    const read = loadSkirmish(id, shippedShips());
    drawn.set(id, read.ok ? read.value : undefined);
  }
  return drawn.get(id);
}

/** A scenario that is not shipped: drawn, or one's own and loaded. */
function unshipped(id: string): LoadedScenario | undefined {
  if (isUnlistedId(id)) return loadedOwn(id);
  return isSkirmishId(id) ? drawnBy(id) : undefined;
}

/**
 * All ships, and of the scenarios the one of an id, shipped, drawn or one's own and loaded, with those of the same
 * battle by other rules.
 * @param by the id of one more
 */
export function catalogFor(id: string, by = id): Catalog {
  const own = unshipped(id);
  const card = own?.card ?? shippedList.find((it) => it.card.id === id)?.card;
  const ids = shippedList.flatMap(({ card: other }) =>
    other.id === id || other.id === by || (card && isSameBattle(card, other)) ? [other.id] : [],
  );
  const part = shippedPart(ids);
  return own ? { ...part, scenarios: [...part.scenarios, own] } : part;
}

/** Checks the text of a tables pack. */
export const checkPack = (text: string, file: string): Read<Pack> =>
  readPack(text, shippedShips(), file);

/** A scenario with the tables of a pack; nothing where the pack is for games of another system. */
export function scenarioWithPack(id: string, text: string): Read<AnyScenario | undefined> {
  const { registry, scenarios } = catalogFor(id);
  const loaded = scenarios.find(({ card }) => card.id === id);
  if (!loaded) return good(undefined);
  const pack = checkPack(text, 'the tables pack');
  if (!pack.ok) return pack;
  if (pack.value.system !== loaded.system) return good(undefined);
  const applied = applyPack(loaded, registry, pack.value);
  return applied.ok ? good(applied.value.scenario) : applied;
}

/** The standard tables of a system as the text of a pack, as a template. */
export const templateText = (system: string): string =>
  `${JSON.stringify(packTemplates()[system], null, 1)}\n`;
