import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { whyNot } from './acting';
import { airSquadron, type TestStand } from './airSetting';
import { aboard, type Deck, VB, VF } from './decks';
import { condition, type Game, give, goTo, only, refusalOf, sailing, stand, unit } from './game';
import { sheet } from './sheets';

describe('in the hangar', () => {
  /** A carrier with one stand stowed that had flown with a bomb, and nothing else to do. */
  const stowed = (count: number, changed: Deck = {}) => {
    const game = aboard({ stands: [{ ...VB, count }], ...changed });
    stand(game, 'vb').place = 'stowed';
    return game;
  };

  test.each([
    [2, 2],
    [6, 3],
    [12, 4],
    [20, 5],
    [21, 6],
  ])('[NW-10.22] %i aircraft need %i points', (count, need) => {
    const game = stowed(count, { deck: { serviceRate: 20, hangar: 20 } });
    expect(refusalOf(game, 'allies', `service cv vb ${need + 1} bomb`)).toBe(
      'service-points NW-10.22',
    );
    for (const points of [0, 0.5, need - 0.5, Number.NaN])
      expect(
        whyNot(game.state, 'allies', {
          ...{ kind: 'serviceStand', home: 'cv', stand: 'vb', points, load: 'bomb' },
        }),
      ).toBe('service-points NW-10.22');
    const events = give(game, 'allies', `service cv vb ${need} bomb`);
    expect(only(events, 'standServiced')).toMatchObject([{ points: need, isReady: true }]);
    expect(only(eventsFor(events, 'axis'), 'standServiced')).toEqual([]);
    expect(stand(game, 'vb')).toMatchObject({ place: 'ready', condition: { load: 'bomb' } });
  });

  test('[NW-10.22, NW-10.23] up to RRR points a turn; it lies in the hangar until it has all', () => {
    const game = stowed(6, { deck: { serviceRate: 2 } });
    expect(refusalOf(game, 'allies', 'service cv vb 3 -')).toBe('service-points NW-10.22');
    give(game, 'allies', 'service cv vb 2 -');
    expect(stand(game, 'vb')).toMatchObject({ place: 'hangar', condition: { serviced: 2 } });
    goTo(game, 'aircraft', 2);
    give(game, 'allies', 'service cv vb 1 bomb');
    expect(stand(game, 'vb')).toMatchObject({ place: 'ready', condition: { serviced: 0 } });
  });

  test('[NW-33.4] without an order, in listed order and armed as before', () => {
    const game = stowed(6);
    give(game, 'allies', 'done cv');
    expect(stand(game, 'vb')).toMatchObject({ place: 'ready', condition: { load: 'bomb' } });
  });

  test('[NW-10.21] stands beyond the spaces stay on deck without service', () => {
    const game = aboard();
    for (const id of ['vb', 'vf']) stand(game, id).place = 'stowed';
    condition(game, 'cv').hangar = 1;
    expect(refusalOf(game, 'allies', 'service cv vf 1 -')).toBe('no-space NW-10.21');
    expect(refusalOf(game, 'allies', 'service cv vb 1 -')).toBeUndefined();
    give(game, 'allies', 'done cv');
    expect(stand(game, 'vf').place).toBe('stowed');
  });
});

describe('an air base', () => {
  const STANDS: readonly TestStand[] = ['a', 'b', 'c'].map((id) => ({ ...VF, id, aboard: 'base' }));
  const field = sheet('Enterprise', { type: 'L', speedKnots: 0, size: 0 });

  const base = (): Game => {
    const game = sailing({
      ...{ wind: 4, axis: [{ sheet: 'Fubuki', id: 'jap', hex: { q: 0, r: -20 } }] },
      sides: {
        allies: {
          landTargets: [
            {
              ...{ id: 'base', name: 'Field', sheet: field, vessels: 1 },
              ...{ hex: { q: 0, r: 0 }, commandValue: 0 },
            },
          ],
          airSquadrons: STANDS.map((it) => airSquadron([it], { home: 'base' })),
        },
      },
    });
    condition(game, 'base').catapults = 0;
    goTo(game, 'aircraft');
    return game;
  };

  test('[NW-10.26] launches 2 stands a turn in any wind', () => {
    const game = base();
    give(game, 'allies', 'launch base a -');
    give(game, 'allies', 'launch base b -');
    expect(['a', 'b', 'c'].map((id) => stand(game, id).place)).toEqual(['air', 'air', 'ready']);
  });

  test('lands 2 more', () => {
    const game = base();
    give(game, 'allies', 'launch base a -');
    for (const id of ['b', 'c']) Object.assign(stand(game, id), { place: 'air' });
    give(game, 'allies', 'done base');
    give(game, 'allies', 'land b base');
    give(game, 'allies', 'land c base');
    expect(unit(game, 'base').flightOps).toMatchObject({ landed: 2 });
    expect(refusalOf(game, 'allies', 'land a base')).toBe('deck-in-use NW-10.19');
  });

  test('[NW-27.12] that is destroyed launches and lands nothing more', () => {
    const game = base();
    Object.assign(stand(game, 'b'), { place: 'air' });
    unit(game, 'base').fate = 'wreck';
    expect(refusalOf(game, 'allies', 'launch base a -')).toBe('no-such-unit NW-33.1');
    expect(refusalOf(game, 'allies', 'land b base')).toBe('no-such-unit NW-10.28');
  });

  test('[NW-27.12, NW-30.6] what stands on it then does not prolong the battle', () => {
    const game = base();
    unit(game, 'base').fate = 'wreck';
    goTo(game, 'over');
    expect(game.state.turn).toBe(1);
  });
});
