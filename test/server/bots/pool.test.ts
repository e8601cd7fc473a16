import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { ThinkerPool } from '../../../server/bots/pool';
import { type Task, think } from '../../../src/bots';
import { battle } from '../../../src/rules/battle';
import { isRefusal, must, newMatch } from '../../../src/rules/core';
import { battleScenario } from '../../game/battleScenario';

let pool: ThinkerPool;
afterEach(() => pool.close());

const mine = { owner: 'Ann', match: 'a match' };

/** More time than it needs, so that it answers alike. */
function task(): Task {
  const { state } = newMatch(battle, battleScenario, battle.defaultOptions, 'seed');
  const side = battle.segment(state as never).active.allies === 'waiting' ? 'axis' : 'allies';
  const view = battle.view(state as never, side);
  return {
    system: 'battle',
    bot: 'commander',
    side,
    view,
    drawKey: 'lot',
    thinking: { milliseconds: 10_000 },
  };
}

test('a bot in a thread decides as it does here, from its view alone', async () => {
  pool = new ThinkerPool({ threads: 1, budgetMs: 10_000 });
  const [first, second] = [task(), { ...task(), bot: 'ensign' }];
  const lines = await Promise.all([pool.think(first, mine), pool.think(second, mine)]);
  expect(lines).toEqual([think(first, () => 0), think(second, () => 0)]);
  expect(isRefusal(battle.parseOrder(must(lines[0], 'a line').line))).toBe(false);
  await expect(pool.think({ ...first, bot: 'none' }, mine)).rejects.toThrow('bot none');
  expect(await pool.think(first, mine)).toEqual(lines[0]);
});

/** A thread that loops for ever, dies, or answers, as the task's bot says. */
const oddWorker = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ bot }) => {
       if (bot === 'loops after a thought') parentPort.postMessage({ soFar: { line: 'thought' } });
       if (bot.startsWith('loops')) for (;;) {}
       if (bot === 'dies') process.exit(1);
       parentPort.postMessage({ thought: { line: bot } });
     });`,
    { eval: true },
  );

test('a bot that takes too long, or ends its thread, is given up or answered for by what it had, and others are not kept waiting', async () => {
  pool = new ThinkerPool({ threads: 1, budgetMs: 200, graceMs: 100, newWorker: oddWorker });
  const ask = async (bot: string) => (await pool.think({ ...task(), bot }, mine)).line;
  expect(await ask('warm')).toBe('warm');
  const asked = ['loops', 'sound', 'loops after a thought', 'dies', 'sound again'].map(ask);
  const ended = await Promise.allSettled(asked);
  expect(ended.map((it) => (it.status === 'fulfilled' ? it.value : String(it.reason)))).toEqual([
    'Error: A bot thought for too long.',
    'sound',
    'thought',
    'Error: A thread of the bots has ended.',
    'sound again',
  ]);
});

test('whoever asks for little is not kept waiting by whoever asks for much', async () => {
  pool = new ThinkerPool({ threads: 1, budgetMs: 200, newWorker: oddWorker });
  const done: string[] = [];
  const ask = async (owner: string, match: string) => {
    await pool.think({ ...task(), bot: 'x' }, { owner, match });
    done.push(`${owner} ${match}`);
  };
  const many = ['a', 'b', 'c', 'd'].flatMap((match) => [ask('many', match), ask('many', match)]);
  await Promise.all([...many, ask('one', 'e'), ask('other', 'f'), ask('one', 'g')]);
  expect(done).toEqual([
    // The first was begun before anybody else had asked.
    ...['many a', 'many a', 'one e', 'other f', 'many b', 'one g'],
    ...['many c', 'many d', 'many b', 'many c', 'many d'],
  ]);
});

test.each([
  [16, 4, 3],
  [2, 8, 2],
  [16, 1, 1],
])(
  'of %i threads on %i processors %i think, so that one is left to the server',
  async (...counts) => {
    const [threads, processors, expected] = counts;
    let made = 0;
    const newWorker = () => {
      made += 1;
      return oddWorker();
    };
    pool = new ThinkerPool({ threads, processors, budgetMs: 1000, newWorker });
    const asked = Array.from({ length: 20 }, () => pool.think({ ...task(), bot: 'x' }, mine));
    await Promise.all(asked);
    expect(made).toBe(expected);
  },
);
