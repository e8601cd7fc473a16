import { afterEach, expect, test } from 'vitest';
import type { NewMatch } from '../../../src/game/online';
import { newLobbyClient, watchLists } from '../../../src/game/online';
import { liveServer, until } from './liveServer';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

const SOON_MS = 1600;
const soon = () => new Promise((resolve) => setTimeout(resolve, SOON_MS));

/** A server, and how often somebody who watches its lists has been told of news. */
async function watched() {
  const live = await liveServer();
  ends.push(live.close);
  let news = 0;
  ends.push(
    watchLists(() => {
      news += 1;
    }, live.url),
  );
  await until(() => news === 1);
  const lobby = newLobbyClient(live.url);
  const create = (wish: Partial<NewMatch> = {}) =>
    lobby.create({ system: 'toy', scenario: 'toy', ...wish });
  return { lobby, create, news: () => news - 1 };
}

test('who watches the lists hears of a new match and of a seat taken, and many at once are one piece of news', async () => {
  const { lobby, create, news } = await watched();
  const made = await Promise.all([create(), create(), create()]);
  await until(() => news() === 1);
  await soon();
  expect(news()).toBe(1);
  const [first] = made;
  if (!first?.ok) throw new Error('No match was made.');
  await lobby.join(first.value.matchID, { name: 'Anna', side: 'allies' });
  await until(() => news() === 2);
});

test('nothing is told of matches that are in no list, or that spectators see later', async () => {
  const { create, news } = await watched();
  await create({ unlisted: true });
  await create({ pace: { spectatorDelay: { minutes: 15 } } });
  await soon();
  expect(news()).toBe(0);
});
