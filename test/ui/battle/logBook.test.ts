import { expect, test } from 'vitest';
import type { BattleEvent } from '../../../src/rules/battle';
import { logChapters } from '../../../src/ui/systems/battle/logBook';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

const names = namesIn(strait());
const chapters = (...events: BattleEvent[]) =>
  logChapters(
    events,
    events.map(() => names),
  );
const passed = (impulse: number): BattleEvent => ({ ...SAMPLES.impulsePassed, impulse });

test('events are gathered by impulse under their round', () => {
  const log = chapters(
    { ...SAMPLES.stackPlaced, round: 0, impulse: 0 },
    { ...SAMPLES.stackMoved, impulse: 2 },
    { ...SAMPLES.salvoFired, impulse: 4 },
    { ...SAMPLES.hitScored, impulse: 4 },
  );
  expect(log.map(({ part, title, lines }) => [part, title, lines.length])).toEqual([
    ['Set-up', 'Directions, stacks and shift', 1],
    ['Round 1', 'Impulse 2: movement', 1],
    ['Round 1', 'Impulse 4: gunnery', 2],
  ]);
});

test('impulses that pass are told together', () => {
  const log = chapters(passed(2), passed(3), { ...SAMPLES.salvoFired, impulse: 4 }, passed(5));
  expect(log.map(({ title }) => title)).toEqual([
    'Impulses 2 to 3 pass',
    'Impulse 4: gunnery',
    'Impulse 5: torpedoes',
  ]);
});

test('a sealed list is told until it is revealed', () => {
  expect(chapters(SAMPLES.fireDeclared)).toHaveLength(1);
  const [revealed] = chapters(SAMPLES.fireDeclared, SAMPLES.declarationsRevealed);
  expect(revealed?.lines).toHaveLength(1);
});

test('a line carries its dice and its clause', () => {
  const line = chapters(SAMPLES.salvoFired)[0]?.lines[0];
  expect(line?.rule).toBe('BT-9.2');
  expect(line?.dice).toEqual(SAMPLES.salvoFired.dice);
});
