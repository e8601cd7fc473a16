import { describe, expect, test } from 'vitest';
import { battle, type Order } from '../../../src/rules/battle';
import { atImpulse, eventsOf, newBattle, type TestShip } from './fixture';
import { gunHit, torpedoHit, twoDice } from './hits';

/** Twelve heavy hull boxes and no gun, so that almost every hit is one on the hull. */
const HOOD: Partial<TestShip> = {
  hull: 'H'.repeat(12),
  primary: '',
  secondary: '',
  tertiary: '',
  traits: ['weakMagazines'],
};

describe('weak magazines', () => {
  test.each([1, 2, 3, 4, 5])('[BT-12.11] hold on a %i after a primary hit on the hull', (die) => {
    const { ship, events } = gunHit('primary', { target: HOOD, dice: [...twoDice(7), die] });
    expect(ship).toMatchObject({ fate: 'afloat', lost: { hull: 1 } });
    expect(eventsOf(events, 'magazinesShaken')).toMatchObject([{ explodes: false }]);
  });

  test('[BT-12.11] blow the ship up on a 6', () => {
    const { ship, events } = gunHit('primary', { target: HOOD, dice: [...twoDice(7), 6] });
    expect(ship.fate).toBe('sunk');
    expect(eventsOf(events, 'magazinesShaken')).toMatchObject([{ explodes: true }]);
    expect(eventsOf(events, 'shipSank')).toMatchObject([{ cause: 'magazine' }]);
  });

  test('[BT-12.11] the die comes after the extra die and the lost speed', () => {
    const target = { ...HOOD, hull: 'L'.repeat(12) };
    const { events } = gunHit('primary', { target, dice: [...twoDice(11), 4, 6] });
    const kinds = events.map(({ kind }) => kind);
    expect(kinds.indexOf('speedLost')).toBeLessThan(kinds.indexOf('magazinesShaken'));
    expect(eventsOf(events, 'hitScored')).toMatchObject([{ boxes: 2 }]);
  });

  test('[BT-12.11] no die for sound magazines, for a dud, for a last hull box or for other weapons', () => {
    const shaken = (events: Parameters<typeof eventsOf>[0]) =>
      eventsOf(events, 'magazinesShaken').length;
    const sound = { ...HOOD, traits: [] };
    expect(shaken(gunHit('primary', { target: sound, dice: twoDice(7) }).events)).toBe(0);
    expect(shaken(gunHit('primary', { target: HOOD, dice: twoDice(2) }).events)).toBe(0);
    const last = { target: HOOD, lost: { hull: 11 }, dice: twoDice(7) };
    expect(shaken(gunHit('primary', last).events)).toBe(0);
    const thin = { ...HOOD, hull: 'N'.repeat(12) };
    expect(shaken(gunHit('secondary', { target: thin, dice: twoDice(7) }).events)).toBe(0);
    expect(shaken(torpedoHit('other', { target: HOOD, dice: twoDice(5) }).events)).toBe(0);
  });

  test('[BT-12.11] the odds of planned fire count them', () => {
    const state = newBattle({
      allies: [{ at: [0, 0], ships: [{ id: 'a', primary: 'H' }] }],
      axis: [{ at: [2, 0], ships: [{ id: 'x', ...HOOD, aa: '' }] }],
    });
    const plan = [battle.parseOrder('fire a primary x') as Order];
    const { targets } = battle.explain(atImpulse(state, 4), 'allies', plan);
    // One die hits on 6; 32 of 36 throws of the damage dice end on the hull, one is a critical, of whose 36 throws 2
    // blow such a ship up on 4 to 6 and 6 on 5 and 6.
    const byCritical = (2 * (1 / 2) + 6 * (1 / 3)) / 36;
    expect(targets[0]?.sinkChance).toBeCloseTo(((32 / 36) * (1 / 6) + byCritical / 36) / 6, 10);
  });
});
