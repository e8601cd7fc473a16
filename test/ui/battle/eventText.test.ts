import { describe, expect, test } from 'vitest';
import { CRITICALS, type EventOf, type HitEffect } from '../../../src/rules/battle';
import { EVENT_TEXT, eventText } from '../../../src/words/battle/eventText';
import { plainText } from '../../../src/words/core/logLine';
import { SAMPLES } from './eventSamples';
import { namesIn, strait } from './position';

const names = namesIn(strait());
const tell = (event: (typeof SAMPLES)[keyof typeof SAMPLES]) =>
  plainText(eventText(event, names).parts);

describe('every kind of event is told', () => {
  test.each(Object.values(SAMPLES))('$kind', (event) => {
    const text = tell(event);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/undefined|null|\[object|NaN| {2}/);
  });

  test('and none is told that there is not', () => {
    expect(Object.keys(EVENT_TEXT).sort()).toEqual(Object.keys(SAMPLES).sort());
  });
});

test('a salvo tells its range, dice and hits', () => {
  expect(tell(SAMPLES.salvoFired)).toBe(
    'hood fires its primary guns at half strength at bismarck, 2 hexes: 2 dice, 6 to hit, one hit.',
  );
  expect(tell({ ...SAMPLES.salvoFired, halved: false, arc: 'stern' })).toBe(
    'hood fires its primary guns over the stern at bismarck, 2 hexes: 2 dice, 6 to hit, one hit.',
  );
});

test('confusion tells whom the hits fall on, or that there was none', () => {
  expect(tell(SAMPLES.confusionRolled)).toMatch(
    /^hood mistakes friend for foe: its hits fall at random on/,
  );
  expect(tell({ ...SAMPLES.confusionRolled, confused: false, ships: [] })).toMatch(
    /^hood tells friend from foe in \d{4}\.$/,
  );
});

test('a hit tells the boxes it took and those left', () => {
  expect(tell(SAMPLES.hitScored)).toBe(
    'bismarck loses 2 hull boxes, 9 left, by plunging fire from the primary guns of hood. 10: hull (plunging fire).',
  );
});

test('a move tells its direction and hex', () => {
  expect(tell(SAMPLES.stackMoved)).toBe('bismarck and eugen move northeast to 1009.');
});

test('the end tells half points as halves', () => {
  expect(tell(SAMPLES.battleEnded)).toBe('Kriegsmarine wins, 33 to 16½: the last round is over.');
});

const EFFECTS: readonly HitEffect[] = [
  'dud',
  'no-effect',
  'deflected',
  'mount-destroyed',
  'boxes-destroyed',
  'critical',
];

test.each(EFFECTS)('a hit with effect %s has its own words', (effect) => {
  const hit: EventOf<'hitScored'> = { ...SAMPLES.hitScored, effect };
  const others = EFFECTS.filter((it) => it !== effect).map((it) =>
    tell({ ...SAMPLES.hitScored, effect: it }),
  );
  expect(others).not.toContain(tell(hit));
});

test.each(CRITICALS)('the critical %s is told', (critical) => {
  expect(tell({ ...SAMPLES.criticalHit, critical })).toMatch(
    /^bismarck: .+; 2 hull boxes destroyed\.$/,
  );
});

test('what an event touches is lit on the board', () => {
  const { lights } = eventText(SAMPLES.salvoFired, names);
  expect(lights.ships).toEqual(['hood', 'bismarck']);
  expect(lights.hexes).toHaveLength(2);
});
