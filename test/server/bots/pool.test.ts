import { Worker } from 'node:worker_threads';
import { afterEach, expect, test } from 'vitest';
import { ThinkerPool } from '../../../server/bots/pool';
import { type Task, think } from '../../../server/bots/thinking';
import { battle } from '../../../src/rules/battle';
import { isRefusal, newMatch } from '../../../src/rules/core';
import { battleScenario } from '../../game/battleScenario';

let pool: ThinkerPool;
afterEach(() => pool.close());

function task(): Task {
  const { state } = newMatch(battle, battleScenario, battle.defaultOptions, 'seed');
  const side = battle.segment(state as never).active.allies === 'waiting' ? 'axis' : 'allies';
  const view = battle.view(state as never, side);
  return { system: 'battle', bot: 'commander', side, view, drawKey: 'lot' };
}

test('a bot in a thread decides as it does here, from its view alone', async () => {
  pool = new ThinkerPool({ threads: 1, budgetMs: 10_000 });
  const [first, second] = [task(), { ...task(), bot: 'ensign' }];
  const lines = await Promise.all([pool.think(first), pool.think(second)]);
  expect(lines).toEqual([think(first), think(second)]);
  expect(isRefusal(battle.parseOrder(lines[0] as string))).toBe(false);
  await expect(pool.think({ ...first, bot: 'none' })).rejects.toThrow('bot none');
  expect(await pool.think(first)).toBe(lines[0]);
});

/** A thread that loops for ever, dies, or answers, as the task's bot says. */
const oddWorker = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', ({ bot }) => {
       if (bot === 'loops') for (;;) {}
       if (bot === 'dies') process.exit(1);
       parentPort.postMessage({ line: bot });
     });`,
    { eval: true },
  );

test('a bot that takes too long, or ends its thread, is given up, and others are not kept waiting', async () => {
  pool = new ThinkerPool({ threads: 1, budgetMs: 300, newWorker: oddWorker });
  const ask = (bot: string) => pool.think({ ...task(), bot });
  expect(await ask('warm')).toBe('warm');
  const asked = [ask('loops'), ask('sound'), ask('dies'), ask('sound again')];
  const ended = await Promise.allSettled(asked);
  expect(ended.map((it) => (it.status === 'fulfilled' ? it.value : String(it.reason)))).toEqual([
    'Error: A bot thought for too long.',
    'sound',
    'Error: A thread of the bots has ended.',
    'sound again',
  ]);
});
