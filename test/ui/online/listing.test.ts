import { describe, expect, test } from 'vitest';
import type { PublicMatch, PublicPlayer } from '../../../src/game/online';
import type { Side } from '../../../src/rules/core';
import { type MatchWish, newMatchOf } from '../../../src/ui/online/create';
import { listingOf } from '../../../src/ui/online/listing';
import { endText, holderText, sideNamesOf } from '../../../src/ui/online/words';

const player = (side: Side, over: Partial<PublicPlayer> = {}): PublicPlayer => ({
  ...{ id: side === 'allies' ? 0 : 1, side, isConnected: false },
  ...over,
});

const match = (matchID: string, over: Partial<PublicMatch> = {}): PublicMatch => ({
  ...{ matchID, gameName: 'battle', title: 'Samar', unlisted: false, private: false },
  ...{ status: 'playing', createdAt: 0, updatedAt: 0 },
  players: [player('allies', { name: 'Anna' }), player('axis', { name: 'Bert' })],
  setupData: { scenario: 'samar', options: {} },
  ...over,
});

const ids = (matches: readonly PublicMatch[]) => matches.map(({ matchID }) => matchID);

describe('the list of matches', () => {
  const free = [player('allies', { name: 'Anna' }), player('axis')];
  const all = [
    match('old', { updatedAt: 1 }),
    match('new', { updatedAt: 2 }),
    match('free', { players: free }),
    match('done', { status: 'finished' }),
    match('broken', { status: 'aside' }),
    match('mine-done', { status: 'finished', updatedAt: 9 }),
    match('mine', { players: free, updatedAt: 3 }),
  ];

  test('has each match once, by what can be done with it, the latest first', () => {
    const { mine, open, running, finished } = listingOf(
      [...all, all[0] as PublicMatch],
      [{ match: 'mine' }, { match: 'mine-done' }],
    );
    expect(ids(mine), 'those that go on first').toEqual(['mine', 'mine-done']);
    expect(ids(open)).toEqual(['free']);
    expect(ids(running)).toEqual(['new', 'old']);
    expect(ids(finished)).toEqual(['done']);
  });
});

describe('words for a match', () => {
  const names = { allies: 'Royal Navy', axis: 'Kriegsmarine' };

  test('say who sits where', () => {
    expect(holderText(player('axis'))).toBe('free seat');
    expect(holderText(player('axis', { name: 'Bert' }))).toBe('Bert');
    expect(holderText(player('axis', { bot: 'ensign' }))).toBe('Ensign (bot)');
    expect(sideNamesOf(undefined)).toEqual({ allies: 'Allies', axis: 'Axis' });
  });

  test.each([
    [{ winner: 'axis', reason: 'resigned' }, 'Kriegsmarine won: the other side resigned'],
    [{ winner: 'allies', reason: 'time' }, 'Royal Navy won: the other side ran out of time'],
    [{ winner: 'draw', reason: 'time' }, 'a draw: out of time'],
    [{ winner: 'draw', reason: 'agreed' }, 'a draw by agreement'],
    [{ winner: 'draw', reason: 'closed' }, 'closed by the server operator'],
    [{ winner: 'draw', reason: 'rounds-over' }, 'a draw'],
    [{ winner: 'axis', reason: 'side-gone' }, 'Kriegsmarine won'],
  ] as const)('tell its end %o', (gameover, text) => {
    expect(endText({ gameover: gameover as never }, names)).toBe(text);
  });

  test('tell no end while it goes on', () => {
    expect(endText({}, names)).toBeUndefined();
  });
});

describe('what the server is asked to make', () => {
  const wish: MatchWish = {
    ...{
      system: 'battle',
      scenario: 'samar',
      title: 'Samar',
      side: 'axis',
      opponent: '',
      options: { fog: true },
    },
    ...{ visibility: 'open', word: 'left over', name: 'Anna' },
    ...{ pace: 'none', timeout: 'bot', delay: 'none' },
  };

  test('is an open match without clocks unless more is chosen', () => {
    expect(newMatchOf(wish)).toEqual({
      system: 'battle',
      scenario: 'samar',
      options: { fog: true },
      unlisted: false,
      dice: { waitSeconds: 60 },
    });
  });

  test('has the bot on the other side, the word of a private match, clocks and a delay', () => {
    const asked = newMatchOf({
      ...wish,
      ...{ opponent: 'ensign', visibility: 'private', word: 'anchor' },
      ...{ pace: 'live', delay: 'segments' },
    });
    expect(asked).toMatchObject({
      bots: { allies: 'ensign' },
      passphrase: 'anchor',
      pace: { clock: { gameSeconds: 2700, timeout: 'bot' }, spectatorDelay: { segments: 4 } },
    });
    expect(newMatchOf({ ...wish, visibility: 'link' }).unlisted).toBe(true);
  });
});
