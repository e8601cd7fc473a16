import { describe, expect, test } from 'vitest';
import { bearsOn, swing } from '../../../src/rules/seekrieg/common/arcs';
import { roundsPerGun, shellsAt } from '../../../src/rules/seekrieg/gunnery/shells';
import { isTrainedInTime, rateShare, turretsOn } from '../../../src/rules/seekrieg/gunnery/turrets';
import type { Arc } from '../../../src/rules/seekrieg/model/sheet';
import type { Effect } from '../../../src/rules/seekrieg/model/units';
import { type Battle, battery, battleOf, logOf, shipIn, turretsIn } from './fleet';

describe('arcs', () => {
  test.each([
    ['SK-10.10', 'fore', [-140, 0, 140], [-141, 141, 180]],
    ['SK-10.11', 'aft', [-40, 40, 180, -180], [-39, 0, 39]],
    ['SK-10.12', 'mid', [20, 160, -20, -160], [19, 161, 0, 180]],
    ['SK-10.12', 'port', [-20, -160], [20, 90, -19, -161]],
    ['SK-10.12', 'starboard', [20, 160], [-20, -90]],
    ['SK-10.13', 'fore-port', [0, -110], [-111, 1]],
    ['SK-10.13', 'fore-starboard', [0, 110], [111, -1]],
    ['SK-10.13', 'aft-port', [-70, 180], [-69, 70]],
    ['SK-10.13', 'aft-starboard', [70, 180], [69, -70]],
  ] as [string, Arc, number[], number[]][])(
    '[%s, SK-10.10, SK-10.11, SK-10.12, SK-10.13, SK-10.14, SK-28.12] a %s turret bears on %j and not on %j',
    (...[, arc, within, beyond]) => {
      expect(within.filter((bearing) => bearsOn(arc, bearing))).toEqual(within);
      expect(beyond.filter((bearing) => bearsOn(arc, bearing))).toEqual([]);
    },
  );

  test.each([
    ['fore', -140, 140, 280],
    ['fore', 0, 140, 140],
    ['aft', 170, -170, 20],
    ['aft', 40, -40, 280],
    ['mid', 90, -90, 180],
    ['mid', 160, -160, 40],
    ['port', -20, -160, 140],
    ['aft-port', 180, -70, 110],
  ] as [Arc, number, number, number][])(
    '[SK-10.15] a %s turret swings from %i to %i through %i degrees of its arc',
    (...[arc, from, to, degrees]) => {
      expect(swing(arc, from, to)).toBe(degrees);
    },
  );
});

/** The ship heads north; the enemy is due east at 10,000 yards unless placed elsewhere. */
const duel = (enemy = { q: 20, r: -10 }, weather = {}): Battle =>
  battleOf({ allies: { ship: {} }, axis: { enemy: { hex: enemy } }, weather });

const on = (battle: Battle): number[] =>
  turretsOn(battle.state, shipIn(battle, 'ship'), 0, shipIn(battle, 'enemy'));

const shellsFired = (battle: Battle, yards: number, isBarrage = false): number => {
  const turrets = [0, 1, 2, 3];
  return shellsAt(battle.state, shipIn(battle, 'ship'), { battery: 0, turrets, isBarrage }, yards);
};

const strike = (battle: Battle, ...effects: Effect[]): void => {
  logOf(battle, 'ship').effects = effects;
};

describe('turrets that bear', () => {
  test('[SK-10.10, SK-10.11] all on the beam, forward ones ahead, after ones astern', () => {
    expect(on(duel())).toEqual([0, 1, 2, 3]);
    expect(on(duel({ q: 0, r: -20 }))).toEqual([0, 1]);
    expect(on(duel({ q: 0, r: 20 }))).toEqual([2, 3]);
  });

  test('[SK-10.15, SK-10.16] stowed turrets reach the beam, but not the other bow in one turn', () => {
    const battle = duel({ q: -20, r: 18 });
    const ship = shipIn(battle, 'ship');
    const isInTime = (index: number) =>
      isTrainedInTime(ship, shipIn(battle, 'enemy'), { battery: 0, index });
    expect(logOf(battle, 'ship').batteries[0]?.turrets.map(({ train }) => train)).toEqual([
      ...[0, 0, 180, 180],
    ]);
    expect([isInTime(0), isInTime(2)]).toEqual([true, true]);
    const turret = logOf(battle, 'ship').batteries[0]?.turrets[0];
    if (turret) turret.train = 140;
    expect(isInTime(0)).toBe(false);
  });

  test('[SK-29.22] CD 3: a jammed turret bears within 15 degrees of its bearing', () => {
    const battle = duel();
    strike(battle, { cd: 3, turnsLeft: 2, battery: 0, mount: 1 });
    expect(on(battle)).toEqual([0, 2, 3]);
    const turret = logOf(battle, 'ship').batteries[0]?.turrets[1];
    if (turret) turret.train = 75;
    expect(on(battle)).toEqual([0, 1, 2, 3]);
  });

  test('[SK-29.22, SK-29.26] CD 4, 6, 7: a turret out of action, magazines flooded', () => {
    const battle = duel();
    strike(battle, { cd: 4, turnsLeft: 2, battery: 0, mount: 3 }, { cd: 6, turnsLeft: null });
    expect(on(battle)).toEqual([2]);
    strike(battle, { cd: 7, turnsLeft: null });
    expect(on(battle)).toEqual([0, 1]);
  });

  test('[SK-14.7] one gun left keeps a turret firing', () => {
    const battle = duel();
    const [first, second] = logOf(battle, 'ship').batteries[0]?.turrets ?? [];
    if (first && second) [first.guns, second.guns] = [1, 0];
    expect(on(battle)).toEqual([0, 2, 3]);
  });
});

describe('shells', () => {
  const rounds = (battle: Battle, yards: number, rate = 20): number =>
    roundsPerGun(battle.state, shipIn(battle, 'ship'), battery({ rate }), {
      yards,
      isBarrage: false,
    });

  test('[SK-11.4, SK-11.5] the lower of the rate of the gun and CHART G3', () => {
    expect([rounds(duel(), 10_000), rounds(duel(), 10_000, 4), rounds(duel(), 31_000)]).toEqual([
      ...[6, 4, 1],
    ]);
  });

  test('[SK-7.9, SK-11.4, SK-EX2] the sea takes its share: 16 rounds in Force 9 at 15 % are 14', () => {
    const rough = battleOf({ allies: { ship: { sheet: { dp: 200 } } }, weather: { force: 9 } });
    expect(rounds(rough, 2000)).toBe(14);
  });

  test('[SK-11.6] rate x guns that bear', () => {
    expect([shellsFired(duel(), 10_000), shellsFired(duel(), 20_500)]).toEqual([48, 16]);
  });

  test('[SK-11.6, SK-14.16, SK-EX26] half of a half is a quarter', () => {
    const battle = duel();
    strike(battle, { cd: 2, turnsLeft: 2 });
    expect(rateShare(battle.state, shipIn(battle, 'ship'), 0, 2)).toBe(0.5);
    strike(battle, { cd: 2, turnsLeft: 2 }, { cd: 2, turnsLeft: 5 });
    expect(rateShare(battle.state, shipIn(battle, 'ship'), 0, 2)).toBe(0.25);
    expect(rateShare(battle.state, shipIn(battle, 'ship'), 0, 0)).toBe(1);
    expect(shellsFired(battle, 10_000)).toBe(24 + 6);
  });

  test('[SK-11.6] at least 1 if a gun fires', () => {
    const battle = duel();
    strike(battle, ...Array.from({ length: 6 }, () => ({ cd: 30, turnsLeft: 2 })));
    expect(shellsFired(battle, 31_000)).toBe(1);
  });

  test('[SK-29.22] CD 9: the secondary battery of the side hit at half rate', () => {
    const secondary = battery({ turrets: turretsIn('P2:port S2:starboard') });
    const battle = battleOf({ allies: { ship: { sheet: { batteries: [battery(), secondary] } } } });
    strike(battle, { cd: 9, turnsLeft: 2, battery: 1, sideHit: 'port' });
    const shares = [0, 1].map((index) => rateShare(battle.state, shipIn(battle, 'ship'), 1, index));
    expect(shares).toEqual([0.5, 1]);
  });

  test('[SK-16.5] barrage fire: twice CHART G3, not above the rate of the gun', () => {
    expect([shellsFired(duel(), 10_000, true), shellsFired(duel(), 20_500, true)]).toEqual([
      ...[8 * 8, 4 * 8],
    ]);
  });
});
