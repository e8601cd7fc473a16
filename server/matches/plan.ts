import { botById } from '../../src/bots';
import type { PaceSettings } from '../../src/game/online/pace';
import type { BySide } from '../../src/rules/core';
import type { MatchBasis } from '../storage/storage';
import { badScenario, REFUSALS } from './answers';
import { type Done, done, not } from './done';
import { entryIn, type Library, type LibraryEntry, systemIn } from './library';
import type { Matches } from './matches';
import { areOptions, mergedOptions } from './options';
import { newMatchId } from './secrets';

/** A request for a new match. */
export interface NewMatchWish {
  system: string;
  /** Without one, the first of the system. */
  scenario?: string;
  /** In place of it, the text of the file of one's own. */
  file?: string;
  /** Optional rules, in place of those that suit the scenario. */
  options?: Readonly<Record<string, unknown>>;
  bots?: Partial<BySide<string>>;
  unlisted?: boolean;
  passphrase?: string;
  pace?: PaceSettings;
  /** The players add to the dice before the match begins. */
  dice?: { waitSeconds: number };
}

/** What a new match is to be, and of which scenario; or why there can be none. */
export function planOf(
  wish: NewMatchWish,
  { library, now, seeds }: Pick<Matches, 'library' | 'now' | 'seeds'>,
): Done<{ basis: MatchBasis; entry: LibraryEntry }> {
  const system = systemIn(library, wish.system);
  if (!system) return not(REFUSALS.noScenario);
  if (!Object.values(wish.bots ?? {}).every((bot) => botById(bot))) return not(REFUSALS.noBot);
  if (!areOptions(wish.options ?? {}, system.defaultOptions)) return not(REFUSALS.badOptions);
  const found = scenarioFor(library, wish);
  if (!found.ok) return found;
  const { scenario, options, file } = found.value;
  const basis: MatchBasis = {
    ...{ id: newMatchId(), system: system.id, engine: system.version, scenario },
    ...{ options: mergedOptions(options, wish.options), seed: seeds(), createdAt: now() },
    ...(file !== undefined && { file }),
  };
  return done({ basis, entry: found.value });
}

/** What is to be played: one of the library, or one that was sent, if it is sound. */
function scenarioFor(
  library: Library,
  { system, scenario, file }: NewMatchWish,
): Done<LibraryEntry> {
  if (file === undefined) {
    const entry = entryIn(library, system, scenario);
    return entry ? done(entry) : not(REFUSALS.noScenario);
  }
  const sent = library.sent?.(system, file);
  if (!sent) return not(REFUSALS.noScenario);
  return sent.ok ? done(sent.value) : not(badScenario(sent.faults));
}
