import { describe, expect, test } from 'vitest';
import { SIDES } from '../../../src/rules/core';
import { seekrieg } from '../../../src/rules/seekrieg';
import { newGround } from '../../../src/rules/seekrieg/air/landBases';
import { checkOperations } from '../../../src/rules/seekrieg/air/operations';
import { addDamage } from '../../../src/rules/seekrieg/damage/phase';
import type { ScenarioBase } from '../../../src/rules/seekrieg/model/scenario';
import { baseIn, flightIn, flying, groupsIn } from './air';
import { type Battle, eventsOf } from './fleet';
import { at, give, refused, rolling, turn } from './playing';

const STRIP: ScenarioBase = {
  ...{ id: 'strip', name: 'Strip', type: 'strip', hex: at(0, 0), radar: null },
  airGroups: groupsIn('a6m2 10'),
};

/** A carrier 10 miles from an enemy strip with ten fighters; a cruiser stands off. */
const raiding = (aircraft = 'sbd-3 8', changed: Partial<ScenarioBase> = {}): Battle =>
  flying(aircraft, {
    axis: { enemy: { hex: at(0, -400) } },
    sides: { axis: { bases: [{ ...STRIP, ...changed }] } },
  });

/** The same with all bombers on their way. */
function underWay(aircraft = 'sbd-3 8', changed: Partial<ScenarioBase> = {}): Battle {
  const battle = raiding(aircraft, changed);
  const [type, count] = aircraft.split(' ');
  give(battle, 'allies', `carrier carrier launch ${type}:${count}`);
  give(battle, 'allies', 'strike allies-1 strip M dive 120');
  return battle;
}

const groundOf = (battle: Battle) => baseIn(battle, 'strip').ground;

describe('strikes at bases on land', () => {
  test('[SK-24.11, SK-33.8] an airfield has 600 DP, a strip 200', () => {
    expect(newGround({ ...STRIP, type: 'airfield' }).dp).toBe(600);
    expect(newGround(STRIP).dp).toBe(200);
    expect(groundOf(raiding())).toMatchObject({ dp: 200, damage: 0 });
  });

  test('[SK-24.11] both sides know where the bases lie, and no more of the enemy than that', () => {
    const battle = raiding();
    const known = [{ id: 'strip', name: 'Strip', type: 'strip', hex: at(0, 0) }];
    for (const viewer of [...SIDES, 'spectator'] as const) {
      const view = seekrieg.view(battle.state, viewer);
      expect(view.scenario.sides.axis.landBases).toEqual(known);
      expect(view.forces.axis?.bases.strip !== undefined).toBe(viewer === 'axis');
    }
    expect(battle.state.scenario.sides.allies.landBases).toBeUndefined();
  });

  test('[SK-24.11, SK-20.22] bombers are sent at the enemy base, within their range; torpedoes are not', () => {
    const battle = give(raiding(), 'allies', 'carrier carrier launch sbd-3:8');
    const order = { kind: 'strike', group: 'allies-1', at: 'strip', level: 'M', attack: 'dive' };
    expect(seekrieg.legalOrders(battle.state, 'allies')).toContainEqual({ ...order, knots: 132 });
    expect(refused(battle, 'allies', 'strike allies-1 carrier M dive 120')).toBe(
      'no-such-target SK-5.8',
    );
    const torpedoes = give(raiding('tbd-1 4'), 'allies', 'carrier carrier launch tbd-1:4');
    expect(refused(torpedoes, 'allies', 'strike allies-1 strip S torpedo 112')).toBe(
      'attack-not-possible SK-24.11',
    );
    const far = give(raiding('sbd-3 8', { hex: at(0, -60) }), 'allies');
    give(far, 'allies', 'carrier carrier launch sbd-3:8');
    expect(refused(far, 'allies', 'strike allies-1 strip M dive 132')).toBe(
      'beyond-their-range SK-20.22',
    );
  });

  test('[SK-24.11] each hit does the damage factors of all bombs, without AA fire; the raid flies home', () => {
    const battle = underWay('sbd-3 4');
    // Drop-outs; nobody detects it.
    turn(rolling(battle, 100, 10), 3);
    // On course; .35 on four: two hits on 40. Flying goes on at 10 and 20 %.
    turn(rolling(battle, 1, 40, 99, 99));
    expect(eventsOf(battle, 'baseAttacked')).toMatchObject([
      { side: 'axis', base: 'strip', count: 4, attack: 'dive', hits: 2, damage: 2 * 28 },
    ]);
    expect(eventsOf(battle, 'baseDamaged')).toMatchObject([{ total: 56, seenBy: ['axis'] }]);
    expect(eventsOf(battle, 'operationsRolled').map(({ percent }) => percent)).toEqual([10, 20]);
    expect(flightIn(battle, 'allies-1').mission).toBe('home');
  });

  test('[SK-24.11, SK-24.12, SK-20.14] points count double while it arms, and aircraft on it are lost', () => {
    const hit = (servedOnTurn: number) => {
      const battle = raiding();
      const base = baseIn(battle, 'strip');
      base.servedOnTurn = battle.state.turn + servedOnTurn;
      if (base.ground) base.ground.damageDue = 40;
      addDamage(battle);
      return battle;
    };
    const usual = hit(-1);
    expect(groundOf(usual)).toMatchObject({ damage: 40, damageDue: 0 });
    expect(eventsOf(usual, 'aircraftDestroyed')).toMatchObject([
      { side: 'axis', base: 'strip', count: 2, seenBy: ['axis'] },
    ]);
    expect(usual.state.forces.axis.aircraftLost).toBe(2);
    expect(groundOf(hit(0))).toMatchObject({ damage: 80 });
    addDamage(usual);
    expect(groundOf(usual)).toMatchObject({ damage: 40 });
  });

  test('[SK-24.10, SK-24.11] it rolls at the percentages of CHART U4 once, and is out for good without points', () => {
    const battle = raiding();
    const ground = groundOf(battle);
    if (!ground) throw new Error('a base on land');
    ground.damage = 40;
    // At 10 % by 31 it goes on, at 20 % by 40 it does not.
    checkOperations(rolling(battle, 31, 40, 24));
    expect(eventsOf(battle, 'operationsRolled')).toMatchObject([
      { base: 'strip', percent: 10, turns: 0, seenBy: ['axis'] },
      { percent: 20, turns: 3 },
    ]);
    expect(refused(battle, 'axis', 'carrier strip launch a6m2:4')).toBe('deck-out SK-24.10');
    for (let i = 0; i < 3; i++) checkOperations(rolling(battle));
    expect(baseIn(battle, 'strip').outTurns).toBe(0);
    ground.damage = 500;
    ground.checkedPercent = 99;
    for (let i = 0; i < 9; i++) checkOperations(rolling(battle));
    expect(refused(battle, 'axis', 'carrier strip launch a6m2:4')).toBe('deck-out SK-24.10');
  });

  test('[SK-24.11, SK-21.13] radar of the base finds a raid as a ship’s does', () => {
    const detected = (radar: string | null) => {
      const battle = underWay('sbd-3 4', { radar });
      // Drop-outs, then CHART M1 on a 5.
      turn(rolling(battle, 100, 5));
      return battle.state.hidden.raids['allies-1']?.detectsBefore;
    };
    expect(detected('Type 21')).toBeGreaterThan(detected(null) ?? 0);
  });
});
