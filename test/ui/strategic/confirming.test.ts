import { expect, test } from 'vitest';
import { idleText, unsentText } from '../../../src/ui/systems/strategic/confirming';
import { passingMs } from '../../../src/ui/table/standing/usePassing';
import { basicAt, give } from '../../rules/strategic/basicGame';
import { CLOSING, SEARCH } from '../../rules/strategic/basicSteps';
import { deskOf } from './deskOf';

const searching = () => basicAt({ step: SEARCH });

test('squadrons that are picked and not sent are asked about by name', () => {
  const { desk } = deskOf({ state: searching(), squads: { 'a-f': 4, 'a-tb': 3 } });
  expect(unsentText(desk)).toMatch(/ and .* are selected and have not been sent anywhere\.$/);
  expect(unsentText(deskOf({ state: searching() }).desk)).toBeUndefined();
  expect(
    unsentText(deskOf({ state: basicAt({ step: CLOSING }), squads: { 'a-f': 4 } }).desk),
    'in a step that sends nobody',
  ).toBeUndefined();
});

test('a step is asked about in its own words, once', () => {
  const { desk } = deskOf({ state: searching() });
  expect(idleText(desk)).toMatch(/none is sent to search/);
  expect(idleText({ ...desk, standing: { ...desk.standing, wasIdle: true } })).toBeUndefined();
});

test('[ST-7.25] where targets are named it speaks of attempts, not of aircraft', () => {
  const state = searching();
  give(state, 'allies', 'search a-base-pa 2');
  state.step = { kind: 'searchTargets' };
  const said = idleText(deskOf({ state }).desk);
  expect(said).toMatch(/^None of your 2 search attempts names a target/);
  give(state, 'allies', 'look-for 1 X1');
  expect(idleText(deskOf({ state }).desk)).toBeUndefined();
});

test('[ST-5.19] against a person the time until a step passes is drawn, and comes of nothing else', () => {
  for (const isSeen of [true, false])
    expect([0, 1].map((drawn) => passingMs('person', isSeen, drawn))).toEqual([1500, 6000]);
  expect(passingMs('bot', true, 0.9)).toBe(passingMs('bot', true, 0.1));
  expect(passingMs('bot', false)).toBe(0);
});
