import { describe, expect, test } from 'vitest';
import { burnFires, flood, isLostToFire } from '../../../src/rules/seekrieg/damage/burning';
import { loseByDamage } from '../../../src/rules/seekrieg/damage/lossFactors';
import { addDamage } from '../../../src/rules/seekrieg/damage/phase';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { battery, battleOf, eventsOf, logOf, shipIn, turretsIn } from './fleet';
import { alone, cdsDue, hitOf, strike } from './hurting';

describe('a hit', () => {
  test('[SK-12.3, SK-13.8] a roll of [I] does nothing, and rolls no more', () => {
    const battle = alone([95]);
    strike(battle, hitOf('APC', 20));
    expect(eventsOf(battle, 'shipHit')).toMatchObject([
      { location: null, failure: 'dud', damage: 0 },
    ]);
    expect(logOf(battle, 'ship').damageDue).toBe(0);
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-12.1, SK-13.4, SK-13.11, SK-14.12] location, penetration, damage due at the end of the turn', () => {
    const battle = alone([30, 67]);
    strike(battle, hitOf('APC', 6));
    expect(eventsOf(battle, 'shipHit')).toMatchObject([
      { location: 'belt', penetrates: true, armorInches: 4, damage: 42, seenBy: ['allies'] },
    ]);
    expect(logOf(battle, 'ship')).toMatchObject({ damage: 0, damageDue: 42, fires: [] });
  });

  test('[SK-13.6 to SK-13.8] a shell that goes right through does its factor and nothing more', () => {
    const battle = alone([30, 45]);
    strike(battle, hitOf('APC', 8.1));
    expect(eventsOf(battle, 'shipHit')).toMatchObject([{ failure: 'through', damage: 14 }]);
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-13.6] above the dud figure it bursts', () => {
    const battle = alone([30, 46, 99]);
    strike(battle, hitOf('APC', 8.1));
    expect(eventsOf(battle, 'shipHit')).toMatchObject([{ failure: null, damage: 42 }]);
  });

  test('[SK-14.19, SK-14.20, SK-14.21, SK-14.26, SK-EX27] roll 77: a fire of severity 14 and no critical damage', () => {
    const battle = alone([30, 77, 15]);
    strike(battle, hitOf('APC', 6));
    expect(logOf(battle, 'ship').fires).toEqual([{ severity: 14, begunOnTurn: 1 }]);
    expect(logOf(battle, 'ship').effectsDue).toEqual([]);
    addDamage(battle);
    expect(logOf(battle, 'ship').damage).toBe(42 + 14);
    battle.state.turn = 2;
    burnFires(battle);
    expect(logOf(battle, 'ship').fires).toMatchObject([{ severity: 10 }]);
    expect(logOf(battle, 'ship').damage).toBe(42 + 14 + 10);
  });

  test('[SK-14.13, SK-14.19] doubles that succeed start a fire beside the critical damage', () => {
    const battle = alone([30, 11, 90, 24]);
    strike(battle, hitOf('HE', 20));
    expect(logOf(battle, 'ship').fires).toMatchObject([{ severity: 2 }]);
    expect(cdsDue(battle)).toEqual([33]);
  });

  test('[SK-3.4, SK-12.6] on average armor the location is rolled for critical damage alone, [I] again', () => {
    const battle = battleOf(
      { allies: { ship: { sheet: { radars: ['279'] } } }, options: { damageMethod: 'average' } },
      [65, 95, 12, 33],
    );
    strike(battle, hitOf('APC', 20));
    expect(eventsOf(battle, 'shipHit')).toMatchObject([{ location: null, damage: 42 }]);
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-26.19] a submarine takes no damage points but a roll on CHART N3', () => {
    const battle = alone([90], { type: 'SS', boat: { submergedKnots: 8 } });
    strike(battle, hitOf('APC', 20));
    expect(logOf(battle, 'ship').damageDue).toBe(0);
    expect(cdsDue(battle)).toEqual([63]);
  });
});

describe('the end of the turn', () => {
  test('[SK-5.15] step 1 adds damage and the fires begun in the turn, once', () => {
    const battle = alone([]);
    Object.assign(logOf(battle, 'ship'), {
      damageDue: 20,
      fires: [{ severity: 6, begunOnTurn: 1 }],
    });
    addDamage(battle);
    battle.state.turn = 2;
    addDamage(battle);
    expect(logOf(battle, 'ship').damage).toBe(26);
    expect(eventsOf(battle, 'damageAdded')).toMatchObject([{ damage: 26, total: 26 }]);
  });

  test('[SK-14.22, SK-14.23] fires of earlier turns change before they do damage; at 0 they are out', () => {
    const battle = alone([50, 76]);
    battle.state.turn = 3;
    logOf(battle, 'ship').fires = [
      { severity: 3, begunOnTurn: 2 },
      { severity: 9, begunOnTurn: 1 },
      { severity: 7, begunOnTurn: 3 },
    ];
    burnFires(battle);
    expect(logOf(battle, 'ship')).toMatchObject({
      damage: 8,
      fires: [{ severity: 8 }, { severity: 7 }],
    });
    expect(shipIn(battle, 'ship')).toMatchObject({ fireCount: 2, isBurning: true });
  });

  test('[SK-11.33] a ship is on fire from severity 5 on', () => {
    const battle = alone([95]);
    battle.state.turn = 2;
    logOf(battle, 'ship').fires = [{ severity: 4, begunOnTurn: 1 }];
    burnFires(battle);
    expect(shipIn(battle, 'ship').isBurning).toBe(false);
  });

  test('[SK-14.24, SK-28.4] a fire out of control costs the ship', () => {
    const battle = alone([100]);
    battle.state.turn = 2;
    Object.assign(logOf(battle, 'ship'), { damage: 80, fires: [{ severity: 10, begunOnTurn: 1 }] });
    burnFires(battle);
    expect(isLostToFire(shipIn(battle, 'ship'))).toBe(true);
  });

  test('[SK-29.22] CD 31: flooding adds 1 %, at least 1, for each effect', () => {
    const battle = alone([]);
    logOf(battle, 'ship').effects = [
      { cd: 31, turnsLeft: 2 },
      { cd: 31, turnsLeft: null },
    ];
    flood(battle);
    expect(logOf(battle, 'ship').damage).toBe(6);
  });

  const BOLZANO: Partial<ShipSheet> = {
    dp: 359,
    speedKnots: 35,
    speedLossFactor: 21,
    batteries: [
      battery({ lossFactor: 45 }),
      battery({ boreInches: 3.9, lossFactor: 22, turrets: turretsIn('P8:port S8:starboard') }),
    ],
    torpedoes: {
      model: 'Si 270 V 53.3 cm',
      mounts: [
        { tubes: 4, place: 'port' },
        { tubes: 4, place: 'starboard' },
      ],
      ...{ reloads: 0, lossFactor: 45 },
    },
  };

  const zeros = (count: number): number[] => Array(count).fill(0);

  test('[SK-14.1, SK-14.2, SK-14.3, SK-14.4, SK-14.6, SK-14.7, SK-EX23] Bolzano, 200 DP: 18 knots, 4 main, 9 secondary guns, 4 tubes', () => {
    const battle = alone([7, ...zeros(3 + 9 + 4)], BOLZANO);
    logOf(battle, 'ship').damage = 200;
    loseByDamage(battle);
    const { knotsLost, batteries, mounts } = logOf(battle, 'ship');
    expect(knotsLost).toBe(18);
    const guns = batteries.map(({ turrets }) => turrets.map((it) => it.guns));
    expect(guns).toEqual([
      [0, 1, 2, 1],
      [0, 7],
    ]);
    expect(mounts).toEqual([
      { tubes: 0, loaded: 0, firedOnTurn: 0 },
      { tubes: 4, loaded: 4, firedOnTurn: 0 },
    ]);
  });

  test('[SK-14.8, SK-14.9] what is lost is lost once, and stays lost', () => {
    const battle = alone([0, 0, 0, 0], BOLZANO);
    const log = logOf(battle, 'ship');
    log.damage = 46;
    loseByDamage(battle);
    log.damage = 20;
    loseByDamage(battle);
    log.damage = 46;
    loseByDamage(battle);
    expect(log.knotsLost).toBe(4);
    expect(log.lossesTo).toBe(46);
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-14.10] a torpedo in a lost tube is lost with it', () => {
    const battle = alone([0, 0, 0, 0, 5], BOLZANO);
    const log = logOf(battle, 'ship');
    log.mounts = [
      { tubes: 4, loaded: 4, firedOnTurn: 0 },
      { tubes: 4, loaded: 1, firedOnTurn: 0 },
    ];
    log.damage = 46;
    loseByDamage(battle);
    expect(log.mounts).toEqual([
      { tubes: 3, loaded: 3, firedOnTurn: 0 },
      { tubes: 4, loaded: 1, firedOnTurn: 0 },
    ]);
  });
});
