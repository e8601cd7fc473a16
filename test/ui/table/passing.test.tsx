import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { AnyOrder } from '../../../src/ui/table/desk';
import { isOrderedByHand, usePassing } from '../../../src/ui/table/standing/usePassing';

const CONFIRM = { kind: 'confirm' };

/** Whether a step passes in which nothing can be ordered but its confirmation. */
function passes(desk: { canUndo: boolean }, repeated = 0): boolean {
  const given = { count: repeated, are: 'repeated' as const };
  let told = false;
  function Step() {
    told = usePassing<AnyOrder>({
      ...{ stage: 'orders', give: () => true, clock: 1, step: 'Gunfire', question: null },
      ...{ forced: CONFIRM, isOrdered: isOrderedByHand(desk, { given }) },
    }).isPassing;
    return null;
  }
  renderToStaticMarkup(<Step />);
  return told;
}

test('a step passes where nothing can be ordered, or what the turn before had is all there is', () => {
  expect(passes({ canUndo: false })).toBe(true);
  expect(passes({ canUndo: true }, 2)).toBe(true);
});

test('a step in which the player has ordered all there is waits until it is confirmed', () => {
  expect(passes({ canUndo: true })).toBe(false);
});
