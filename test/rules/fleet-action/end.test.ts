import { describe, expect, test } from 'vitest';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { burnAndFight, burningOf } from '../../../src/rules/fleet-action/end/fires';
import { moraleModifiers, testMorale } from '../../../src/rules/fleet-action/end/morale';
import { repair, tryRepair } from '../../../src/rules/fleet-action/end/repair';
import { damage } from '../../../src/rules/fleet-action/harm/damage';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { playOf, positionOf } from './position';
import type { TestBattle } from './setting';

const END = { kind: 'end' } as const;

const endOf = (battle: TestBattle): FleetActionState => positionOf(battle, END);

/** Hood against a Bismarck far away. */
const hoodAlone = (): FleetActionState =>
  endOf({ allies: [{ sheet: 'Hood' }], axis: [{ sheet: 'Bismarck', hex: { q: 20, r: 0 } }] });

describe('fires', () => {
  test('[NW-EX24] [NW-28.2] [NW-28.4] two fires cost Hood 8 S, and her crew fails on a 3', () => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    const condition = conditionOf(hood);
    hood.fires = 2;
    Object.assign(condition, { structure: 124, crewQuality: 0 });
    burnAndFight(playOf(state, [3]));
    expect([condition.structure, hood.fires]).toEqual([116, 2]);
  });

  test('[NW-28.2] a fire on a destroyer costs 1', () => {
    const { units } = endOf({ allies: [{ sheet: 'Fletcher' }] });
    expect(burningOf({ ...unitOf({ units } as FleetActionState, 'fletcher'), fires: 3 })).toBe(3);
  });

  test.each([
    [10, 0],
    [1, 6],
    [9, 2],
  ])('[NW-28.4] [NW-28.5] of five fires a die of %i leaves %i', (die, fires) => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    hood.fires = 5;
    burnAndFight(playOf(state, [die]));
    expect(hood.fires).toBe(fires);
  });

  test('[NW-28.14] without teams nobody fights them', () => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    hood.fires = 1;
    conditionOf(hood).damageControl = 0;
    burnAndFight(playOf(state, []));
    expect(hood.fires).toBe(1);
  });

  test('[NW-28.3] fires that burn out the hull call for a wreck test', () => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    hood.fires = 1;
    Object.assign(conditionOf(hood), { structure: 0, flotation: 1 });
    burnAndFight(playOf(state, [1]));
    expect(hood.fate).toBe('wreck');
  });
});

describe('repairs', () => {
  test('[NW-28.6] [NW-28.9] a ship of 10 teams may try two, of earlier damage alone', () => {
    const state = hoodAlone();
    const condition = conditionOf(unitOf(state, 'hood'));
    condition.knotsLost = 12;
    condition.turn.knotsLost = 12;
    expect(repair.legal(state, 'allies')).toEqual([]);
    condition.turn.knotsLost = 0;
    expect(repair.legal(state, 'allies')).toHaveLength(1);
    const play = playOf(state, []);
    for (let tries = 0; tries < 2; tries++)
      repair.apply(play, 'allies', { kind: 'repair', ship: 'hood', item: 'speed' });
    expect(repair.legal(state, 'allies')).toEqual([]);
  });

  test.each([
    [[5], 'speed', 0],
    [[6, 4], 'speed', 4],
    [[6], 'steering', 1],
    [[6], 'power', 1],
  ] as const)('[NW-28.6] [NW-28.7] dice %j mend %s by %i', (dice, item, amount) => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    const condition = conditionOf(hood);
    Object.assign(condition, {
      ...{ knotsLost: 15, steering: 1, hasPowerFailure: true, crewQuality: 0 },
    });
    const play = playOf(state, dice);
    tryRepair(play, hood, item);
    expect(play.events.at(-1)).toMatchObject({ kind: 'repairTried', amount });
  });

  test('[NW-28.8] speed comes back to three quarters at most', () => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    conditionOf(hood).knotsLost = 9;
    tryRepair(playOf(state, [10, 6]), hood, 'speed');
    expect(hood.sheet.speedKnots - conditionOf(hood).knotsLost).toBe(21);
  });
});

describe('morale', () => {
  test('[NW-EX23] [NW-29.1] [NW-29.4] [NW-29.5] Graf Spee at a third, burning, needs a natural 7', () => {
    const state = endOf({
      allies: [{ sheet: 'Exeter', hex: { q: 9, r: 0 } }],
      axis: [{ sheet: 'Admiral Graf Spee' }],
    });
    const spee = unitOf(state, 'admiral-graf-spee');
    spee.fires = 1;
    const play = playOf(state, [6]);
    damage(play, spee, { points: 44, pool: 'structure' });
    expect(conditionOf(spee).structure).toBe(22);
    expect(moraleModifiers(state, spee)).toMatchObject([{ code: 'fires', value: -1 }]);
    testMorale(play);
    expect(spee.isDisengaging).toBe(true);
    testMorale(playOf(state, []));
  });

  test('[NW-29.2] [NW-29.3] two marks in one turn are two tests, and none is tested again', () => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    const play = playOf(state, [10, 10]);
    damage(play, hood, { points: 153, pool: 'structure' });
    testMorale(play);
    expect(conditionOf(hood).tested).toEqual(['structure-third', 'structure-zero']);
    expect(hood.isDisengaging).toBe(false);
  });

  test('[NW-29.6] a ship that already disengages is abandoned when her hull is gone', () => {
    const state = endOf({
      allies: [{ sheet: 'Hood' }],
      axis: [{ sheet: 'Bismarck', hex: { q: 9, r: 0 } }],
    });
    const hood = unitOf(state, 'hood');
    hood.isDisengaging = true;
    conditionOf(hood).structure = 10;
    conditionOf(hood).tested.push('structure-third');
    const play = playOf(state, [1]);
    damage(play, hood, { points: 10, pool: 'structure' });
    testMorale(play);
    expect(hood.fate).toBe('wreck');
  });

  test('[NW-29.8] [NW-29.9] [NW-29.12] half of a squadron lost sends the rest home', () => {
    const state = endOf({
      allies: [
        { sheet: 'Fletcher', squadron: 'desron' },
        { sheet: 'Fletcher', squadron: 'desron' },
      ],
      axis: [{ sheet: 'Fubuki', hex: { q: 5, r: 0 } }],
    });
    unitOf(state, 'fletcher').fate = 'sunk';
    testMorale(playOf(state, [5]));
    expect(unitOf(state, 'fletcher-2').isDisengaging).toBe(true);
  });

  test.each([
    [7, false],
    [6, true],
  ])('[NW-29.18] far from enemies a die of %i at -1 leaves her disengaging: %s', (die, flees) => {
    const state = hoodAlone();
    const hood = unitOf(state, 'hood');
    hood.isDisengaging = true;
    testMorale(playOf(state, [die]));
    expect(hood.isDisengaging).toBe(flees);
  });
});
