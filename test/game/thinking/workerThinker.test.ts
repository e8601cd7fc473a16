import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerTo, type Task, type Thought, think } from '../../../src/bots';
import { Notice } from '../../../src/game/fault';
import {
  type Sent,
  type ThinkingWorker,
  workerThinker,
} from '../../../src/game/thinking/workerThinker';
import { battle } from '../../../src/rules/battle';
import { newMatch } from '../../../src/rules/core';
import { battleScenario } from '../battleScenario';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newTask(bot = 'commander'): Task {
  const { state } = newMatch(battle, battleScenario, battle.defaultOptions, 'seed');
  const side = battle.segment(state as never).active.allies === 'waiting' ? 'axis' : 'allies';
  const view = battle.view(state as never, side);
  return { system: 'battle', bot, side, view, drawKey: 'lot', thinking: { milliseconds: 1000 } };
}

/** A worker that does as it is told with what it is sent, and what has become of it. */
class FakeWorker implements ThinkingWorker {
  onmessage: ThinkingWorker['onmessage'] = null;
  onerror: ThinkingWorker['onerror'] = null;
  ended = false;

  constructor(private readonly does: (worker: FakeWorker, sent: Sent) => void) {}

  postMessage(sent: Sent): void {
    this.does(this, structuredClone(sent));
  }

  terminate(): void {
    this.ended = true;
  }

  says(id: number, reply: Parameters<Parameters<typeof answerTo>[2]>[0]): void {
    const event = { data: { id, reply } } as MessageEvent;
    if (!this.ended) this.onmessage?.call(this as never, event);
  }
}

const sound = (worker: FakeWorker, { id, task }: Sent) =>
  void setTimeout(() =>
    answerTo(
      task,
      () => 0,
      (reply) => worker.says(id, reply),
    ),
  );

/** A notice is marked: it is told as no fault. */
function inWords(answer: Thought | Error): string {
  if (!(answer instanceof Error)) return answer.line;
  return answer instanceof Notice ? `notice: ${answer.message}` : answer.message;
}

function open(does: (worker: FakeWorker, sent: Sent) => void) {
  const workers: FakeWorker[] = [];
  const thinker = workerThinker(() => {
    const worker = new FakeWorker(does);
    workers.push(worker);
    return worker;
  });
  const answers: string[] = [];
  const ask = (task = newTask()) =>
    thinker.think(task, (answer) => {
      answers.push(inWords(answer));
    });
  return { workers, thinker, answers, ask };
}

describe('bots in a worker', () => {
  test('decide as they do on the page', () => {
    const { workers, answers, ask } = open(sound);
    ask();
    ask(newTask('ensign'));
    vi.runAllTimers();
    expect(answers).toEqual([
      think(newTask(), () => 0).line,
      think(newTask('ensign'), () => 0).line,
    ]);
    expect(workers).toHaveLength(1);
  });

  test('that are late are ended, and the best order so far is theirs', () => {
    const { workers, answers, ask } = open((worker, sent) => {
      if (sent.id === 1) sound(worker, sent);
      else if (sent.id === 2) worker.says(2, { soFar: { line: 'the best so far' } });
    });
    ask();
    vi.runAllTimers();
    ask();
    ask();
    vi.advanceTimersByTime(1400);
    expect(answers).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(answers.slice(1)).toEqual(['the best so far', 'notice: A bot thought for too long.']);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
    ask();
    expect(workers).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(1);
  });

  test('are not waited for while the worker is loaded, which may go on', () => {
    const { workers, answers, ask } = open((worker, { id }) => {
      if (id === 2) worker.says(2, { thought: { line: 'loaded' } });
    });
    ask();
    vi.advanceTimersByTime(4000);
    const [instead] = answers;
    expect(instead).toBe(think(newTask(), () => 0).line);
    ask();
    expect(answers).toEqual([instead, 'loaded']);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
  });

  test('that fail are answered for by what they had; it is told once, and after three failures no worker is begun', () => {
    const { workers, answers, ask } = open((worker, { id }) => {
      if (id === 2) worker.says(id, { soFar: { line: 'half thought' } });
      worker.onerror?.call(worker as never, {} as ErrorEvent);
    });
    for (let i = 0; i < 5; i++) ask();
    vi.runAllTimers();
    const failed = 'notice: The worker of the bots has failed.';
    const instead = think(newTask(), () => 0).line;
    expect(answers).toEqual([failed, 'half thought', instead, instead, instead]);
    expect(workers).toHaveLength(3);
  });

  test('answer for a fault with what they had, else tell it', () => {
    const { answers, ask } = open(sound);
    ask(newTask('nobody'));
    vi.runAllTimers();
    expect(answers).toEqual(['Broken invariant: no bot nobody']);
  });

  test('are waited for behind a task that has been given up', () => {
    let sends = 0;
    const { workers, answers, ask } = open((worker, { id }) => {
      sends += 1;
      const afterMs = sends === 1 ? 0 : 1000 * (sends - 1);
      setTimeout(() => worker.says(id, { thought: { line: `thought ${id}` } }), afterMs);
    });
    ask();
    vi.runAllTimers();
    ask()();
    ask();
    vi.runAllTimers();
    expect(answers).toEqual(['thought 1', 'thought 3']);
    expect(workers.map(({ ended }) => ended)).toEqual([false]);
  });

  test('are silent about what has been given up, and once they are closed', () => {
    const { workers, thinker, answers, ask } = open(sound);
    ask()();
    ask();
    thinker.close();
    vi.runAllTimers();
    expect(answers).toEqual([]);
    expect(workers.map(({ ended }) => ended)).toEqual([true]);
  });

  test('one that hangs from the start is ended in the end, and not waited for again and again', () => {
    const { workers, answers, ask } = open(() => {});
    for (let i = 0; i < 5; i++) {
      ask();
      vi.advanceTimersByTime(5000);
    }
    expect(answers).toHaveLength(5);
    expect(workers[0]?.ended).toBe(true);
  });
});
