import { describe, expect, test } from 'vitest';
import { condition, goTo, newGame, only, refusalOf, unit } from './game';
import type { TestBattle } from './setting';

const battle: TestBattle = {
  ...{ isNight: true, visibility: 1 },
  allies: [{ sheet: 'South Dakota', id: 'bb' }],
  axis: [{ sheet: 'Scharnhorst', id: 'sch', hex: { q: 0, r: -12 } }],
};

describe('what the scenario brings about', () => {
  test('[NW-34.5f] a ship is lit in the Action Phase of the turn named, and no longer', () => {
    const happenings = [{ kind: 'lit', turn: 1, unit: 'sch' }] as const;
    const game = newGame({ ...battle, happenings });
    goTo(game, 'ships');
    expect(unit(game, 'sch').isLit).toBe(false);
    goTo(game, 'activations');
    expect(unit(game, 'sch').isLit).toBe(true);
    expect(refusalOf(game, 'allies', 'shoot bb main 0+1 sch')).toBeUndefined();
    goTo(game, 'end', 2);
    expect(only(game.events, 'lit')).toMatchObject([{ unit: 'sch', by: null, turn: 1 }]);
    expect(unit(game, 'sch').isLit).toBe(false);
  });

  test('[NW-34.6f] her power fails as the Action Phase begins, under a marker as well; her owner alone is told', () => {
    const happenings = [{ kind: 'powerFailure', turn: 2, unit: 'bb' }] as const;
    const allies = [{ sheet: 'South Dakota', id: 'bb', isContact: true }];
    for (const changed of [{}, { allies }]) {
      const game = newGame({ ...battle, ...changed, happenings });
      goTo(game, 'end', 1);
      expect(condition(game, 'bb').hasPowerFailure).toBe(false);
      goTo(game, 'end', 2);
      expect(condition(game, 'bb').hasPowerFailure).toBe(true);
      expect(only(game.events, 'powerLost')).toMatchObject([{ seenBy: ['allies'] }]);
    }
  });

  test('[NW-34.5f] nothing happens to a ship that is gone', () => {
    const happenings = [{ kind: 'lit', turn: 1, unit: 'sch' }] as const;
    const game = newGame({ ...battle, happenings });
    unit(game, 'sch').fate = 'sunk';
    goTo(game, 'end');
    expect(only(game.events, 'lit')).toEqual([]);
  });
});
