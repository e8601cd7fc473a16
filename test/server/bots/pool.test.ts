import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { ThinkerPool } from '../../../server/bots/pool';
import { type Task, think } from '../../../src/bots';
import { battle } from '../../../src/rules/battle';
import { isRefusal, must, newMatch } from '../../../src/rules/core';
import { battleScenario } from '../../game/battleScenario';

let pool: ThinkerPool;
afterEach(() => pool.close());

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
  const lines = await Promise.all([pool.think(first), pool.think(second)]);
  expect(lines).toEqual([think(first, () => 0), think(second, () => 0)]);
  expect(isRefusal(battle.parseOrder(must(lines[0], 'a line').line))).toBe(false);
  await expect(pool.think({ ...first, bot: 'none' })).rejects.toThrow('bot none');
  expect(await pool.think(first)).toEqual(lines[0]);
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
  const ask = async (bot: string) => (await pool.think({ ...task(), bot })).line;
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
