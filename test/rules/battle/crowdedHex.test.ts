import { describe, expect, test } from 'vitest';
import {
  atImpulse,
  eventsOf,
  type give,
  newBattle,
  resolve,
  shipIn,
  type TestShip,
} from './fixture';

const ones = (count: number): number[] => Array(count).fill(1);
const guns = (id: string, count: number): TestShip => ({ id, secondary: 'N'.repeat(count) });

/** Three allied stacks in one hex and one elsewhere, against an enemy in the first hex too and one next to it. */
const crowd = (torpedoes?: TestShip['torpedoes']) =>
  newBattle({
    allies: [
      { at: [0, 0], ships: [{ ...guns('a', 2), ...(torpedoes && { torpedoes }) }] },
      { at: [0, 0], ships: [{ ...guns('b', 4), ...(torpedoes && { torpedoes }) }] },
      { at: [0, 0], ships: [{ ...guns('c', 3), ...(torpedoes && { torpedoes }) }] },
      { at: [0, 1], ships: [{ ...guns('d', 1), ...(torpedoes && { torpedoes }) }] },
    ],
    axis: [
      { at: [1, 0], ships: [{ id: 'x' }] },
      { at: [0, 0], ships: [{ id: 'y' }] },
    ],
    scenario: { date: '1943-09-01' },
  });
const ALL = ['a', 'b', 'c', 'd'].map((id) => `fire ${id} secondary x`);
const firers = (events: ReturnType<typeof give>) =>
  eventsOf(events, 'salvoFired').map(({ ship, factors }) => `${ship} ${factors}`);

describe('several stacks of one side that fire from one hex', () => {
  test('[BT-8.6] each rolls a die and only the highest fires; stacks in other hexes are not touched', () => {
    const events = resolve(atImpulse(crowd(), 4), { allies: ALL }, [4, 2, 5, ...ones(3 + 1)]);
    expect(eventsOf(events, 'stackFireRolled')).toMatchObject([
      { firing: ['A3'], rolls: [{ stack: 'A1', value: 4 }, { value: 2 }, { value: 5 }] },
    ]);
    expect(firers(events)).toEqual(['c 3', 'd 1']);
  });

  test('[BT-8.6] stacks that tie for the highest roll all fire', () => {
    const events = resolve(atImpulse(crowd(), 4), { allies: ALL }, [5, 2, 5, ...ones(1 + 3 + 1)]);
    expect(firers(events)).toEqual(['a 1', 'c 3', 'd 1']);
  });

  test('[BT-8.6] only stacks that declare fire roll; one that does alone does not', () => {
    const two = ['fire a secondary x', 'fire c secondary x'];
    const events = resolve(atImpulse(crowd(), 4), { allies: two }, [6, 1, 1, 1]);
    expect(firers(events)).toEqual(['a 2']);
    const alone = resolve(atImpulse(crowd(), 4), { allies: ['fire b secondary x'] }, ones(4));
    expect(eventsOf(alone, 'stackFireRolled')).toEqual([]);
  });

  test('[BT-8.11] an enemy stack in the hex rolls only against its own side', () => {
    const events = resolve(
      atImpulse(crowd(), 4),
      { allies: ['fire a secondary x'], axis: ['fire y secondary d'] },
      ones(2 + 3),
    );
    expect(eventsOf(events, 'stackFireRolled')).toEqual([]);
  });

  test('[BT-8.11] it is rolled anew in each gunnery and each torpedo impulse', () => {
    const state = atImpulse(crowd({ factors: 1, kind: 'other' }), 4);
    const guns = ['fire a secondary x', 'fire b secondary x'];
    const torpedoes = ['fire a torpedoes x', 'fire b torpedoes x'];
    resolve(state, { allies: guns }, [6, 1, 1, 1]);
    expect(state.impulse).toBe(5);
    const events = resolve(state, { allies: torpedoes }, [1, 6, 1]);
    expect(eventsOf(events, 'torpedoesLaunched').map(({ stack }) => stack)).toEqual(['A2']);
  });

  test('[BT-8.11] what the losing stacks declared is void, and their torpedoes are not spent', () => {
    const state = atImpulse(crowd({ factors: 1, kind: 'other' }), 5);
    const allies = ['fire a torpedoes x', 'fire b torpedoes x'];
    const events = resolve(state, { allies }, [6, 1, 1]);
    expect(
      eventsOf(events, 'declarationVoided').map(({ declaration }) => declaration.ship),
    ).toEqual(['b']);
    expect(shipIn(state, 'a').launches).toEqual([{ round: 1, impulse: 5 }]);
    expect(shipIn(state, 'b').launches).toEqual([]);
  });

  test('[BT-8.11] a stack whose fire is void shows no flash', () => {
    const state = atImpulse(crowd(), 4);
    resolve(state, { allies: ['fire a secondary x', 'fire b secondary x'] }, [6, 1, 1, 1]);
    expect([shipIn(state, 'a').flash, shipIn(state, 'b').flash]).toEqual([true, false]);
  });

  test('[BT-8.12] when the ship named does not fire, the remaining one with most factors is in full', () => {
    const allies = [
      'fire a secondary x',
      'fire b secondary x full',
      'fire c secondary x',
      'fire d secondary x',
    ];
    const events = resolve(atImpulse(crowd(), 4), { allies }, [6, 1, 6, ...ones(1 + 3 + 1)]);
    expect(eventsOf(events, 'declarationsRevealed')[0]?.named.map(({ ship }) => ship)).toEqual([
      'b',
    ]);
    expect(firers(events)).toEqual(['a 1', 'c 3', 'd 1']);
  });

  test('[BT-8.12] ships that do not fire do not count: a lone ship left fires in full', () => {
    const allies = ['fire a secondary x', 'fire b secondary x full'];
    const events = resolve(atImpulse(crowd(), 4), { allies }, [6, 1, 1, 1]);
    expect(firers(events)).toEqual(['a 2']);
  });
});
