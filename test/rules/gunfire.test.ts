import { describe, expect, test } from 'vitest';
import { gunfire as battleGunfire } from '../../src/rules/battle/common/gunfire';
import { type AnySystem, must, newMatch } from '../../src/rules/core';
import type { FleetActionState } from '../../src/rules/fleet-action/model/state';
import { gunfire as fleetGunfire } from '../../src/rules/fleet-action/victory/gunfire';
import { systemOf } from '../../src/rules/registry';
import { gunfire as seekriegGunfire } from '../../src/rules/seekrieg/end/gunfire';
import type { SeekriegState } from '../../src/rules/seekrieg/model/state';
import { shipped } from '../scenario/shipped';

/** The start of a shipped battle. */
function begun<State>(id: string): State {
  const {
    system: name,
    scenario,
    options,
  } = must(
    shipped.scenarios.find(({ card }) => card.id === id),
    id,
  );
  const system: AnySystem = must(systemOf(name), name);
  return newMatch(system, scenario, { ...system.defaultOptions, ...options }, 'seed')
    .state as State;
}

describe('hits by weight of gun', () => {
  test('[BT-16.2 to BT-16.4] in a battle are those of a salvo, by the battery that fired it', () => {
    const salvo = { kind: 'salvoFired', side: 'axis', hits: 2 };
    const told = (weapon: string) =>
      battleGunfire.hitsOf({ ...salvo, weapon } as never, { round: 1, impulse: 1 });
    expect(told('primary')).toEqual({ by: 'axis', guns: 'heavy', hits: 2 });
    expect(told('secondary')).toEqual({ by: 'axis', guns: 'medium', hits: 2 });
    expect(told('tertiary')).toEqual({ by: 'axis', guns: 'light', hits: 2 });
    expect(
      battleGunfire.hitsOf({ kind: 'torpedoesLaunched' } as never, {} as never),
    ).toBeUndefined();
  });

  test('[BT-1.1] a battle lasts 18 minutes a round, counted by impulses', () => {
    expect(battleGunfire.minutesTo({ round: 1, impulse: 0 })).toBe(0);
    expect(battleGunfire.minutesTo({ round: 3, impulse: 0 })).toBe(36);
    expect(battleGunfire.minutesTo({ round: 2, impulse: 11 })).toBe(27);
  });

  test('[NW-13.5, NW-1.1] in Fleet Action are batteries on target; six minutes a turn', () => {
    const state = begun<FleetActionState>('fa-river-plate');
    const fired = { kind: 'gunsFired', battery: 'main', isHit: true };
    const told = (unit: string, over = {}) =>
      fleetGunfire.hitsOf({ ...fired, unit, ...over } as never, state);
    expect(told('admiral-graf-spee')).toEqual({ by: 'axis', guns: 'heavy', hits: 1 });
    expect(told('admiral-graf-spee', { battery: 'other' })).toMatchObject({ guns: 'medium' });
    expect(told('exeter')).toEqual({ by: 'allies', guns: 'medium', hits: 1 });
    expect(told('exeter', { isHit: false })).toBeUndefined();
    expect(told('nobody')).toBeUndefined();
    expect(fleetGunfire.minutesTo({ ...state, turn: 10 })).toBe(60);
  });

  test('[SK-1.5] in Seekrieg are shells that strike, strays apart; two minutes a turn', () => {
    const state = begun<SeekriegState>('sk-denmark-strait');
    const fired = { kind: 'salvoFired', hits: 3, isStray: false };
    const told = (ship: string, over = {}) =>
      seekriegGunfire.hitsOf({ ...fired, ship, details: { battery: 0 }, ...over } as never, state);
    expect(told('bismarck')).toEqual({ by: 'axis', guns: 'heavy', hits: 3 });
    expect(told('prinz-eugen')).toMatchObject({ by: 'axis', guns: 'medium' });
    expect(told('hood')).toMatchObject({ by: 'allies', guns: 'heavy' });
    expect(told('hood', { isStray: true })).toBeUndefined();
    expect(told('hood', { details: null })).toBeUndefined();
    expect(seekriegGunfire.minutesTo({ ...state, turn: 15 })).toBe(30);
  });
});
