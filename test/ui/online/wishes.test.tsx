import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicMatch, PublicPace } from '../../../src/game/online';
import { Wishes } from '../../../src/ui/online/Wishes';

/** What the dialog of a match offers the Allies' player. */
function shown(pace: Partial<PublicPace>, canTakeBack = true): string {
  const match = { pace: { offers: [], ...pace } } as unknown as PublicMatch;
  const props = {
    ...{
      match,
      place: {},
      ask: () => {},
      onClose: () => {},
      canTakeBack,
      kept: { side: 'allies' },
    },
    names: { allies: 'United States', axis: 'Japan' },
  } as unknown as ComponentProps<typeof Wishes>;
  return renderToStaticMarkup(<Wishes {...props} />);
}

const offered = (by: 'allies' | 'axis') => shown({ offers: [{ matter: 'draw', by, at: 0 }] });

test('what one has asked for oneself is told as that, what the other side asks as its own', () => {
  expect(offered('allies')).toContain('You have offered a draw.');
  expect(offered('axis')).toContain('Japan offers a draw.');
  expect(offered('axis')).not.toContain('You have');
});

test('what has been asked for is not asked for again', () => {
  expect(shown({})).toContain('To end it as a draw');
  expect(offered('axis')).not.toContain('To end it as a draw');
});

test.each([
  ['there is an order to take back', {}, true, true],
  ['there is none', {}, false, false],
  ['the match is paused', { pausedSince: 1 }, true, false],
])('a takeback can be asked for or not when %s', (_, pace, canTakeBack, isAsked) => {
  expect(shown(pace, canTakeBack).includes('To take back the last order')).toBe(isAsked);
});
