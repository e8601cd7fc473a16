import { describe, expect, test } from 'vitest';
import {
  flakChance,
  flakLevel,
  ownFlak,
  screeningFlak,
} from '../../../src/rules/seekrieg/air/antiAir';
import { screenedBy } from '../../../src/rules/seekrieg/air/screening';
import type { AntiAircraft, ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { battery, battleOf, logOf, shipIn, type TestBattle } from './fleet';
import { at } from './playing';

const guns = (factor: number, level: AntiAircraft['level'], changed: Partial<AntiAircraft> = {}) =>
  ({ gun: '5"/38 Mk 12', guns: 8, factor, level, battery: null, ...changed }) as AntiAircraft;

/** A ship of 320 DP with such guns against aircraft. */
const ship = (
  antiAircraft: AntiAircraft[],
  sheet: Partial<ShipSheet> = {},
  battle: TestBattle = {},
) => battleOf({ ...battle, allies: { own: { sheet: { antiAircraft, ...sheet } } } });

const low = { attack: 'torpedo', level: 'S', isDetected: true } as const;

const flakOf = (
  battle: ReturnType<typeof ship>,
  facts: Partial<Parameters<typeof ownFlak>[2]> = {},
) => ownFlak(battle.state, shipIn(battle, 'own'), { ...low, ...facts });

describe('AA fire', () => {
  const mixed = [guns(29, 'V'), guns(7, 'M'), guns(16, 'L'), guns(5, 'S')];

  test('[SK-23.2, SK-23.3, SK-23.4, SK-23.6, SK-23.30] guns fire that reach the level of the attack', () => {
    expect(flakLevel({ attack: 'level', level: 'H' })).toBe('H');
    expect(flakLevel({ attack: 'dive', level: 'H' })).toBe('L');
    expect(flakLevel({ attack: 'skip', level: 'H' })).toBe('S');
    expect(flakLevel({ attack: 'kamikaze', level: 'H' })).toBe('S');
    const battle = ship(mixed);
    expect(flakOf(battle)).toBe(57);
    expect(flakOf(battle, { attack: 'dive', level: 'H' })).toBe(52);
    expect(flakOf(battle, { attack: 'level', level: 'M' })).toBe(36);
    expect(flakOf(battle, { attack: 'level', level: 'V' })).toBe(29);
  });

  test('[SK-23.7, SK-23.8, SK-EX47] screening counts half of the guns that reach level M', () => {
    const battle = ship(mixed.slice(0, 1));
    expect(screeningFlak(battle.state, shipIn(battle, 'own'), low)).toBe(15);
    const all = ship(mixed);
    expect(screeningFlak(all.state, shipIn(all, 'own'), low)).toBe(18);
    const high = { ...low, attack: 'level', level: 'H' } as const;
    expect(screeningFlak(all.state, shipIn(all, 'own'), high)).toBe(15);
  });

  test('[SK-23.10, SK-29.13, SK-EX47] VT fuzes and radar: 29 becomes 60', () => {
    const sheet: Partial<ShipSheet> = {
      nation: 'united-states',
      radars: ['Mk 4'],
      fireControlRadar: 1,
    };
    const late = { scenario: { date: '1943-06-01' } };
    expect(flakOf(ship([guns(29, 'V')], sheet, late))).toBe(60);
    expect(flakOf(ship([guns(29, 'V')], sheet))).toBe(38);
    expect(flakOf(ship([guns(29, 'V')], { nation: 'united-states' }, late))).toBe(46);
    expect(flakOf(ship([guns(29, 'V')], { nation: 'japan' }, late))).toBe(29);
    const small = [guns(10, 'S', { gun: '20 mm/70 Oerlikon' })];
    expect(flakOf(ship(small, { nation: 'united-states' }, late))).toBe(10);
  });

  test('[SK-23.10, SK-29.11, SK-29.13] local control, evasion, seas and surprise', () => {
    const local = ship([guns(30, 'V')]);
    logOf(local, 'own').directorsLost = { fore: true, aft: true };
    expect(flakOf(local)).toBe(21);
    const evading = ship([guns(30, 'V')]);
    shipIn(evading, 'own').turn.isEvading = true;
    expect(flakOf(evading)).toBe(24);
    for (const [force, factor] of [
      [5, 30],
      [6, 27],
      [7, 24],
      [8, 18],
    ] as const)
      expect(flakOf(ship([guns(30, 'V')], {}, { weather: { force } }))).toBe(factor);
    expect(flakOf(ship([guns(30, 'V')]), { isDetected: false })).toBe(15);
  });

  test('[SK-24.9] at night 70 % with radar, half without', () => {
    const night = { scenario: { startMinute: 60 } };
    expect(flakOf(ship([guns(30, 'V')], {}, night))).toBe(15);
    const radar: Partial<ShipSheet> = { radars: ['Mk 4'], nation: 'united-states' };
    expect(flakOf(ship([guns(30, 'V')], radar, night))).toBe(27);
  });

  test('[SK-14.11] AA falls with dual-purpose guns lost, light guns with the damage', () => {
    const dual = battery({ isDualPurpose: true });
    const battle = ship([guns(40, 'V', { battery: 0 }), guns(20, 'S')], { batteries: [dual] });
    expect(flakOf(battle)).toBe(60);
    const log = logOf(battle, 'own');
    for (const turret of log.batteries[0]?.turrets.slice(0, 1) ?? []) turret.guns = 0;
    expect(flakOf(battle)).toBe(50);
    log.damage = 80;
    expect(flakOf(battle)).toBe(45);
  });

  test('[SK-29.22] critical damage takes a quarter, or leaves 70 %', () => {
    const battle = ship([guns(40, 'V')]);
    logOf(battle, 'own').effects = [{ cd: 39, turnsLeft: null }];
    expect(flakOf(battle)).toBe(30);
    logOf(battle, 'own').effects = [{ cd: 40, turnsLeft: 2 }];
    expect(flakOf(battle)).toBe(28);
  });

  test('[SK-23.37] dual-purpose guns plotted at the surface do not count', () => {
    const dual = battery({ isDualPurpose: true });
    const battle = ship([guns(40, 'V', { battery: 0 }), guns(20, 'S')], { batteries: [dual] });
    const { plan } = shipIn(battle, 'own');
    const order = { battery: 0, turrets: [0], estimateYards: 0, isBarrage: false };
    plan?.fire.push({ ...order, target: 'enemy' });
    expect(flakOf(battle)).toBe(20);
    if (plan) plan.fire = [{ ...order, target: null }];
    expect(flakOf(battle)).toBe(60);
  });

  test('[SK-23.12] the total, by the aircraft, by twice the defense value', () => {
    expect(flakChance(104, 4, 52)).toBe(0.25);
    expect(flakChance(52, 9, 52)).toBeCloseTo(1 / 18);
  });

  test('[SK-23.7, SK-34.12] the ship ordered is screened, else the largest attacked within 8 hexes', () => {
    const battle = battleOf({
      allies: {
        screen: { hex: at(0, 0) },
        small: { hex: at(0, 8), sheet: { dp: 50 } },
        large: { hex: at(0, -8), sheet: { dp: 900 } },
        far: { hex: at(0, 9), sheet: { dp: 1200 } },
      },
    });
    const [screen, small, large, far] = ['screen', 'small', 'large', 'far'].map((id) =>
      shipIn(battle, id),
    );
    if (!screen || !small || !large || !far) throw new Error('no ships');
    expect(screenedBy(battle.state, screen, [small, large, far])?.id).toBe('large');
    expect(screenedBy(battle.state, screen, [far])).toBeUndefined();
    if (screen.plan) screen.plan.screens = 'small';
    expect(screenedBy(battle.state, screen, [small, large, far])?.id).toBe('small');
    expect(screenedBy(battle.state, screen, [large])).toBeUndefined();
  });
});
