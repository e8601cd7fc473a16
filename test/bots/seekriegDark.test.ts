import { describe, expect, test } from 'vitest';
import { distance } from '../../src/hex';
import type { Order, SeekriegState } from '../../src/rules/seekrieg';
import { battle, shipIn } from '../rules/seekrieg/botFleet';
import { giveAll, play } from './seekriegPlay';

describe('shells out of the dark', () => {
  /** A ship by night, with nobody in sight. */
  function alone(): SeekriegState {
    const state = battle({ hexes: 300 });
    state.environment.light = 'night';
    return state;
  }

  const shelled = (state: SeekriegState, how: 'wasFiredAt' | 'wasHit') =>
    Object.assign(shipIn(state, 'own').condition ?? {}, { [how]: true });

  const turnsIn = (given: readonly Order[]) =>
    given.flatMap((it) => (it.kind === 'turns' && it.ship === 'own' ? [it.turns.length] : []));
  const laysSmoke = (given: readonly Order[]) =>
    given.some((it) => it.kind === 'smoke' && it.smoke !== 'off');

  test('[SK-5.13] a ship that is fired at turns back behind smoke, and then runs straight on', () => {
    const state = alone();
    expect(turnsIn(giveAll(alone(), 'allies'))).toEqual([]);
    shelled(state, 'wasFiredAt');
    const first = play(state, 1);
    expect(turnsIn(first)[0]).toBeGreaterThan(0);
    expect(laysSmoke(first)).toBe(true);
    const { facing } = shipIn(state, 'own');
    shelled(state, 'wasFiredAt');
    play(state, 1);
    expect(shipIn(state, 'own').facing).toBe(facing);
  });

  test('one that is bound for a place goes on until she is hit', () => {
    const given = (how: 'wasFiredAt' | 'wasHit') => {
      const state = alone();
      const aim = { kind: 'near', hex: { q: 0, r: -90 }, withinHexes: 2 } as const;
      state.forces.allies.objectives = [
        { id: 'there', points: 300, of: 'each', judged: 'end', ships: ['own'], aim },
      ];
      shelled(state, how);
      return laysSmoke(giveAll(state, 'allies'));
    };
    expect([given('wasFiredAt'), given('wasHit')]).toEqual([false, true]);
  });
});

test('in the dark a ship that fights stays in company with the largest of her side', () => {
  const apart = (light: 'day' | 'night') => {
    const state = battle({ hexes: 40, enemyDp: 60, flagshipHexes: 16 });
    state.environment.light = light;
    shipIn(state, 'enemy').isBurning = true;
    play(state, 4);
    return distance(shipIn(state, 'own').hex, shipIn(state, 'flagship').hex);
  };
  expect(apart('day')).toBeGreaterThan(16);
  expect(apart('night')).toBeLessThanOrEqual(16);
});

test('in the dark a ship that lies in company with the largest of her side stays within five hexes', () => {
  const state = battle({ hexes: 40, enemyDp: 60, flagshipHexes: 4 });
  state.environment.light = 'night';
  shipIn(state, 'enemy').isBurning = true;
  play(state, 3);
  const apart = distance(shipIn(state, 'own').hex, shipIn(state, 'flagship').hex);
  expect(apart).toBeLessThanOrEqual(5);
});

test('[SK-11.19] in the dark a ship whose guns a radar lays turns away from an enemy close ahead, as another does not', () => {
  const turns = (radars: readonly string[]) => {
    const state = battle({ hexes: 10, ownDp: 60, enemyDp: 60 });
    state.environment.light = 'night';
    shipIn(state, 'enemy').isBurning = true;
    const fireControlRadar = radars.length > 0 ? 2 : 0;
    Object.assign(shipIn(state, 'own').sheet, { fireControlRadar, radars });
    return giveAll(state, 'allies').flatMap((it) => (it.kind === 'turns' ? it.turns : []));
  };
  expect(turns(['284M'])).not.toEqual([]);
  expect(turns([])).toEqual([]);
});
