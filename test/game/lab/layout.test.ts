import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layOut } from '../../../src/game/lab/layout';
import { type FromLab, newLabPlayer, type ToLab } from '../../../src/game/lab/player';
import { newAnalyst } from '../../../src/lab/analysis/analyst';
import { insteadAt, type Outline } from '../../../src/lab/analysis/outline';
import type { PlayedGame } from '../../../src/lab/analysis/standing';
import { SIDES } from '../../../src/rules/core';

const game: PlayedGame = JSON.parse(readFileSync('test/replays/denmark-strait.json', 'utf8'));

/** A worker that does all on this thread, through data as a message carries it. */
function pretendWorker() {
  const worker = {
    onmessage: null as ((event: MessageEvent<FromLab>) => void) | null,
    onerror: null,
    isOver: false,
    terminate: () => {
      worker.isOver = true;
    },
    postMessage: (message: ToLab) => play(structuredClone(message)),
  };
  const play = newLabPlayer((data) =>
    worker.onmessage?.({ data: structuredClone(data) } as MessageEvent<FromLab>),
  );
  return worker;
}

function laidOut(played: PlayedGame) {
  const worker = pretendWorker();
  const heard: { outline?: Outline; fault?: string } = {};
  const layout = layOut({
    ...{ played, seed: '1', newWorker: () => worker },
    onOutline: (outline) => {
      heard.outline = outline;
    },
    onFault: (fault) => {
      heard.fault = fault;
    },
  });
  return { worker, layout, heard };
}

test('a page is told of a game that a worker has laid out: its moments, its end, and what the Commander would have ordered', async () => {
  const analyst = newAnalyst(game, '1');
  const { layout, heard } = laidOut(game);
  expect(heard.outline).toEqual({
    end: analyst.end,
    judged: 'open',
    segments: analyst.segments.map(({ name, given }) => ({ name, given })),
  });
  const moments = analyst.segments.flatMap((_, at) => SIDES.map((side) => ({ at, side })));
  const told = await Promise.all(moments.map(({ at, side }) => layout.instead(at, side)));
  const expected = moments.map(({ at, side }) => insteadAt(analyst, at, side));
  expect(told).toEqual(structuredClone(expected));
  expect(told.filter((it) => it && it.lines.length > 0).length).toBeGreaterThan(1);
  expect(await layout.instead(999, 'axis')).toBeNull();
});

test('a record that cannot be played is told, and a closed layout ends its worker', () => {
  const { heard, worker, layout } = laidOut({
    ...game,
    orders: [{ side: 'axis', order: 'scuttle hood' }],
  });
  expect(heard.outline).toBeUndefined();
  expect(heard.fault).toContain('scuttle hood');
  layout.close();
  expect(worker).toMatchObject({ isOver: true, onmessage: null });
});
