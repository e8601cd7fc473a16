import { expect, test } from 'vitest';
import { analyzeInCrew } from '../../../src/game/lab/analyzing';
import type { LabWorker } from '../../../src/game/lab/crew';
import type { FromLab, ToLab } from '../../../src/game/lab/player';
import { type Looks, newAnalysis } from '../../../src/lab/analysis/analysis';
import type { Sample } from '../../../src/lab/analysis/sample';
import { drawFrom } from '../../../src/rules/core';

/** What a look at a segment shows, whoever takes it. */
function shown({ segment, from, to }: Looks): Sample[] {
  return Array.from({ length: to - from }, (_, i) => {
    const draw = drawFrom(`${segment}/${from + i}`);
    return { score: draw(3) / 2, choice: { allies: draw(3) / 2 - 1 / 2, axis: null } };
  });
}

/** Workers that answer in an order of their own. */
function figuresBy(workers: number, pick: (waiting: number) => number) {
  const waiting: (() => void)[] = [];
  const newWorker = (): LabWorker => {
    const worker: LabWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {},
      postMessage(message: ToLab) {
        if (message.lab !== 'looks') return;
        const { job, looks } = message;
        const data: FromLab = { lab: 'looked', job, samples: shown(looks) };
        waiting.push(() => worker.onmessage?.call(worker as Worker, { data } as MessageEvent));
      },
    };
    return worker;
  };
  const analysis = newAnalysis(7, 1, 210);
  const ends: (string | undefined)[] = [];
  analyzeInCrew({
    played: { system: 'battle', scenario: {}, options: {}, seed: '', orders: [] },
    ...{ seed: '1', analysis, workers, newWorker },
    onEnd: (fault) => ends.push(fault),
  });
  while (waiting.length > 0) waiting.splice(pick(waiting.length), 1)[0]?.();
  expect(ends).toEqual([undefined]);
  expect(analysis.progress()).toEqual({ taken: 210, of: 210, seen: 7 });
  return analysis.figures();
}

test('the figures are the same with any number of workers, however they answer', () => {
  const alone = figuresBy(1, () => 0);
  expect(figuresBy(3, () => 0)).toEqual(alone);
  expect(figuresBy(5, (waiting) => waiting - 1)).toEqual(alone);
});
