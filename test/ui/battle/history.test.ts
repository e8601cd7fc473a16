import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { tracksOf } from '../../../src/ui/systems/battle/desk/history';

const at = { round: 1, impulse: 2, seenBy: 'all' } as const;
const own = { side: 'axis', stack: 'A1' } as const;
const moved = (q: number): BattleEvent => ({
  ...{ kind: 'stackMoved', rule: 'BT-5.1', ...at, ...own },
  from: { q, r: 0 },
  to: { q: q + 1, r: 0 },
});
const shifted: BattleEvent = { kind: 'boardShifted', rule: 'BT-5.12', ...at, ...own, direction: 1 };

test('the track of a stack that takes the board with it has no gap', () => {
  const [track] = tracksOf([moved(0), shifted, moved(2)]);
  expect(track).toEqual({
    ...own,
    hexes: [0, 1, 2, 3].map((q) => ({ q, r: 0 })),
  });
});
