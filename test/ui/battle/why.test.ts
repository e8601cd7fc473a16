import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyOrder } from '../../../src/bots';
import { battle } from '../../../src/rules/battle';
import { SIDES } from '../../../src/rules/core';
import { setLanguage } from '../../../src/ui/i18n/texts';
import { whyIn } from '../../../src/ui/systems/battle/hint/Why';
import { strait } from './position';

beforeEach(() => setLanguage('de'));
afterEach(() => setLanguage('en'));

test('what doctrine says of its orders is said in German', () => {
  const reasons = [3, 4, 5, 6].flatMap((impulse) => {
    const view = strait(impulse);
    return SIDES.flatMap((side) =>
      battle
        .legalOrders(view, side)
        .flatMap((order) => whyOrder({ system: battle, view, side }, order) ?? []),
    );
  });
  expect(new Set(reasons).size).toBeGreaterThan(3);
  for (const why of reasons) expect(whyIn(why), why).toMatch(/Geschütze|Felder|Torpedos/);
});

test('names and figures go over, what is not doctrine’s does not', () => {
  expect(whyIn('Closing: against Hood and Prince of Wales the odds are best at 4 hexes.')).toBe(
    'Heranlaufen: Gegen Hood und Prince of Wales sind 4 Felder am günstigsten.',
  );
  expect(
    whyIn('The best use of these guns: 1.4 hits to be expected on a stack out of sight.'),
  ).toContain('1,4 Treffer auf einen Stapel außer Sicht');
  expect(whyIn('It feels right.')).toBeUndefined();
});
