import { afterEach, describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { type StrategicEvent, strategic } from '../../../src/rules/strategic';
import { plainText } from '../../../src/words/core/logLine';
import { setLanguage } from '../../../src/words/core/texts';
import { logChapters } from '../../../src/words/strategic/logBook';
import { playRandomly } from '../../rules/strategic/randomGame';
import { smallAdvanced, smallBasic } from '../../rules/strategic/smallGame';

/** All that a game of orders drawn by lot has told one side. */
function played(level: 'basic' | 'advanced') {
  const told: StrategicEvent[] = [];
  let chapter = 0;
  const match = playRandomly(
    level === 'basic' ? smallBasic({ turns: 3 }) : smallAdvanced({ turns: 4 }),
    `told ${level}`,
    ({ match: { chapter: now, closedEvents } }) => {
      if (now !== chapter) told.push(...(eventsFor(closedEvents, 'allies') as StrategicEvent[]));
      chapter = now;
    },
  );
  return { told, view: strategic.view(match.state, 'allies') };
}

/** Words that English sentences of the log are full of and German ones have not. */
const ENGLISH = /\b(the|and|of|at|by|fires?|hits?|loses|with|from|is|are)\b/i;

afterEach(() => setLanguage('en'));

describe.each(['basic', 'advanced'] as const)('%s', (level) => {
  const { told, view } = played(level);
  const lines = () => logChapters(told, view, 'allies').flatMap((chapter) => chapter.lines);

  test('what a game tells is told in whole sentences, with its clause', () => {
    expect(told.length).toBeGreaterThan(60);
    for (const { parts, rule } of lines()) {
      expect(plainText(parts)).toMatch(/^[^a-z].*\.$/);
      expect(plainText(parts)).not.toMatch(/[{}\uE000\uE001]|undefined|\[object|NaN/);
      expect(rule).toMatch(/^ST-/);
    }
  });

  test('and so in German', async () => {
    await setLanguage('de');
    for (const { parts } of lines()) {
      const words = parts.filter((part) => typeof part === 'string').join('');
      // The small game's land has English names.
      const sentence = words.replaceAll(/The \w+/g, '');
      expect(sentence).not.toMatch(ENGLISH);
    }
  });
});

test('a strike calls its flights by their aircraft', () => {
  const { told, view } = played('basic');
  const flight = /\b[ax]-\d\b/;
  for (const { lines } of logChapters(told, view, 'allies'))
    for (const { parts } of lines) expect(plainText(parts)).not.toMatch(flight);
});

const codes = (lines: readonly { modifiers: readonly { code: string }[] }[]) =>
  lines.flatMap(({ modifiers }) => modifiers.map(({ code }) => code));

test('what is added to a roll is told in words', () => {
  const { view } = played('basic');
  const event = {
    ...{ kind: 'quickFired', rule: 'ST-16.3', turn: 1, side: 'allies', ship: 'a', target: 'b' },
    ...{ weapon: 'firePower', isHit: false, damageLevels: null, dice: [] },
    modifiers: [
      { code: 'band-long', value: -2, rule: 'ST-16.3' },
      { code: 'small-target', value: -4, rule: 'ST-16.4' },
      { code: 'nimble-target', value: -2, rule: 'ST-14.10' },
    ],
  };
  const all = logChapters([event as never], view, 'allies').flatMap(({ lines }) => lines);
  expect(codes(all)).toEqual(['long range', 'small target', 'small, fast target']);
});

test('no bare code stands in the log', () => {
  const { told, view } = played('basic');
  const lines = logChapters(told, view, 'allies').flatMap((it) => it.lines);
  expect(codes(lines).length).toBeGreaterThan(0);
  expect(codes(lines).filter((code) => /^[a-z]+(-[a-z]+)+$/i.test(code))).toEqual([]);
});

test('a Basic turn without strikes says so once, before what comes after them', () => {
  const { told, view } = played('basic');
  const quiet = told.filter(({ kind }) => kind !== 'airAttackBegan');
  const lines = logChapters(quiet, view, 'allies').flatMap((it) => it.lines);
  const turns = new Set(quiet.map(({ turn }) => turn).filter((turn) => turn > 0));
  const said = lines.filter(({ parts }) => plainText(parts).startsWith('No strikes'));
  expect(said).toHaveLength(turns.size);
  const advanced = played('advanced');
  const others = logChapters(advanced.told, advanced.view, 'allies').flatMap((it) => it.lines);
  expect(others.some(({ parts }) => plainText(parts).startsWith('No strikes'))).toBe(false);
});

/** What the log tells of an attack by the Allies: two flights alike and an escort, met by a patrol. */
function attackTold(target: object | null): string {
  const { view } = played('basic');
  const flight = (id: string, side: string, role: string) => ({
    ...{ flight: id, side, role, name: `${side} plane`, steps: 4, weapon: null },
  });
  const event = {
    ...{ kind: 'airAttackBegan', rule: 'ST-7.13', turn: 1, attacker: 'allies', target },
    flights: [
      ...[flight('a-1', 'allies', 'strike'), flight('a-2', 'allies', 'strike')],
      ...[flight('a-3', 'allies', 'escort'), flight('x-1', 'axis', 'cap')],
    ],
  };
  const [line] = logChapters([event as never], view, 'allies').flatMap(({ lines }) => lines);
  return plainText(line?.parts ?? []);
}

test('a strike tells flights that are alike once, and the aircraft that meet it apart', () => {
  expect(attackTold({ division: null })).toMatch(
    /^Air attack by .* on the enemy: 2 × 4 allies plane \(strike\) and 4 allies plane \(escort\); met by 4 axis plane \(patrol\)\.$/,
  );
});

test('aircraft that meet aircraft are told as a fight in the air', () => {
  expect(attackTold(null)).toMatch(
    /^Air combat: 2 × 4 allies plane \(strike\) and 4 allies plane \(escort\) of .* against 4 axis plane \(patrol\)\.$/,
  );
});
