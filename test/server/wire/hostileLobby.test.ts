import { describe, expect, test } from 'vitest';
import { liveServer, post } from './liveServer';
import { besiege, deep, live, match, tokens } from './siege';

besiege();

const json = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, await response.json().catch(() => null)];
};

describe('the lobby', () => {
  const at = (path: string) => `${live.url}/games/toy${path}`;
  const BODIES: [string, () => [string, unknown], number][] = [
    [
      'a seat called __proto__',
      () => [`/${match}/join`, { playerID: '__proto__', playerName: 'x' }],
      400,
    ],
    [
      'a seat called constructor',
      () => [`/${match}/join`, { playerID: 'constructor', playerName: 'x' }],
      400,
    ],
    ['a third seat', () => [`/${match}/join`, { playerID: '2', playerName: 'x' }], 400],
    ['a seat that is taken', () => [`/${match}/join`, { playerID: '0', playerName: 'x' }], 409],
    ['a match that is full', () => [`/${match}/join`, { playerName: 'x' }], 409],
    ['no name', () => [`/${match}/join`, {}], 400],
    ['a name without end', () => [`/${match}/join`, { playerName: 'x'.repeat(9000) }], 400],
    [
      'an invitation that is none',
      () => [`/${match}/join`, { playerName: 'x', data: { invitation: 'x' } }],
      403,
    ],
    ['more players than seats', () => ['/create', { numPlayers: 5e6 }], 400],
    ['players by a text', () => ['/create', { numPlayers: '2' }], 400],
    [
      'options with __proto__',
      () => ['/create', '{"setupData":{"options":{"__proto__":true}}}'],
      200,
    ],
    [
      'options that nobody knows',
      () => ['/create', { setupData: { options: { cheat: true } } }],
      400,
    ],
    [
      'a scenario that is a path',
      () => ['/create', { setupData: { scenario: '../../package.json' } }],
      400,
    ],
    [
      'a bot that is none',
      () => ['/create', { setupData: { bots: { axis: 'constructor' } } }],
      400,
    ],
    ['a third side', () => ['/create', { setupData: { bots: { neutral: 'ensign' } } }], 400],
    [
      'to leave with another’s secret',
      () => [`/${match}/leave`, { playerID: '0', credentials: tokens.axis }],
      403,
    ],
    [
      'to rename somebody else',
      () => [`/${match}/update`, { playerID: '0', credentials: tokens.axis, newName: 'x' }],
      403,
    ],
    [
      'to rename with an object',
      () => [`/${match}/update`, { playerID: '0', credentials: tokens.allies, newName: {} }],
      400,
    ],
    [
      'to play again before the end',
      () => [`/${match}/playAgain`, { playerID: '0', credentials: tokens.allies }],
      400,
    ],
    ['to play again without a secret', () => [`/${match}/playAgain`, { playerID: '0' }], 400],
    [
      'to take a seat back without the secret',
      () => [`/${match}/reinvite`, { playerID: '0', hostToken: 'x' }],
      403,
    ],
    ['a match that is not there', () => ['/nowhere/join', { playerName: 'x' }], 404],
    ['a wish that nobody knows', () => [`/${match}/constructor`, {}], 404],
    ['a path too long', () => [`/${match}/join/again`, { playerName: 'x' }], 404],
    ['no JSON', () => ['/create', '{nonsense'], 400],
    ['a list', () => ['/create', []], 400],
    ['nothing but null', () => ['/create', 'null'], 400],
    ['deep nesting', () => ['/create', `{"setupData":${deep(6000)}}`], 400],
    ['a body without end', () => [`/${match}/join`, 'x'.repeat(100_000)], 413],
    ['a scenario without end', () => ['/create', 'x'.repeat(100_001)], 413],
  ];
  test.each(BODIES)('asked for %s', async (_name, request, status) => {
    const [path, body] = request();
    expect((await json(post(at(path), body)))[0]).toBe(status);
  });

  test.each([
    ['a form of another site', { 'Content-Type': 'text/plain' }, 400],
    ['a page of another site', { Origin: 'https://evil.example' }, 403],
    ['a page without an address', { Origin: 'null' }, 403],
  ])('asked by %s', async (_name, headers, status) => {
    expect((await json(post(at('/create'), {}, headers)))[0]).toBe(status);
  });

  test.each([
    ['/games/any', 200],
    ['/games/any/none', 404],
    ['/games/none', 404],
    ['/games/__proto__', 404],
    ['/games/toy/..%2f..%2f', 400],
    ['/games/toy/nowhere', 404],
    ['/games/toy?isGameover=maybe', 400],
    ['/games/toy?updatedBefore=-1', 400],
    ['/gamesters', 404],
  ])('asked for %s', async (path, status) => {
    const response = await fetch(`${live.url}${path}`);
    expect(response.status).toBe(status);
  });

  test('for a match of no game in particular', async () => {
    expect((await post(`${live.url}/games/any/create`, {})).status).toBe(404);
    const found = await fetch(`${live.url}/games/any/${match}`);
    expect(await found.json()).toMatchObject({ matchID: match, gameName: 'toy' });
  });

  test('by a method that it does not know', async () => {
    expect((await fetch(at(`/${match}`), { method: 'DELETE' })).status).toBe(404);
  });

  test('lets pages of listed sites ask, and says so to their browsers', async () => {
    const other = await liveServer({ origin: { origins: ['https://friend.example'], proxies: 0 } });
    const from = (origin: string) =>
      fetch(`${other.url}/games`, { method: 'OPTIONS', headers: { Origin: origin } });
    const friend = await from('https://friend.example');
    expect([friend.status, friend.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'https://friend.example',
    ]);
    const stranger = await from('https://evil.example');
    expect([stranger.status, stranger.headers.get('access-control-allow-origin')]).toEqual([
      403,
      null,
    ]);
    await other.close();
  });
});
