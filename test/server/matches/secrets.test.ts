import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../../server/storage/memory';
import { enemyOf, parseSecret, SIDES, type Side } from '../../../src/rules/core';
import { type Listener, listener, newHall, newParty, toyLibrary } from './hall';

const fixed = { now: () => 1, seeds: () => 'one-seed-for-all-plays' };

interface Play {
  /** For each round what each side seals, and how it comes to it. */
  aims: string[][];
}

const WORDS = ['bow', 'stern', 'bridge', 'funnel'];

/** One side's sealed part of a game: aims, some of them taken back. */
const sealed: fc.Arbitrary<Play> = fc.record({
  aims: fc.array(fc.array(fc.constantFrom(...WORDS, 'undo'), { maxLength: 5 }), {
    minLength: 2,
    maxLength: 2,
  }),
});

/** All that a viewer was told from his coming in, the match's own name and times left out. */
const heard = ({ told }: Listener): string =>
  JSON.stringify(told, (key, value) =>
    /^(matchID|createdAt|updatedAt)$/.test(key) ? undefined : value,
  );

/** Plays to the sealed segment; the side seals in its way, and the other then does its own part. */
async function played(side: Side, { aims }: Play): Promise<string[]> {
  const party = await newParty(
    newHall(
      memoryStorage(() => 1),
      toyLibrary,
      fixed,
    ),
  );
  const enemy = enemyOf(side);
  // Each side counts its own orders.
  const given = { allies: 0, axis: 0 };
  const give = (by: Side, line: string) =>
    party.give(by, line, { orderId: `${by}-${++given[by]}` });
  const seal = (line: string) => give(side, line === 'undo' ? line : `aim ${line}`);
  for (const by of SIDES) await give(by, 'done');
  for (const line of aims[0] ?? []) await seal(line);
  await give(enemy, 'aim bow');
  for (const line of aims[1] ?? []) await seal(line);
  await give(enemy, 'undo');
  const [back, spectator] = [listener(), listener()];
  await party.door.enter(party.id, { token: party.tokens[enemy] }, back);
  await party.door.enter(party.id, { since: 1 }, spectator);
  return [party.peers[enemy], party.peers.spectator, back, spectator].map(heard);
}

describe('nothing of what a side seals reaches the other or a spectator', () => {
  test.each(SIDES)('whatever the %s seal, the others are told the same bytes', async (side) => {
    await fc.assert(
      fc.asyncProperty(sealed, sealed, async (one, other) => {
        expect(await played(side, one)).toEqual(await played(side, other));
      }),
      { numRuns: 25 },
    );
  });
});

test('neither the seed nor a secret of a seat is told to anybody', async () => {
  const party = await newParty();
  const { seed: secret = '', info } = (await party.storage.match(party.id)) ?? {};
  const { seed = '' } = parseSecret(secret) ?? {};
  await party.give('allies', 'advance 1');
  const secrets = [
    seed,
    ...Object.values(party.tokens),
    ...Object.values(party.created.invitations),
  ];
  const hashes = Object.values(info?.seats ?? {}).map(({ tokenHash = '' }) => tokenHash);
  const listed = await party.lobby.list({ limit: 10 });
  const texts = [...Object.values(party.peers).map(({ told }) => told), listed].map((it) =>
    JSON.stringify(it),
  );
  for (const secret of [...secrets, ...hashes, party.created.hostToken]) {
    expect(secret.length).toBeGreaterThan(15);
    for (const text of texts) expect(text.includes(secret)).toBe(false);
  }
});

test('no two matches have a secret in common', async () => {
  const hall = newHall();
  const parties = [await newParty(hall), await newParty(hall)];
  const secrets = parties.flatMap(({ tokens, created }) => [
    ...Object.values(tokens),
    ...Object.values(created.invitations),
    created.hostToken,
    created.matchID,
  ]);
  expect(new Set(secrets).size).toBe(secrets.length);
});
