import { expect, test } from 'vitest';
import { checkAll } from '../../../server/matches/checking';
import { shippedLibrary } from '../../../server/scenarios';
import { memoryStorage } from '../../../server/storage/memory';
import { updateChapters } from '../../../src/game/chapters';
import type { Seen } from '../../../src/game/redaction';
import { type BattleView, battle } from '../../../src/rules/battle';
import { drawFrom, enemyOf, must, SIDES, type Side } from '../../../src/rules/core';
import { replaySave } from '../../../src/scenario';
import { FLIGHT } from '../../game/players';
import { say } from './consenting';
import { type Listener, listener, newHall, newParty, type Party, sound } from './hall';

const library = shippedLibrary();

const seenBy = ({ told }: Listener): Seen<BattleView> => {
  const seen = told.flatMap((it) => {
    if (it.kind === 'step') return [it.telling.seen];
    return it.kind === 'welcome' ? [it.welcome.telling.seen] : [];
  });
  return must(seen.at(-1), 'a view') as Seen<BattleView>;
};

/** What somebody knows of the past by all that he was told. */
const chaptersOf = ({ told }: Listener) =>
  told.reduce(
    (known, it) => {
      if (it.kind === 'step') return updateChapters(known, it.telling.seen);
      if (it.kind !== 'welcome') return known;
      const closed = it.welcome.chapters.map((chapter) => ({ ...chapter, closed: true }));
      return updateChapters(closed, it.welcome.telling.seen);
    },
    [] as ReturnType<typeof updateChapters>,
  );

/** Asks for a takeback and has it agreed to. */
async function takeBack(party: Party, side: Side): Promise<void> {
  const asked = await say(party, side, 'ask takeback');
  const agreed = await say(party, enemyOf(side), 'agree takeback');
  for (const answer of [asked, agreed]) expect(answer).toMatchObject({ ok: true });
}

/** Plays by lot, with takebacks in between; says how many there were. */
async function playOn(party: Party, key: string, most: number): Promise<number> {
  const draw = drawFrom(key);
  let taken = 0;
  for (let count = 0; count < most; count++) {
    const side = must(SIDES[draw(2)], 'a side');
    const { view, segment, canTakeBack } = seenBy(party.peers[side]);
    if (canTakeBack && draw(4) === 0) {
      await takeBack(party, side);
      taken += 1;
    } else if (segment.active[side] !== 'waiting') {
      const lines = battle.legalOrders(view, side).map(battle.makeOrder);
      const legal = lines.filter((line) => !FLIGHT.test(line));
      await party.give(
        side,
        must(legal[draw(Math.min(256, legal.length))] ?? lines[0], 'an order'),
      );
    }
  }
  return taken;
}

test.each([
  ['a', {}],
  ['b', { fog: true }],
])(
  'a battle with takebacks is the same to who was there and who comes later, and replays (%s)',
  async (key, options) => {
    const hall = newHall(
      memoryStorage(() => 1),
      library,
      { now: () => 1, seeds: () => `takebacks ${key}` },
    );
    const party = await newParty(hall, { system: 'battle', scenario: 'denmark-strait', options });
    expect(await playOn(party, key, 130)).toBeGreaterThan(4);
    for (const viewer of [...SIDES, 'spectator'] as const) {
      const late = listener();
      const token = viewer === 'spectator' ? {} : { token: party.tokens[viewer] };
      await party.door.enter(party.id, token, late);
      expect(seenBy(late)).toEqual(seenBy(party.peers[viewer]));
      expect(chaptersOf(late)).toEqual(chaptersOf(party.peers[viewer]));
    }
    expect(await checkAll(newHall(hall.storage, library).matches)).toEqual({ sound: 1, aside: 0 });
    await party.conduct.resign(party.id, { side: 'axis', token: party.tokens.axis });
    const save = sound(await party.lobby.record(party.id, {}));
    expect(save.orders.some(({ order }) => order.startsWith('takeback '))).toBe(true);
    expect(replaySave(save, 'the record')).toMatchObject({ ok: true });
  },
);
