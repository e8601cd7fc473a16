import { expect, test } from 'vitest';
import type { StrategicState } from '../../../src/rules/strategic';
import { advance, type Progress, startOf } from '../../../src/ui/lesson/lesson';
import { hintIn } from '../../../src/ui/systems/strategic/hint/StepHint';
import { LESSON, type LessonNow } from '../../../src/ui/systems/strategic/lesson/steps';
import { parseHints } from '../../../src/ui/table/hints/seenHints';
import { basicAt } from '../../rules/strategic/basicGame';
import { CAP, CLOSING, SEARCH, STRIKE_PLAN, surface } from '../../rules/strategic/basicSteps';

const at = (id: string): number => LESSON.findIndex((step) => step.id === id);

const now = (step: StrategicState['step'], given: Partial<LessonNow> = {}, turn = 1): LessonNow => {
  const view = basicAt({ step });
  view.turn = turn;
  return { view, stage: 'declare', missions: [], aimed: 0, ...given };
};

/** Where the lesson stands after one position after another, and whether that is told. */
function after(id: string, ...positions: readonly LessonNow[]): [string | undefined, boolean] {
  const end = positions.reduce<Progress<LessonNow>>(
    (it, one) => advance(LESSON, it, one),
    startOf(at(id)),
  );
  return [LESSON[end.index]?.id, end.told !== undefined];
}

test('a search that is sent leads on to confirming it, and that to the patrol', () => {
  const sent = now(SEARCH, { missions: ['search'] });
  expect(after('search', now(SEARCH))).toEqual(['search', true]);
  expect(after('search', now(SEARCH), sent)).toEqual(['confirm', true]);
  expect(after('search', now(SEARCH), sent, now(SEARCH, { stage: 'waiting' }))).toEqual([
    'patrol',
    false,
  ]);
  expect(after('search', now(SEARCH), sent, now(CAP))).toEqual(['patrol', true]);
});

test('a strike is told until it has been flown', () => {
  const planned = now(STRIKE_PLAN, { missions: ['strike', 'escort'] });
  expect(after('strike', now(STRIKE_PLAN), planned)).toEqual(['launch', true]);
  const flying = now({ kind: 'strikes', side: 'allies' });
  expect(after('launch', planned, flying)).toEqual(['attack', true]);
  expect(after('attack', flying, now({ kind: 'searchTargets' }))).toEqual(['results', true]);
});

test('what a turn has not is left out once the next has begun', () => {
  const next = now(SEARCH, {}, 2);
  for (const id of ['patrol', 'attack', 'aim', 'opening', 'surface', 'action'])
    expect(after(id, next), id).toEqual(['again', true]);
  expect(after('closing', now(CLOSING), now(surface()))).toEqual(['opening', false]);
});

test('every kind of step that asks something of a player has its hint', () => {
  const quiet = { air: null, action: null };
  expect(hintIn({ ...quiet, step: SEARCH })).toBe('search');
  expect(hintIn({ ...quiet, step: { kind: 'movement' } })).toBe('movement');
  expect(hintIn({ ...quiet, step: { kind: 'combats', queue: [], now: null, fought: [] } })).toBe(
    undefined,
  );
});

test('a surface action is told about part by part', () => {
  const inStage = (stage: unknown) =>
    hintIn({ air: null, action: { stage }, step: SEARCH } as unknown as Parameters<
      typeof hintIn
    >[0]);
  const tactical = (kind: string) => inStage({ kind: 'tactical', tactical: { stage: { kind } } });
  expect(inStage({ kind: 'choose', chosen: {} })).toBe('action');
  expect(inStage({ kind: 'quick' })).toBe('quick');
  expect(['distance', 'placement', 'plot', 'targets'].map(tactical)).toEqual([
    undefined,
    'placement',
    'plot',
    'targets',
  ]);
  expect(inStage({ kind: 'battle' })).toBe(undefined);
});

test('hints that were seen are read back, and what cannot be read is none', () => {
  expect(parseHints('["strategic.search", 1]')).toEqual(['strategic.search']);
  for (const text of [null, '', '{}']) expect(parseHints(text)).toEqual([]);
});
