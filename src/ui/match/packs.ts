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
import { shippedCatalog } from '../../scenario/shipped';
import { loadSkirmish } from '../../scenario/skirmish/drawn';
import { isSkirmishId } from '../../scenario/skirmish/link';

let shipped: Catalog | undefined;

/** All ships and battles: a pack is checked against them, and rates them. */
export function catalog(): Catalog {
  shipped ??= shippedCatalog();
  return shipped;
}

/** Checks the text of a tables pack. */
export const checkPack = (text: string, file: string): Read<Pack> =>
  readPack(text, catalog().registry, file);

/** A scenario with the tables of a pack; nothing where the pack is for games of another system. */
export function scenarioWithPack(id: string, text: string): Read<AnyScenario | undefined> {
  const { registry, scenarios } = catalog();
  const loaded = isSkirmishId(id)
    ? drawnIn(loadSkirmish(id, registry))
    : scenarios.find(({ card }) => card.id === id);
  if (!loaded) return good(undefined);
  const pack = checkPack(text, 'the tables pack');
  if (!pack.ok) return pack;
  if (pack.value.system !== loaded.system) return good(undefined);
  const applied = applyPack(loaded, registry, pack.value);
  return applied.ok ? good(applied.value.scenario) : applied;
}

const drawnIn = (read: Read<LoadedScenario>) => (read.ok ? read.value : undefined);

/** The standard tables of a system as the text of a pack, as a template. */
export const templateText = (system: string): string =>
  `${JSON.stringify(packTemplates()[system], null, 1)}\n`;
