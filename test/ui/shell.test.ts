import { expect, test, vi } from 'vitest';
import { type BattleView, battle } from '../../src/rules/battle';
import type { Segment } from '../../src/rules/core';
import { type Action, actionFor, keyName } from '../../src/ui/controls/keys';
import { DEFAULT_PREFS, parsePrefs } from '../../src/ui/frame/prefs';
import { parseQuery } from '../../src/ui/frame/query';
import { seat } from '../../src/ui/match/seating';

const action = (id: string, keys: string[], off = false): Action => ({
  id,
  keys,
  label: id,
  group: 'test',
  off,
  run: vi.fn(),
});

test('a key finds its action, with and without Shift, unless it is off', () => {
  const actions = [action('undo', ['u']), action('done', ['f'], true), action('help', ['?'])];
  expect(actionFor(actions, 'U')?.id).toBe('undo');
  expect(actionFor(actions, 'f')).toBeUndefined();
  expect(actionFor(actions, '?')?.id).toBe('help');
});

test('keys are named as they are printed', () => {
  expect([' ', 'Escape', 'e', 'ArrowUp'].map(keyName)).toEqual(['Space', 'Esc', 'E', '↑']);
});

test('the address may name a seed and a pace, and nothing else', () => {
  expect(parseQuery('?seed=abc-1&pace=0')).toEqual({ seed: 'abc-1', paceMs: 0 });
  expect(parseQuery(`?seed=${'x'.repeat(65)}&pace=-1`)).toEqual({});
  expect(parseQuery('?seed=<script>&pace=9999')).toEqual({});
});

test('stored preferences that cannot be read are as they are by default', () => {
  expect(parsePrefs(null)).toEqual(DEFAULT_PREFS);
  expect(parsePrefs('{"theme":"dark","overlays":["guns",1],"confirmSeal":"no"}')).toEqual({
    ...DEFAULT_PREFS,
    theme: 'dark',
    language: 'browser',
    overlays: ['guns'],
    confirmSeal: true,
  });
  expect(parsePrefs('not json')).toEqual(DEFAULT_PREFS);
  expect(parsePrefs('[]')).toEqual(DEFAULT_PREFS);
});

const segment = (
  allies: Segment['active']['allies'],
  axis: Segment['active']['axis'],
): Segment => ({
  phase: 'gunnery',
  name: { code: 'gunnery' },
  clock: 1,
  active: { allies, axis },
});

test('how battles are shown and heard is kept; what is out of range is as it is by default', () => {
  const kept = {
    ...{ ...DEFAULT_PREFS, animation: 'slow', stepwise: true, sound: true, volume: 25 },
    passEmpty: true,
  };
  expect(parsePrefs(JSON.stringify(kept))).toEqual(kept);
  expect(parsePrefs('{"animation":"breakneck","volume":900,"sound":"loud"}')).toEqual(
    DEFAULT_PREFS,
  );
});

test('against a bot the screen is the person’s, who acts when asked', () => {
  expect(seat(segment('declare', 'declare'), ['allies'], null)).toEqual({
    viewer: 'allies',
    handTo: null,
    acting: 'allies',
  });
  expect(seat(segment('waiting', 'orders'), ['allies'], null).acting).toBeNull();
});

test('with both sides here the screen is handed over before sealed orders', () => {
  const both = ['allies', 'axis'] as const;
  expect(seat(segment('declare', 'declare'), both, null).handTo).toBe('allies');
  expect(seat(segment('declare', 'declare'), both, 'axis')).toMatchObject({
    viewer: 'axis',
    acting: 'axis',
  });
  expect(seat(segment('waiting', 'declare'), both, 'allies')).toMatchObject({
    handTo: 'axis',
    acting: null,
  });
});

test('open orders need no handing over', () => {
  expect(seat(segment('waiting', 'orders'), ['allies', 'axis'], 'allies')).toEqual({
    viewer: 'axis',
    handTo: null,
    acting: 'axis',
  });
});

test('[BT-15.5] in fog the screen is handed over whenever another side decides, at the start too', () => {
  const both = ['allies', 'axis'] as const;
  const moving = segment('waiting', 'orders');
  const step = { kind: 'movement' };
  expect(battle.hidesForces({ step, options: { fog: true } } as BattleView)).toBe(true);
  expect(battle.hidesForces({ step, options: { fog: false } } as BattleView)).toBe(false);
  expect(seat(moving, both, null, true).handTo).toBe('axis');
  expect(seat(moving, both, 'allies', true)).toMatchObject({ handTo: 'axis', acting: null });
  expect(seat(moving, both, 'axis', true)).toEqual({
    viewer: 'axis',
    handTo: null,
    acting: 'axis',
  });
  expect(seat(moving, ['axis'], null, true).handTo).toBeNull();
});

test('when nobody is asked, everybody is a spectator', () => {
  expect(seat(segment('waiting', 'waiting'), ['allies', 'axis'], 'axis').viewer).toBe('spectator');
});
