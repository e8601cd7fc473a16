import { expect, test } from 'vitest';
import type { EventOf } from '../../../src/rules/battle';
import { namesOver } from '../../../src/words/battle/common/names';
import { eventText } from '../../../src/words/battle/eventText';
import { plainText } from '../../../src/words/core/logLine';
import { SAMPLES } from './eventSamples';
import { strait } from './position';

type Hit = EventOf<'hitScored'>;
const view = strait();
const hit = (facts: Partial<Hit>): Hit => ({
  ...SAMPLES.hitScored,
  sum: 7,
  boxes: 1,
  plunging: false,
  ...facts,
  dice: facts.dice ?? [{ die: 'd6', values: [3, 4], reason: 'damage' }],
});

/** The last of some events, as told after the others. */
function lastTold(...hits: Hit[]): string {
  const names = namesOver(hits, view).at(-1);
  const last = hits.at(-1);
  return names && last ? plainText(eventText(last, names).parts) : '';
}

test('a hit tells who scored it and the row of the table', () => {
  expect(lastTold(hit({}))).toBe(
    'bismarck loses a hull box, 9 left, to the primary guns of hood. 7: hull.',
  );
});

test('a row all destroyed refers to hull [BT-11.7]', () => {
  const gone = hit({ sum: 8, row: 'secondary', left: 0, boxes: 2 });
  expect(lastTold(gone, hit({ sum: 8 }))).toMatch(
    /8: secondary; no secondary guns left, so hull \(BT-11\.7\)\.$/,
  );
});

test('a ship that lost all guns takes it on the hull [BT-11.18]', () => {
  const gone = (row: Hit['row']) => hit({ sum: 8, left: 0, ...(row && { row }) });
  expect(lastTold(gone('secondary'), gone('primary'), gone('tertiary'), hit({ sum: 5 }))).toMatch(
    /5: tertiary; no guns left, so hull \(BT-11\.18\)\.$/,
  );
});

test('a row never built hands on down the chain [BT-11.6]', () => {
  expect(lastTold(hit({ ship: 'eugen', sum: 9, row: 'secondary', left: 3 }))).toMatch(
    /loses a secondary box, 3 left, .* 9: primary; built without primary guns, so secondary \(BT-11\.6\)\.$/,
  );
  const gone = hit({ ship: 'eugen', sum: 5, row: 'tertiary', left: 0 });
  expect(lastTold(gone, hit({ ship: 'eugen', sum: 5, row: 'aa', left: 0 }))).toMatch(
    /loses an AA box, .* 5: tertiary; no tertiary guns left, so AA \(BT-11\.7\)\.$/,
  );
});

test('boxes lost by a critical hit count too', () => {
  const events = [
    { ...SAMPLES.criticalHit, row: 'secondary', boxes: 2 } as const,
    hit({ sum: 8 }),
  ] as const;
  const names = namesOver(events, view).at(-1);
  expect(names && plainText(eventText(events[1], names).parts)).toMatch(/BT-11\.7/);
});

test('armor that holds is named [BT-11.4]', () => {
  const held = { effect: 'deflected', weapon: 'secondary', boxes: 0, left: 11 } as const;
  expect(lastTold(hit(held))).toMatch(
    /^bismarck: the heavy armor of the hull holds \(BT-11\.4\) against the secondary guns of hood\./,
  );
});

test('a mount that is not there, a torpedo, a second box', () => {
  expect(lastTold(hit({ sum: 3, effect: 'no-effect', boxes: 0 }))).toMatch(
    /no effect of a hit on the torpedo mount .* 3: torpedo mount; the ship has none \(BT-11\.8\)\.$/,
  );
  expect(lastTold(hit({ weapon: 'torpedoes', by: 'A1', sum: 8, boxes: 4 }))).toMatch(
    /to a torpedo of .*\. 8: 4 hull boxes, and one point of speed\.$/,
  );
  const dice: Hit['dice'] = [[3, 4], [5]].map((values) => ({ die: 'd6', values, reason: 'x' }));
  expect(lastTold(hit({ dice }))).toMatch(/7: hull; second box on 4 or more: 5 \(BT-11\.10\)\.$/);
});
