import {
  applyPack,
  type Catalog,
  good,
  type LoadedBattle,
  type Read,
  readTablesPack,
  standardPackFile,
  type TablesPack,
} from '../../scenario';
import { shippedCatalog } from '../../scenario/shipped';

let shipped: Catalog | undefined;

/** All ships and battles: a pack is checked against them, and rates them anew. */
function catalog(): Catalog {
  shipped ??= shippedCatalog();
  return shipped;
}

/** Checks the text of a tables pack. */
export const checkPack = (text: string, file: string): Read<TablesPack> =>
  readTablesPack(text, catalog().registry, file);

/** A shipped scenario with the tables of a pack; everything in which it does not fit is told. */
export function scenarioWithPack(
  id: string,
  text: string,
): Read<LoadedBattle['scenario'] | undefined> {
  const { registry, scenarios } = catalog();
  const loaded = scenarios.find(({ card }) => card.id === id);
  if (loaded?.system !== 'battle') return good(undefined);
  const pack = checkPack(text, 'the tables pack');
  if (!pack.ok) return pack;
  const applied = applyPack(loaded, registry, pack.value);
  return applied.ok ? good(applied.value.scenario) : applied;
}

/** The standard tables as the text of a pack, for somebody to change. */
export const templateText = (): string => `${JSON.stringify(standardPackFile(), null, 1)}\n`;
