import { describe, expect, test } from 'vitest';
import { isSeen, mayBeCalled } from '../../../server/matches/names';
import { newHall, newParty, refusedAs, sound } from './hall';

describe('a name', () => {
  test.each([
    'Ann',
    'Ördög',
    'Шпион',
    '山田 太郎',
    '👩‍✈️ Amelia',
    '⚓️',
    'Axis Sally',
    'Alison',
    'O’Brien',
  ])('may be %s', (name) => {
    expect(mayBeCalled(name)).toBe(true);
  });

  test.each([
    '\u200b',
    'A\u200bnn',
    '\u202eAnn',
    '\u3164',
    '\u2800',
    'A\u0000',
    '\u2028',
    '\ufe0f',
    '\ud800',
  ])('of what is not seen is none: %j', (name) => {
    expect(isSeen(name)).toBe(false);
    expect(mayBeCalled(name)).toBe(false);
  });

  test.each([
    'Axis',
    'аxіѕ',
    'Al1ies',
    'ALLIES',
    'a-x-i-s',
    'ａｘｉｓ',
    'Ѕpectator',
    'sérver',
    'Adm1n',
    'F l a g Plot',
  ])('that looks like the server’s or the game’s is nobody’s: %s', (name) => {
    expect(mayBeCalled(name)).toBe(false);
  });
});

test('a side’s holder may bear its name, and not the other’s', async () => {
  const { lobby } = newHall();
  const { matchID } = sound(await lobby.create({ system: 'toy' }));
  const join = (name: string) => lobby.join(matchID, { side: 'allies', name });
  expect(await join('Аxis')).toMatchObject(refusedAs('bad-name'));
  expect(await join('A\u200bnn')).toMatchObject(refusedAs('bad-name'));
  const { token } = sound(await join('Allies'));
  expect(await lobby.rename(matchID, { side: 'allies', token }, 'spectаtor')).toMatchObject(
    refusedAs('bad-name'),
  );
});

test.each(['аxis', 'of the a11ies', 'Sеrver', '\u200b'])(
  'a spectator speaks for nobody: %j',
  async (name) => {
    const party = await newParty();
    const line = { id: 'a', text: 'x', name };
    await party.door.chat(party.id, 'spectator', line);
    const [said] = await party.storage.chat(party.id, 'spectators', 1);
    expect(said?.sender).toBe('spectator');
  },
);
