import { use } from 'react';
import type { PublicMatch } from '../../game/online';
import { isSentId } from '../../scenario/own/ownId';
import { forgetScenario, loadScenario } from '../match/catalog';
import { lobby } from './lobby';
import type { KeptSeat } from './seats';

/** Who may be told the scenario of a match. */
interface Reader {
  kept?: KeptSeat | undefined;
  passphrase?: string | undefined;
}

const learned = new Map<string, Promise<void>>();

/** The page waits until it has the scenario that came with a match, if one did; it goes on without one it may not have. */
export function useSent(match: PublicMatch, reader: Reader): void {
  if (!isSentId(match.setupData.scenario)) return;
  const key = JSON.stringify([match.matchID, reader.kept?.token, reader.passphrase]);
  const learning = learned.get(key) ?? learn(match, reader);
  learned.set(key, learning);
  use(learning);
}

async function learn(
  { matchID, setupData: { scenario } }: PublicMatch,
  { kept, passphrase }: Reader,
): Promise<void> {
  if (await loadScenario(scenario)) return;
  const asked = await lobby.file(matchID, kept, passphrase);
  if (!asked.ok) return;
  const { keepSent } = await import('../match/own');
  await keepSent(scenario, asked.value.file);
  forgetScenario(scenario);
}
