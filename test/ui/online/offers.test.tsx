import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PublicPace } from '../../../src/game/online';
import type { Side } from '../../../src/rules/core';
import { Offers } from '../../../src/ui/online/Offers';

/** What stands under the bar of a match, to one side or to who looks on. */
function shown(pace: Partial<PublicPace>, side?: Side): string {
  const props = {
    ...{ match: { players: [], pace: { offers: [], ...pace } }, place: {} },
    ...{ kept: side && { side }, names: { allies: 'United States', axis: 'Japan' } },
  } as unknown as ComponentProps<typeof Offers>;
  return renderToStaticMarkup(<Offers {...props} />);
}

test('what was declined is told to whoever asked for it, and to nobody else', () => {
  const pace = { declined: [{ matter: 'draw', by: 'allies' }] } as const;
  expect(shown(pace, 'allies')).toContain('Japan has declined the draw.');
  expect(shown(pace, 'axis')).toBe('');
  expect(shown(pace)).toBe('');
});

test('an offer can be withdrawn by its side and answered by the other', () => {
  const pace = { offers: [{ matter: 'pause', by: 'axis', at: 0 }] } as const;
  expect(shown(pace, 'axis')).toContain('Retract');
  expect(shown(pace, 'allies')).toContain('Agree');
  expect(shown(pace, 'allies')).toContain('Decline');
});
