import { describe, expect, test } from 'vitest';
import { seekrieg } from '../../../src/rules/seekrieg';
import type { TorpedoSalvo } from '../../../src/rules/seekrieg/model/tubes';
import { trackingError } from '../../../src/rules/seekrieg/tables/torpedoHits';
import { strikeChance } from '../../../src/rules/seekrieg/torpedoes/chance';
import { chanceOf } from '../../../src/rules/seekrieg/torpedoes/figure';
import { type Battle, battleOf, eventsOf, logOf, shipIn } from './fleet';
import { at, confirm, give, rolling, turn } from './playing';
import { arriving, duel, FIRE, must, plotting, salvosOf, tubes, unarmed } from './torpedoDuel';

describe('arrival', () => {
  const chances = (battle: Battle) =>
    eventsOf(battle, 'torpedoesTried').map(({ chance }) => chance);

  test('[SK-17.18, SK-17.19, SK-17.20] each torpedo is rolled for with the chance of CHART T4', () => {
    const battle = arriving(12, [100, 100, 100, 100]);
    const x = (57.3 * 600) / 18_000 / 2;
    expect(x).toBeCloseTo(0.955, 3);
    expect(chances(battle)).toEqual([66]);
    expect(eventsOf(battle, 'torpedoesTried')[0]).toMatchObject({ target: 'goal', hits: 0 });
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-17.21, SK-17.22, SK-17.23, SK-17.24, SK-17.33, SK-EX33] dud, damage by belt and roll, critical damage on the belt, no fire', () => {
    // Two of four hit; a dud, then 0.6 of the 262 of class B on 4 inches, and CD 26 of CHART N1 for so many turns.
    const battle = arriving(12, [66, 67, 100, 1, 8, 9, 42, 30, 50, 1]);
    const hits = eventsOf(battle, 'torpedoHit');
    expect(hits.map(({ isDud, damage }) => [isDud, damage])).toEqual([
      [true, 0],
      [false, 157],
    ]);
    expect(eventsOf(battle, 'criticalDamage')).toHaveLength(1);
    expect(eventsOf(battle, 'fireStarted')).toEqual([]);
    expect(eventsOf(battle, 'damageAdded')[0]).toMatchObject({ ship: 'goal', damage: 157 });
  });

  test('[SK-5.14] the enemy is told of a hit, not of what it did, and not of a dud', () => {
    const battle = arriving(12, [1, 1, 100, 100, 8, 9, 42, 30, 50, 1]);
    const told = eventsOf(battle, 'torpedoHit').map(({ toldAs }) => toldAs?.allies);
    expect(told).toMatchObject([null, { damage: null, dice: [] }]);
  });

  test('[SK-17.30] a target that is gone is left out, and the torpedoes run on', () => {
    const battle = plotting(duel(12));
    give(battle, 'allies', FIRE);
    confirm(battle);
    shipIn(battle, 'goal').fate = 'sunk';
    Object.assign(battle.state, { turn: 3 });
    expect(chances(battle)).toEqual([]);
    expect(salvosOf(battle)[0]?.running).toBe(4);
  });

  const AIM = { ship: 'goal', knots: 24, angle: 90, facing: 1 } as const;
  const salvo = (changed: Partial<TorpedoSalvo> = {}): TorpedoSalvo => ({
    ...{
      id: 's',
      firer: 'gun',
      model: 'Mk IX 21"',
      setting: 'fast',
      pistol: 'contact',
      running: 1,
    },
    ...{ from: at(0, 0), aimedAt: at(12, -6), firedOnTurn: 1, arrivesOnTurn: 3, target: 'goal' },
    ...{ aim: AIM, firingError: 0, reachHexes: 21 },
    ...changed,
  });

  /** The chance against the target after she has changed. */
  const against = (ship: { facing?: 1 | 2 | 3; speedKnots?: number; isEvading?: boolean }) => {
    const { state } = battleOf(duel(12));
    const goal = must(state.ships.goal);
    Object.assign(goal, { facing: 1, speedKnots: 24 }, ship);
    goal.turn.isEvading = ship.isEvading ?? false;
    const victim = { ship: goal, hex: goal.hex, rangeYards: 6000, isTarget: true };
    return strikeChance(trackingError, salvo(), victim);
  };
  const byError = (error: number) =>
    chanceOf(trackingError, {
      ...{ lengthFeet: 600, targetKnots: 24, targetAngle: 90, rangeYards: 6000, error },
    });

  test('[SK-17.11, SK-30.13] what the target has done since: nothing, turned, evaded, combed, changed speed', () => {
    expect(against({})).toBe(byError(0));
    expect(against({ isEvading: true })).toBe(byError(1.5));
    expect(against({ speedKnots: 18 })).toBe(byError(1));
    expect(against({ speedKnots: 19 })).toBe(byError(0));
    expect(new Set([0, 1, 1.5, 2.5].map(byError)).size).toBe(4);
  });

  test('[SK-17.17] a facing within 30 degrees of the course, or its reverse, combs if she has turned', () => {
    expect(against({ facing: 2 })).toBe(byError(2.5));
    expect(against({ facing: 3 })).toBe(byError(2.5));
    expect(against({ facing: 2, isEvading: true })).toBe(byError(2.5));
    const { state } = battleOf(duel(12));
    const goal = must(state.ships.goal);
    Object.assign(goal, { facing: 2, speedKnots: 24 });
    const victim = { ship: goal, hex: goal.hex, rangeYards: 6000, isTarget: true };
    const unturned = salvo({ aim: { ...AIM, facing: 2 } });
    expect(strikeChance(trackingError, unturned, victim)).toBe(byError(0));
    const crooked = salvo({ aimedAt: at(0, -12) });
    expect(strikeChance(trackingError, crooked, victim)).toBe(byError(1));
  });

  test('[SK-17.25, SK-17.27, SK-17.28, SK-17.29] a ship on the track is tried before the target, with half the chance', () => {
    const friend = { hex: at(10, -5), speedKnots: 0, facing: 1 as const, sheet: unarmed };
    const battle = plotting({ ...duel(12), axis: { ...duel(12).axis, other: friend } });
    give(battle, 'allies', FIRE);
    turn(battle, 2);
    confirm(battle);
    confirm(rolling(battle, ...Array<number>(8).fill(100)));
    const tried = eventsOf(battle, 'torpedoesTried');
    const near = chanceOf(trackingError, {
      ...{ lengthFeet: 600, targetKnots: 0, targetAngle: 90, rangeYards: 5000, error: 0 },
    });
    expect(tried.map((it) => [it.target, it.isTarget, it.chance])).toEqual([
      ['other', false, Math.round(near / 2)],
      ['goal', true, 66],
    ]);
    turn(battle, 1);
    expect(salvosOf(battle)).toHaveLength(1);
    turn(battle, 1);
    expect(salvosOf(battle)).toEqual([]);
  });

  test('[SK-17.27] a ship beyond the part of this turn is not tried, nor the firer', () => {
    const far = { hex: at(16, -8), speedKnots: 0, sheet: unarmed };
    const battle = plotting({ ...duel(12), axis: { ...duel(12).axis, far } });
    give(battle, 'allies', FIRE);
    turn(battle, 2);
    confirm(battle);
    confirm(rolling(battle, ...Array<number>(4).fill(100)));
    expect(eventsOf(battle, 'torpedoesTried').map(({ target }) => target)).toEqual(['goal']);
    confirm(battle);
    confirm(rolling(battle, ...Array<number>(4).fill(100)));
    expect(eventsOf(battle, 'torpedoesTried').map(({ target }) => target)).toEqual(['goal', 'far']);
  });

  test('[SK-17.28] a torpedo that hits is gone, dud or not', () => {
    const battle = arriving(12, [1, 100, 100, 100, 8]);
    expect(salvosOf(battle)[0]?.running).toBe(3);
  });
});

describe('reloading', () => {
  const withReloads = (reloads: number) =>
    duel(4, { allies: { gun: { sheet: { torpedoes: tubes({ reloads }) } } } });
  const fired = (reloads: number): Battle => {
    const battle = plotting(withReloads(reloads));
    give(battle, 'allies', FIRE);
    return confirm(rolling(battle, 100, 100, 100, 100));
  };
  const loaded = (battle: Battle) => logOf(battle, 'gun').mounts[0]?.loaded;

  test('[SK-17.31] one tube of the ship in two turns, from the turn after firing', () => {
    const battle = fired(8);
    expect(loaded(battle)).toBe(0);
    turn(battle, 1);
    expect(loaded(battle)).toBe(0);
    turn(battle, 1);
    expect(loaded(battle)).toBe(1);
    turn(battle, 2);
    expect(loaded(battle)).toBe(2);
    expect(logOf(battle, 'gun').torpedoReloads).toBe(6);
  });

  test('[SK-17.32] none without reloads aboard, and no more than there are', () => {
    expect(loaded(turn(fired(0), 4))).toBe(0);
    expect(loaded(turn(fired(1), 6))).toBe(1);
  });
});

describe('standing orders', () => {
  const standing = (percent: number): Battle => {
    const battle = battleOf(duel(4));
    give(battle, 'allies', `standing gun ${percent} no no`);
    confirm(battle);
    return battle;
  };

  test('[SK-34.8, SK-5.5] without an order torpedoes are held', () => {
    const battle = confirm(plotting(duel(4)));
    expect(eventsOf(battle, 'torpedoesFired')).toEqual([]);
  });

  test('[SK-34.8] at so many per cent or more all loaded tubes fire', () => {
    const battle = confirm(rolling(standing(98), ...Array<number>(8).fill(100)));
    expect(eventsOf(battle, 'torpedoesTried').map(({ chance }) => chance)).toEqual([99, 99]);
    expect(eventsOf(battle, 'torpedoesFired').map(({ count }) => count)).toEqual([4, 4]);
  });

  test('[SK-34.8] not below it', () => {
    const battle = battleOf(duel(12));
    give(battle, 'allies', 'standing gun 67 no no');
    confirm(confirm(battle));
    expect(eventsOf(battle, 'torpedoesFired')).toEqual([]);
  });
});

describe('odds', () => {
  const oddsOf = (battle: Battle, line: string) => {
    const orders = [seekrieg.parseOrder(line)] as never;
    return seekrieg.explain(seekrieg.view(battle.state, 'allies'), 'allies', orders).torpedoes;
  };

  test('[SK-17.18, SK-34.8] chance and turn of arrival are those of the torpedoes that are fired', () => {
    const battle = plotting(duel(12));
    const [odds] = oddsOf(battle, FIRE);
    expect(odds).toMatchObject({
      ship: 'gun',
      mount: 0,
      target: 'goal',
      count: 4,
      rangeYards: 6000,
    });
    const fired = arriving(12, [100, 100, 100, 100]);
    expect(odds?.chance).toBe(eventsOf(fired, 'torpedoesTried')[0]?.chance);
    expect(odds?.arrivesOnTurn).toBe(eventsOf(fired, 'torpedoesFired')[0]?.arrivesOnTurn);
  });

  test('[SK-17.21, SK-17.22] duds, and the mean of CHART T7', () => {
    const [odds] = oddsOf(plotting(duel(12)), FIRE);
    expect(odds?.dudPercent).toBe(8);
    // 262 DER of class B on 4 inches: 10 % 0.2, 15 % 0.4, 35 % 0.6, 20 % 0.8, 15 % 1.0, 5 % 1.2, each rounded.
    const mean = 0.1 * 52 + 0.15 * 105 + 0.35 * 157 + 0.2 * 210 + 0.15 * 262 + 0.05 * 314;
    expect(odds?.damage).toBeCloseTo(mean, 9);
  });

  test('[SK-34.1] an order taken back promises nothing', () => {
    expect(oddsOf(plotting(duel(12)), 'torpedoes gun 0 0 goal fast contact')).toEqual([]);
  });
});
