import { describe, expect, test } from 'vitest';
import { shippedLibrary } from '../../../server/scenarios';
import { battle } from '../../../src/rules/battle';
import { generalRefusal } from '../../../src/words/general/refusal';
import { battleFile, type Changes } from '../../scenario/battleFile';
import { newHall, newParty, sound } from './hall';
import { expectAsAtTable, newPlayed } from './playing';

const library = shippedLibrary();
const textOf = (...changes: readonly Changes[]): string => JSON.stringify(battleFile(...changes));

/** What a server answers that is sent this file. */
async function answerTo(file: string, system = 'battle'): Promise<string> {
  const made = await newHall(undefined, library).lobby.create({ system, file });
  return made.ok ? 'a match' : generalRefusal(made.refusal);
}

describe('a battle of somebody’s own', () => {
  test('is played by all as at a table, under an id that no other battle has', async () => {
    const played = await newPlayed(battle, library, { file: textOf({ title: 'Mine' }) });
    const { storage, id } = played.party;
    const { info, scenario } = (await storage.match(id)) ?? {};
    expect(info).toMatchObject({ title: 'Mine', scenarioId: expect.stringMatching(/^sent-/) });
    expect(scenario).toMatchObject({ id: info?.scenarioId });
    await expectAsAtTable(played);
  });

  test('is told to whoever may watch, and goes on into the rematch', async () => {
    const wish = { system: 'battle', file: textOf(), passphrase: 'anchor' };
    const { lobby, conduct, matches } = newHall(undefined, library);
    const { matchID: id, invitations } = sound(await lobby.create(wish));
    const seat = { name: 'x', side: 'axis', invitation: invitations.axis ?? '' } as const;
    const holder = { side: 'axis', token: sound(await lobby.join(id, seat)).token } as const;
    const { file } = sound(await lobby.file(id, { holder }));
    const { info } = (await matches.storage.match(id)) ?? {};
    expect(JSON.parse(file)).toEqual({ ...battleFile(), id: info?.scenarioId });
    expect(sound(await lobby.file(id, { passphrase: 'anchor' }))).toEqual({ file });
    for (const reader of [{}, { passphrase: 'chain' }])
      expect(await lobby.file(id, reader)).toMatchObject({ refusal: { code: 'wrong-word' } });
    await conduct.resign(id, holder);
    const { nextMatchID } = sound(await lobby.playAgain(id, holder));
    expect(await lobby.file(nextMatchID, { passphrase: 'anchor' })).toMatchObject({
      value: { file },
    });
  });

  test('is not there where the battle is one of the server', async () => {
    const { lobby, id } = await newParty(newHall(undefined, library), { system: 'battle' });
    expect(await lobby.file(id, {})).toMatchObject({ refusal: { code: 'no-such-scenario' } });
  });
});

describe('the server refuses, and says why,', () => {
  const hood = { ship: 'hood' };
  test.each([
    ['what is no JSON', '{', 'the file:1'],
    ['a system that nobody knows', textOf({ system: 'chess' }), "a scenario of 'battle'"],
    ['more letters than any battle has', ' '.repeat(300_001), 'at most 300000 letters'],
    ['the key __proto__', textOf().replace('{', '{"__proto__":{"x":1},'), "the key '__proto__'"],
    ['the key constructor', textOf().replace('{', '{"constructor":{"x":1},'), 'constructor'],
    ['lists in lists without end', '['.repeat(100_000), 'no more than 100 levels'],
    [
      'thousands of ships',
      textOf({ 'taskForces[0].ships': Array.from({ length: 5000 }, () => hood) }),
      '60 entries or less, found a list of 5000',
    ],
    [
      'more ships than a server plays',
      textOf({
        taskForces: Array.from({ length: 4 }, (_, i) => ({
          ...{ id: `f${i}`, name: 'F', side: 'axis', entry: ['N'] },
          ships: Array.from({ length: 40 }, () => hood),
        })),
      }),
      'at most 120 ships, found 160',
    ],
    ['a ship that is nowhere', textOf({ 'taskForces[0].ships[0].ship': 'hod' }), "'hood'"],
    ['figures of its own beyond all bounds', textOf({ radius: 2e9 }), '20 or less'],
    ['a title that fills the list', textOf({ title: 'x'.repeat(81) }), 'at most 80 letters'],
  ])('%s', async (_what, file, why) => {
    const answer = await answerTo(file);
    expect(answer).toContain('The server does not take this battle: ');
    expect(answer).toContain(why);
    expect(answer.length).toBeLessThan(2000);
  });

  test('a battle that is sent as one of another system', async () => {
    expect(await answerTo(textOf(), 'fleet-action')).toContain(
      "system: expected 'fleet-action', found 'battle'",
    );
  });
});
