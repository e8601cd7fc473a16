import { describe, expect, test } from 'vitest';
import { looksAlike } from '../../../src/rules/seekrieg/gunnery/concentration';
import type { ShipSheet } from '../../../src/rules/seekrieg/model/sheet';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { ALL, anyDice, duel, EAST, fire, parts, salvos, UNARMED } from './duel';
import {
  type Battle,
  battery,
  battleOf,
  eventsOf,
  logOf,
  shipIn,
  type TestBattle,
  type TestShip,
} from './fleet';
import { confirm, give } from './playing';

describe('a shot', () => {
  test('[SK-11.9, SK-11.13, SK-11.15, SK-11.21] one roll a group of shells, the total from its named parts', () => {
    const battle = fire(duel(), 100, 100, 100);
    expect(parts(battle)).toEqual({
      ...{ 'target-size': 3, range: 50, bearing: 4, 'fire-control': 10, 'target-speed': 6 },
    });
    expect(salvos(battle)).toMatchObject([
      { hits: 0, details: { shells: 48, total: 73, rangeYards: 10_000, type: 'APC' } },
    ]);
    expect(salvos(battle)[0]?.dice?.map(({ values }) => values)).toEqual([[100], [100], [100]]);
  });

  test('[SK-11.7] shells are taken from the ammunition; fewer left are all fired', () => {
    const battle = duel();
    const [log] = logOf(battle, 'ship').batteries;
    if (log) log.shells = { APC: 5, HE: 9 };
    fire(battle, 100);
    expect(salvos(battle)[0]?.details?.shells).toBe(5);
    expect(log?.shells).toEqual({ APC: 0, HE: 9 });
  });

  test('[SK-11.11, SK-11.12] each battery, and each target of a split one, is a roll of its own', () => {
    const second = { hex: { q: 20, r: -11 }, speedKnots: 0, sheet: UNARMED };
    const battle = duel({ more: { axis: { second } } });
    give(battle, 'allies', 'fire ship 0 0+1 enemy 0 no', 'fire ship 0 2+3 second 0 no');
    fire(battle, 100, 100, 100, 100);
    expect(salvos(battle).map(({ target, details }) => [target, details?.shells])).toEqual([
      ['enemy', 24],
      ['second', 24],
    ]);
  });

  test('[SK-5.2, SK-11.17] fire is simultaneous; under fire counts for hits of the turn before', () => {
    const both = battleOf({
      allies: { ship: { speedKnots: 0 } },
      axis: { enemy: { hex: EAST, speedKnots: 0 } },
    });
    confirm(both);
    logOf(both, 'enemy').wasHit = true;
    logOf(both, 'ship').isHit = true;
    fire(both, 100, 100, 100, 100, 100, 100);
    const underFire = salvos(both).map(({ details }) =>
      details?.parts.some(({ code }) => code === 'under-fire'),
    );
    expect(underFire).toEqual([false, true]);
    expect(logOf(both, 'ship').wasHit).toBe(true);
  });

  test('[SK-11.16] the size of the target is that of her card, whatever is left of her', () => {
    const battle = duel();
    Object.assign(logOf(battle, 'enemy'), { damage: 300, lossesTo: 300, checkedPercent: 90 });
    expect(parts(fire(battle, 100, 100, 100))).toMatchObject({ 'target-size': 3 });
  });

  test('[SK-11.5] a battle with charts of its own is fought by them', () => {
    const rateOfFire = { ...STANDARD_TABLES.rateOfFire, rounds: { upTo: [], values: [1] } };
    const tables = { ...STANDARD_TABLES, rateOfFire };
    const battle = fire(duel({ more: { scenario: { tables } } }), 100);
    expect(salvos(battle)[0]?.details?.shells).toBe(8);
  });

  test('[SK-11.28, SK-15.16] fire goes through smoke at a lower total', () => {
    const battle = duel();
    battle.state.smoke = [
      {
        ...{ hex: { q: 10, r: -5 }, kind: 'chemical', side: 'axis', layer: null },
        ...{ shownTo: { allies: true, axis: true }, lastTurn: 9, carry: 0 },
      },
    ];
    expect(parts(fire(battle, 100, 100, 100))).toMatchObject({ 'smoke-chemical': -20 });
  });

  test('[SK-11.22] a change of target counts on the first turn at it, not on the first turn of fire', () => {
    const second = { hex: { q: 20, r: -11 }, speedKnots: 0, sheet: UNARMED };
    const battle = duel({ more: { axis: { second } } });
    give(battle, 'allies', ALL);
    fire(battle, 100, 100, 100);
    confirm(battle);
    give(battle, 'allies', 'fire ship 0 0+1+2+3 second 0 no');
    fire(battle, 100, 100, 100);
    confirm(battle);
    fire(battle, 100, 100, 100);
    const changes = salvos(battle).map(
      ({ details }) => details?.parts.find(({ code }) => code === 'target-change')?.value,
    );
    expect(changes).toEqual([undefined, -6, undefined]);
  });

  test('[SK-10.15] turrets are trained on their target when the turn ends', () => {
    const battle = fire(duel(), 100, 100, 100);
    expect(logOf(battle, 'ship').batteries[0]?.turrets.map(({ train }) => train)).toEqual([
      ...[90, 90, 90, 90],
    ]);
  });

  test('[SK-10.15] one that swings too far does not fire this turn', () => {
    const battle = duel();
    const turret = logOf(battle, 'ship').batteries[0]?.turrets[0];
    if (turret) turret.train = -100;
    fire(battle, 100, 100, 100);
    expect(salvos(battle)[0]?.details).toMatchObject({ turrets: [1, 2, 3], shells: 36 });
    expect(turret?.train).toBe(90);
  });

  test('[SK-5.8, SK-5.16, SK-12.2, SK-14.27] hits are resolved one after another on the target', () => {
    const battle = fire(duel(), 25, 100, 100, 30, 99, 97, 95);
    expect(salvos(battle)).toMatchObject([{ hits: 2 }]);
    expect(eventsOf(battle, 'shipHit')).toMatchObject([
      { location: 'belt', seenBy: ['axis'] },
      { location: null, failure: 'dud' },
    ]);
    expect(shipIn(battle, 'enemy').hitsSeen).toBe(2);
    expect(logOf(battle, 'ship').batteries[0]?.hits).toEqual(['enemy']);
  });

  test('[SK-5.13, SK-5.14] the enemy is told of the fire and the hits, not of the rest', () => {
    const battle = fire(duel(), 100, 100, 100);
    const [salvo] = salvos(battle);
    expect(salvo?.toldAs?.axis).toMatchObject({ ship: 'ship', target: 'enemy', details: null });
    expect(salvo?.toldAs?.allies).toBeUndefined();
  });

  test('[SK-5.13] the firer is not named to whom she is unseen', () => {
    const battle = duel();
    battle.state.hidden.sightings.axis = {};
    fire(battle, 100, 100, 100);
    expect(salvos(battle)[0]?.toldAs?.axis).toMatchObject({ ship: null, target: 'enemy' });
  });
});

describe('several ships', () => {
  const consort = (sheet: Partial<ShipSheet> = {}): TestShip => ({
    hex: { q: 0, r: -3 },
    speedKnots: 0,
    sheet,
  });
  const concentration = (more: TestBattle) => {
    const battle = anyDice(duel({ more }));
    confirm(battle);
    return salvos(battle).map(
      ({ details }) => details?.parts.find(({ code }) => code === 'concentration')?.value ?? 0,
    );
  };

  test('[SK-11.18] ships that fire at the same target, the firer included', () => {
    expect(concentration({ allies: { consort: consort() } })).toEqual([-3, -3]);
  });

  test('[SK-3.1, SK-11.18] Optional G: only shells of about the same bore', () => {
    const small = { allies: { consort: consort({ batteries: [battery({ boreInches: 5 })] }) } };
    expect(concentration(small)).toEqual([0, 0]);
    expect(concentration({ ...small, options: { sameShellSize: false } })).toEqual([-3, -3]);
    expect([looksAlike(15, 16), looksAlike(8, 9.2), looksAlike(6, 8), looksAlike(5, 10)]).toEqual([
      ...[true, true, false, false],
    ]);
  });

  test('[SK-35.11] without common signals two ships count as one more', () => {
    const battle = duel({ more: { allies: { consort: consort() } } });
    battle.state.forces.allies.hasCommonSignals = false;
    confirm(anyDice(battle));
    expect(
      salvos(battle).map(
        ({ details }) => details?.parts.find(({ code }) => code === 'concentration')?.value,
      ),
    ).toEqual([-6, -6]);
  });
});

describe('mistakes at night', () => {
  const plotted = (own: Partial<ShipSheet> = {}, other: Partial<ShipSheet> = {}): Battle => {
    const friend = { hex: { q: 20, r: -8 }, speedKnots: 0, sheet: { ...UNARMED, ...other } };
    const battle = duel({ ship: { sheet: own }, more: { allies: { friend } } });
    Object.assign(battle.state.environment, { light: 'night', moon: 'half' });
    return give(battle, 'allies', ALL);
  };
  const night = (roll: number): Battle => fire(plotted(), roll, 100, 100, 100);

  test('[SK-19.17] on 01-05 the fire falls on a friend near the target', () => {
    const battle = night(5);
    expect(eventsOf(battle, 'friendMistaken')).toMatchObject([
      { friend: 'friend', isMistaken: true },
    ]);
    expect(salvos(battle)).toMatchObject([{ target: 'friend' }]);
    expect(salvos(night(6))).toMatchObject([{ target: 'enemy' }]);
  });

  test('[SK-19.17, SK-11.22] the mistake is not the order: the turrets keep their target', () => {
    const turrets = logOf(night(5), 'ship').batteries[0]?.turrets ?? [];
    expect(new Set(turrets.map(({ lastTarget }) => lastTarget))).toEqual(new Set(['enemy']));
  });

  test('[SK-19.16] a ship with radar has IFF and never fires on friends, nor is a friend with it mistaken', () => {
    const asked = (radars: string[], friend: string[]) =>
      eventsOf(confirm(anyDice(plotted({ radars }, { radars: friend }))), 'friendMistaken').length;
    expect([asked([], []), asked(['271'], []), asked([], ['271'])]).toEqual([1, 0, 0]);
  });
});
