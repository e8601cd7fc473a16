import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import {
  basicAt,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  linesOf,
  newBasic,
  shipOf,
  whyNot,
} from './basicGame';
import { division, scenarioShip, smallBasic } from './smallGame';

describe('regrouping', () => {
  test('[ST-2.5] divisions in one place are merged and split before anything is assigned', () => {
    const state = newBasic();
    expect(linesOf(state, 'allies', 'splitMerge')).toContain(
      'regroup A1+A2 a-carrier+a-cruiser+a-dd-1+a-battleship+a-dd-2+a-transport',
    );
    const events = give(state, 'allies', 'regroup A1 a-carrier+a-dd-1/a-cruiser');
    expect(divisionOf(state, 'A1').ships).toEqual(['a-carrier', 'a-dd-1']);
    expect(divisionOf(state, 'A4')).toMatchObject({ ships: ['a-cruiser'], box: 'long' });
    expect(shipOf(state, 'a-cruiser').division).toBe('A4');
    expect(eventsFor(events, 'axis')).toEqual([]);
    give(state, 'allies', 'regroup A2+A4 a-battleship+a-dd-2+a-transport+a-cruiser');
    expect(divisionOf(state, 'A4').status).toBe('gone');
    expect(divisionOf(state, 'A2').ships).toHaveLength(4);
  });

  test('[ST-2.5] only together, only whole, only own, and before a search is assigned', () => {
    const state = basicAt({ step: { kind: 'search' }, boxes: { A2: 'medium' } });
    expect(whyNot(state, 'allies', 'regroup A1+A2 a-carrier')).toBe('not-together ST-2.5');
    expect(whyNot(state, 'allies', 'regroup A1 a-carrier/a-cruiser')).toBe('not-all-ships ST-2.5');
    expect(whyNot(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1+a-dd-2')).toBe(
      'not-all-ships ST-2.5',
    );
    expect(whyNot(state, 'allies', 'regroup A1 a-dd-1+a-cruiser+a-carrier')).toBe(
      'no-change ST-2.5',
    );
    expect(whyNot(state, 'allies', 'regroup X1 x-carrier/x-cruiser-1+x-dd-1')).toBe(
      'no-such-division ST-2.5',
    );
    give(state, 'allies', 'search a-f 1');
    expect(whyNot(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1')).toBe(
      'not-now ST-25.1',
    );
  });

  test('[ST-2.2] a division has at most twelve ships', () => {
    const ships = (from: number, count: number) =>
      Array.from({ length: count }, (_, n) => scenarioShip(`a-${from + n}`));
    const base = smallBasic();
    const state = newBasic({
      divisions: [
        division('A1', ships(0, 7), { box: 'long' }),
        division('A2', ships(7, 6), { box: 'long' }),
        ...base.divisions.filter(({ id }) => id.startsWith('X')),
      ],
      squadrons: [],
    });
    const ids = (from: number, count: number) => ships(from, count).map(({ card }) => card.id);
    const all = [...ids(0, 7), ...ids(7, 6)].join('+');
    expect(whyNot(state, 'allies', `regroup A1+A2 ${all}`)).toBe('too-many-ships ST-2.2');
    expect(whyNot(state, 'allies', `regroup A1+A2 ${ids(0, 12).join('+')}/a-12`)).toBe('');
    expect(linesOf(state, 'allies', 'splitMerge').some((it) => it.includes('A1+A2'))).toBe(false);
  });

  test('[ST-2.4] a submarine joins nobody', () => {
    const state = basicAt({ step: { kind: 'search' }, boxes: { AS1: 'long' } });
    expect(whyNot(state, 'allies', 'regroup A1+AS1 a-carrier+a-cruiser+a-dd-1+a-boat')).toBe(
      'submarine-alone ST-2.4',
    );
  });

  test('[ST-2.6] what comes of a spotted division is spotted', () => {
    const state = basicAt({ step: { kind: 'search' }, spotted: ['A1'] });
    give(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1');
    expect(divisionOf(state, 'A4').isSpotted).toBe(true);
    give(state, 'allies', 'regroup A2+A4 a-battleship+a-dd-2+a-transport+a-cruiser+a-dd-1');
    expect(divisionOf(state, 'A2').isSpotted).toBe(true);
  });

  test('[ST-5.17] new counters are shown to the enemy when both have confirmed, with no ships', () => {
    const state = newBasic();
    give(state, 'allies', 'regroup A1 a-carrier/a-cruiser+a-dd-1');
    expect(Object.keys(state.known.axis.divisions)).toEqual(['A1', 'A2']);
    const events = confirmBoth(state);
    expect(eventsFor(eventsOf(events, 'countersChanged'), 'axis')).toMatchObject([
      { side: 'allies', appeared: [{ division: 'A4', box: 'long' }], gone: [] },
    ]);
    expect(state.known.axis.divisions.A4).toMatchObject({ box: 'long', ships: null });
  });
});
