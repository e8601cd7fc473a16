import { afterEach, beforeEach, expect, test } from 'vitest';
import { whyOrder } from '../../src/bots';
import { BY_THE_BOOK } from '../../src/bots/battle/judgement';
import type { FleetPlan, Task } from '../../src/bots/battle/plan';
import { reason } from '../../src/bots/battle/reasons';
import { USUAL } from '../../src/bots/battle/strategies';
import { whyPlan } from '../../src/bots/battle/whyPlan';
import { battle } from '../../src/rules/battle';
import { SIDES } from '../../src/rules/core';
import { reasonText } from '../../src/words/battle/reason';
import { setLanguage } from '../../src/words/core/texts';
import { namesIn, strait } from '../ui/battle/position';

const names = namesIn(strait(4));

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
  expect(new Set(reasons.map(({ code }) => code)).size).toBeGreaterThan(3);
  for (const why of reasons)
    expect(reasonText(why, names), why.code).toMatch(/Geschütze|Feld|Torpedos/);
});

test('what a search says of its plans is said in German', () => {
  const usual = { ...USUAL, task: { kind: 'hold', rangeHexes: 2 } } as const;
  const holds = [0, 1, 4].map((rangeHexes) => ({ kind: 'hold', rangeHexes }) as const);
  const tasks: Task[] = [{ kind: 'withdraw' }, { kind: 'exit' }, ...holds];
  const judging = (change: Partial<FleetPlan['judgement']>) => ({
    judgement: { ...usual.judgement, ...change },
  });
  const plans: Partial<FleetPlan>[] = [
    ...tasks.flatMap((task) => [{ task }, { tasks: { A1: task } }]),
    ...[{ focus: 'bismarck' }, { vote: 'yes' } as const, { vote: 'no' } as const],
    ...[{ judgement: BY_THE_BOOK }, judging({ guns: 0 }), judging({ guns: 9 })],
    ...[judging({ patience: 0 }), judging({ patience: 4 })],
  ];
  for (const impulse of [4, 5])
    for (const plan of plans) {
      const why = whyPlan(strait(impulse), 'allies', { ...usual, ...plan }, usual);
      expect(reasonText(why, names), why.code).toMatch(/^Vorausgespielt .+\.$/);
    }
});

test('names and figures go in, a stack out of sight has no name, and what is not known is not told', async () => {
  const closing = (ships: string[]) => reasonText(reason('closing', { ships, count: 4 }), names);
  expect(closing(['hood', 'prince'])).toBe(
    'Heranlaufen: Gegen hood und prince sind 4 Felder am günstigsten.',
  );
  expect(reasonText(reason('guns', { ships: [], hits: 1.4 }), names)).toContain(
    '1,4 Treffer auf einen Stapel außer Sicht',
  );
  expect(reasonText({ code: 'feels-right' }, names)).toBeUndefined();
  await setLanguage('en');
  expect(closing(['hood'])).toBe('Close the range: against hood the odds are best at 4 hexes.');
});
