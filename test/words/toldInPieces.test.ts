import { beforeAll, expect, test } from 'vitest';
import { strategic } from '../../src/rules/strategic';
import { plainText } from '../../src/words/core/logLine';
import { loadWords } from '../../src/words/registry';
import { logChapters } from '../../src/words/strategic/logBook';
import { inPhase } from '../rules/strategic/advancedGame';
import { pair, SHIP } from '../rules/strategic/advancedScene';

beforeAll(() => loadWords('strategic'));

const inner = (kind: string, facts: object) => ({
  ...{ kind: 'battleEvent', turn: 1, rule: 'ST-21.4', seenBy: 'all' },
  event: { kind, round: 1, impulse: 4, rule: 'BT-1.1', seenBy: 'all', ...facts },
});

const HEX = { q: 0, r: 0 };

const FIGHT = [
  inner('stackPlaced', { side: 'allies', stack: 'A1', ships: ['one', 'two'], hex: HEX }),
  inner('shipSank', { side: 'allies', ship: 'one', hex: HEX, cause: 'guns' }),
  inner('stackLeft', { side: 'allies', stack: 'A1', ships: [], from: HEX }),
];

test('[ST-21.4] a fight told piece by piece is the fight told at once: a stack is called by the ships it has left', () => {
  const view = strategic.view(inPhase(pair(SHIP, SHIP, 1, {}), 'movement').state, 'allies');
  const read = (events: readonly object[]) =>
    logChapters(events as never, view, 'allies').flatMap(({ lines }) =>
      lines.map(({ parts }) => plainText(parts)),
    );
  const atOnce = read(structuredClone(FIGHT));
  const inPieces = FIGHT.map((_, at) => read(FIGHT.slice(0, at + 1))).at(-1);
  expect(atOnce.at(-1)).toMatch(/\btwo\b/i);
  expect(atOnce.at(-1)).not.toMatch(/\bone\b/i);
  expect(inPieces).toEqual(atOnce);
});
