import { vi } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import type { Storage } from '../../../server/storage/storage';
import { type BySide, commitTo, must, SIDES, type Side } from '../../../src/rules/core';
import { type Hall, type Listener, newHall, type Party, toGunnery, toyLibrary } from './hall';

export const WAIT_SECONDS = 60;
export const SECRET = `dice2:${'0'.repeat(32)}::`;
export const WISH = { system: 'toy', dice: { waitSeconds: WAIT_SECONDS } };
export const VALUES: BySide<string> = { allies: 'a'.repeat(32), axis: 'b'.repeat(32) };

export const hallOn = (storage: Storage = memoryStorage()): Hall => newHall(storage, toyLibrary);
export const holderOf = ({ tokens }: Party, side: Side) => ({ side, token: tokens[side] });
export const commit = (party: Party, side: Side, value = VALUES[side]) =>
  party.dice.add(party.id, holderOf(party, side), { commit: commitTo(value) });
export const open = (party: Party, side: Side, value = VALUES[side]) =>
  party.dice.add(party.id, holderOf(party, side), { value });
export const stored = async ({ storage, id }: Party) => must(await storage.match(id), 'match');
export const partOf = async (party: Party) => (await stored(party)).info.dice?.part;
export const passTime = () => vi.advanceTimersByTimeAsync(WAIT_SECONDS * 1000 + 1);

export async function exchanged(party: Party): Promise<void> {
  for (const side of SIDES) await commit(party, side);
  for (const side of SIDES) await open(party, side);
}

/** Both sides aim once, so that dice fall. */
export async function fire(party: Party): Promise<void> {
  await toGunnery(party);
  for (const side of SIDES) await party.give(side, 'aim bow');
  for (const side of SIDES) await party.give(side, 'done');
}

export const proofsTo = ({ told }: Listener) =>
  told.flatMap((it) => (it.kind === 'step' && it.telling.proof ? [it.telling] : []));
