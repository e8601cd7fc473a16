import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ClockKeeper } from '../../../server/matches/clockKeeper';
import { Notifier } from '../../../server/notices/notifier';
import type { Notice } from '../../../server/notices/sender';
import { Targets } from '../../../server/notices/targets';
import type { ClockSettings, Matter, Say } from '../../../src/game/online/pace';
import { enemyOf, SIDES, type Side } from '../../../src/rules/core';
import { listener, newHall, newParty } from './hall';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** What one side seals in four stretches of time: aims, some of them taken back. */
type Sealed = string[][];

const sealed: fc.Arbitrary<Sealed> = fc.array(
  fc.array(fc.constantFrom('aim bow', 'aim stern', 'undo'), { maxLength: 4 }),
  { minLength: 4, maxLength: 4 },
);

const CLOCK: ClockSettings = {
  gameSeconds: 600,
  incrementSeconds: 5,
  decisionSeconds: 60,
  timeout: 'bot',
  graceSeconds: 30,
};

const START = 1_000_000;

/** Goes on to so many seconds after the start. */
const until = (seconds: number) => vi.advanceTimersByTimeAsync(START + seconds * 1000 - Date.now());

/** A match with clocks, whose players are told by notices. */
async function begun(tell: (notice: Notice) => void) {
  vi.setSystemTime(START);
  const hall = newHall(undefined, undefined, { seeds: () => 'one-seed-for-all-plays' });
  const clocks = new ClockKeeper(hall.matches);
  const send = async (notice: Notice) => {
    tell(notice);
    return 'sent' as const;
  };
  const ask = async () => {};
  const notifier = new Notifier(hall.matches, { send, ask }, { quietMs: 2000, perHour: 99 });
  const targets = new Targets(
    hall.matches,
    () => undefined,
    () => {},
  );
  const party = await newParty(hall, { system: 'toy', pace: { clock: CLOCK } });
  for (const side of SIDES)
    await targets.notify(
      party.id,
      { side, token: party.tokens[side] },
      {
        ...{ kind: 'webhook', url: `https://example.org/${side}` },
      },
    );
  const close = () => {
    clocks.close();
    notifier.close();
  };
  return { party, close };
}

/** All that the other side and spectators are told, or can ask for, while a side seals in its way. */
async function played(side: Side, stretches: Sealed): Promise<string> {
  const enemy = enemyOf(side);
  const notices: unknown[] = [];
  const { party, close } = await begun(({ side: to, reason, match }) => {
    if (to === enemy) notices.push([reason, match.id, match.info.title, Date.now()]);
  });
  const { id, conduct, lobby, door, tokens, peers } = party;
  const given = { allies: 0, axis: 0 };
  const give = (by: Side, line: string) =>
    party.give(by, line, { orderId: `${by}-${++given[by]}` });
  const seal = async (stretch: number) => {
    for (const line of stretches[stretch] ?? []) {
      await give(side, line);
      await vi.advanceTimersByTimeAsync(1000);
    }
  };
  const asked: unknown[] = [];
  let wishes = 0;
  const say = async (by: Side, words: `${Say} ${Matter}`) => {
    const [word, matter] = words.split(' ') as [Say, Matter];
    const wish = { id: `w${++wishes}`, matter, say: word };
    const answer = await conduct.consent(id, { side: by, token: tokens[by] }, wish);
    if (by === enemy) asked.push(answer);
  };
  const look = async () => {
    const list = { limit: 9, updatedAfter: Date.now() - 8000 };
    asked.push(await lobby.find('toy', id), await lobby.list(list), await lobby.list({ limit: 9 }));
  };

  for (const by of SIDES) await give(by, 'done');
  await door.leave(id, peers[enemy]);
  await seal(0);
  await until(10);
  await look();
  await say(enemy, 'ask takeback');
  await say(side, 'decline takeback');
  await say(enemy, 'ask takeback');
  await say(enemy, 'ask pause');
  await say(side, 'agree pause');
  await until(20);
  await conduct.resume(id, { side, token: tokens[side] }, 'resume');
  await seal(1);
  await until(30);
  await look();
  await give(side, 'done');
  await say(side, 'ask takeback');
  await until(35);
  await say(enemy, 'agree takeback');
  await seal(2);
  await until(40);
  await look();
  await say(side, 'ask draw');
  await seal(3);
  await until(160);
  await look();
  const [back, late] = [listener(), listener()];
  await door.enter(id, { token: tokens[enemy] }, back);
  await door.enter(id, { since: 2 }, late);
  close();
  const told = [peers[enemy], peers.spectator, back, late].map((it) => it.told);
  return JSON.stringify([told, asked, notices]).replaceAll(id, '');
}

test.each(SIDES)(
  'whatever the %s seal, clocks, wishes, notices and the lobby tell the same bytes',
  async (side) => {
    await fc.assert(
      fc.asyncProperty(sealed, sealed, async (one, other) => {
        expect(await played(side, one)).toBe(await played(side, other));
      }),
      { numRuns: 12 },
    );
  },
);

test('the play of it has clocks, wishes and notices to be told', async () => {
  const text = await played('allies', [['aim bow'], [], ['undo'], ['aim stern']]);
  for (const word of ['"clocks"', '"pausedSince"', '"isStandIn"', '"turn"', '"asked"', '"graceMs"'])
    expect(text).toContain(word);
});
