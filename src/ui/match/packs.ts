import {
  applyPack,
  type Catalog,
  good,
  type Pack,
  packTemplates,
  type Read,
  readPack,
} from '../../scenario';
import type { AnyScenario } from '../../scenario/core/system';
import { shippedCatalog } from '../../scenario/shipped';
import { loadSkirmish } from '../../scenario/skirmish/drawn';
import { isSkirmishId } from '../../scenario/skirmish/link';

let shipped: Catalog | undefined;

/** All ships and battles: a pack is checked against them, and rates them. */
function catalog(): Catalog {
  shipped ??= shippedCatalog();
  return shipped;
}

const withDrawn = new Map<string, Catalog>();

/** All ships and battles, with the one that is drawn by this id if it is such an id. */
export function catalogFor(id: string): Catalog {
  if (!isSkirmishId(id)) return catalog();
  const known = withDrawn.get(id) ?? drawnInto(catalog(), id);
  withDrawn.set(id, known);
  return known;
}

function drawnInto(all: Catalog, id: string): Catalog {
  const drawn = loadSkirmish(id, all.registry);
  return drawn.ok ? { ...all, scenarios: [...all.scenarios, drawn.value] } : all;
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
