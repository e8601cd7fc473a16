import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../../server/common/project';
import type { SeekriegScenario } from '../../../src/rules/seekrieg/query';
import { faultText } from '../../../src/scenario';
import { checked } from '../../../src/scenario/form/check';
import { lossesFaults } from '../../../src/scenario/lossesFaults';
import { type LoadedSeekrieg, resolveSeekrieg } from '../../../src/scenario/seekrieg/resolve';
import { seekriegSchema } from '../../../src/scenario/seekrieg/schema';
import { registry } from '../shipped';

/** Battles in which ships fight by their standing orders; in the others nothing happens without an order. */
export const GUN_BATTLES = [
  'sk-denmark-strait',
  'sk-river-plate',
  'sk-java-sea',
  'sk-second-guadalcanal',
] as const;

export const SHIPPED = [...GUN_BATTLES, 'sk-coral-sea'] as const;

/** The JSON of a shipped battle of Seekrieg. */
export const battleFile = (id: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(PROJECT, `scenarios/seekrieg/${id}.json`), 'utf8'));

/** The faults of a file in words, and the battle if it has none. */
function read(value: unknown): { faults: string[]; loaded?: LoadedSeekrieg } {
  const form = checked(seekriegSchema, value, 'battle.json');
  if (!form.ok) return { faults: form.faults.map(faultText) };
  const resolved = resolveSeekrieg(form.value, registry, 'battle.json');
  if (!resolved.ok) return { faults: resolved.faults.map(faultText) };
  const lost = lossesFaults(resolved.value.card).map((it) => `${it.path}: ${it.found}`);
  return { faults: lost, loaded: resolved.value };
}

export const faultsOf = (value: unknown): string[] =>
  read(value).faults.map((it) => it.replace(/^battle\.json: /, ''));

/** A battle of Seekrieg from its JSON; throws with its faults. */
export function loadBattle(value: unknown): LoadedSeekrieg {
  const { faults, loaded } = read(value);
  if (!loaded || faults.length > 0) throw new Error(faults.join('\n'));
  return loaded;
}

/** A shipped battle, as the rules get it. */
export const battleOf = (id: string): SeekriegScenario => loadBattle(battleFile(id)).scenario;
