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
import { isOwnId } from '../../scenario/own/ownId';
import { shippedCatalog } from '../../scenario/shipped';
import { loadSkirmish } from '../../scenario/skirmish/drawn';
import { isSkirmishId } from '../../scenario/skirmish/link';
import { loadedOwn } from './own';

let shipped: Catalog | undefined;

/** All ships and battles: a pack is checked against them, and rates them. */
function catalog(): Catalog {
  shipped ??= shippedCatalog();
  return shipped;
}

const withDrawn = new Map<string, Catalog>();

/** All ships and battles, with the one of this id if it is drawn, or one's own and loaded. */
export function catalogFor(id: string): Catalog {
  if (isOwnId(id)) return ownInto(catalog(), id);
  if (!isSkirmishId(id)) return catalog();
  const known = withDrawn.get(id) ?? drawnInto(catalog(), id);
  withDrawn.set(id, known);
  return known;
}

function drawnInto(all: Catalog, id: string): Catalog {
  const drawn = loadSkirmish(id, all.registry);
  return drawn.ok ? { ...all, scenarios: [...all.scenarios, drawn.value] } : all;
}

const withOwn = new WeakMap<LoadedScenario, Catalog>();

function ownInto(all: Catalog, id: string): Catalog {
  const own = loadedOwn(id);
  if (!own) return all;
  const known = withOwn.get(own) ?? { ...all, scenarios: [...all.scenarios, own] };
  withOwn.set(own, known);
  return known;
}

/** Checks the text of a tables pack. */
export const checkPack = (text: string, file: string): Read<Pack> =>
  readPack(text, catalog().registry, file);

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
