import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import type { Play } from '../../../src/rules/seekrieg/model/play';
import type { Collision } from '../../../src/rules/seekrieg/model/track';
import {
  momentumFactor,
  ramDamage,
  resolveCollision,
} from '../../../src/rules/seekrieg/ramming/collide';
import { type Battle, battleOf, eventsOf, logOf, type TestShip } from './fleet';
import { at } from './playing';

describe('the formulas', () => {
  const ram = { rammerDp: 56, targetDp: 213, knots: 30, angle: 60, beltInches: 2 };

  test('[SK-18.4 to SK-18.7, SK-36.8] a 56 DP destroyer at 30 knots, a 213 DP cruiser, 2 inches, 60 degrees', () => {
    expect(momentumFactor(ram)).toBeCloseTo(0.792, 3);
    expect(ramDamage(ram)).toEqual({ target: 122, rammer: 77 });
  });

  test('[SK-18.5, SK-18.6] belt and momentum by hand: 100 DP on 100 DP, 1 inch, 10 knots, 90 degrees', () => {
    const even = { rammerDp: 100, targetDp: 100, knots: 10, angle: 90, beltInches: 1 };
    expect(ramDamage(even)).toEqual({ target: 71, rammer: 25 });
    expect(ramDamage({ ...even, beltInches: 4 }).target).toBe(35);
  });
});

/** A destroyer of 56 DP that has run into a cruiser of 213 DP at 30 knots. */
function rammed(
  rolls: readonly number[],
  changed: Partial<Collision> = {},
  goal: TestShip = {},
): Battle {
  const armor = {
    type: 'A' as const,
    deck: 1,
    belt: 4,
    conningTower: 1,
    turret: 1,
    flightDeck: 0,
    hangar: 0,
    island: 0,
  };
  const battle = battleOf(
    {
      allies: { ram: { hex: at(0, 0), facing: 3, sheet: { type: 'DD', dp: 56, batteries: [] } } },
      axis: {
        goal: {
          hex: at(0, 0),
          facing: 1,
          ...goal,
          sheet: { dp: 213, armor, batteries: [], ...goal.sheet },
        },
      },
    },
    rolls,
  );
  const play: Play = { state: battle.state, dice: scriptedDice(rolls), events: [] };
  const collision = { rammer: 'ram', target: 'goal', isRam: true, knots: 30, impactAngle: 60 };
  resolveCollision(play, { ...collision, ...changed });
  return { ...battle, dice: play.dice as Battle['dice'], events: play.events };
}

/** Rolls of CHART N1 and of the duration: CD 26 for some turns. */
const CRITICAL = [30, 50];

describe('a collision', () => {
  test('[SK-18.11 to SK-18.15] in a quarter of the length half the belt; three rolls for the cruiser, one for the destroyer', () => {
    const battle = rammed([50, ...CRITICAL, ...CRITICAL, ...CRITICAL, ...CRITICAL]);
    expect(eventsOf(battle, 'shipRammed')[0]).toMatchObject({
      ship: 'goal',
      by: 'ram',
      damage: 122,
      cost: 77,
    });
    expect(logOf(battle, 'goal').damageDue).toBe(122);
    expect(logOf(battle, 'ram').damageDue).toBe(77);
    const struck = eventsOf(battle, 'criticalDamage').map(({ ship }) => ship);
    expect(struck).toEqual(['goal', 'goal', 'goal', 'ram']);
    expect(battle.dice.left()).toBe(0);
  });

  test('[SK-18.14, SK-EX35] 26 to 50 % of damage are two rolls', () => {
    const battle = rammed([51, ...CRITICAL, ...CRITICAL, ...CRITICAL]);
    expect((100 * logOf(battle, 'goal').damageDue) / 213).toBeCloseTo(40.8, 1);
    const struck = eventsOf(battle, 'criticalDamage').map(({ ship }) => ship);
    expect(struck).toEqual(['goal', 'goal', 'ram']);
  });

  test('[SK-18.12, SK-18.13] amidships the whole belt', () => {
    const battle = rammed([51, ...CRITICAL, ...CRITICAL, ...CRITICAL]);
    expect(logOf(battle, 'goal').damageDue).toBe(87);
  });

  test('[SK-18.15] a ship that loses less than a tenth rolls nothing', () => {
    const battle = rammed([51, ...CRITICAL], { knots: 2 });
    expect(logOf(battle, 'ram').damageDue).toBe(5);
    expect(eventsOf(battle, 'criticalDamage').map(({ ship }) => ship)).toEqual(['goal']);
  });

  test.each([0, 180])(
    '[SK-18.8, SK-18.9] an angle of %i degrees is no collision',
    (impactAngle) => {
      const battle = rammed([], { impactAngle });
      expect(battle.events).toEqual([]);
      expect(logOf(battle, 'goal').damageDue).toBe(0);
    },
  );

  test('[SK-18.7, SK-18.9] 120 degrees are as 60', () => {
    const battle = rammed([51, ...CRITICAL, ...CRITICAL, ...CRITICAL], { impactAngle: 120 });
    expect(logOf(battle, 'goal').damageDue).toBe(87);
  });

  test('[SK-26.21, SK-26.23] a submarine takes no points, but rolls on CHART N3', () => {
    const boat = { sheet: { type: 'SS' as const, dp: 25, boat: { submergedKnots: 7 } } };
    const battle = rammed([51, 1, 1, 1, 1], { knots: 2 }, boat);
    expect(logOf(battle, 'goal').damageDue).toBe(0);
    expect(eventsOf(battle, 'criticalDamage').map(({ ship }) => ship)).toContain('goal');
  });

  test('[SK-5.14] each side is told what its own ship suffers', () => {
    const [event] = eventsOf(rammed([51, ...CRITICAL, ...CRITICAL, ...CRITICAL]), 'shipRammed');
    expect(event?.toldAs?.allies).toMatchObject({ damage: null, cost: 77, dice: [] });
    expect(event?.toldAs?.axis).toMatchObject({ damage: 87, cost: null });
  });
});
