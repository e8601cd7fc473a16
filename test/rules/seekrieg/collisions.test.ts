import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../src/rules/core';
import type { Collision } from '../../../src/rules/seekrieg/model/track';
import type { runImpulses } from '../../../src/rules/seekrieg/movement/impulses';
import { moveShips } from '../../../src/rules/seekrieg/movement/phase';
import { type Battle, battleOf, logOf, shipIn, type TestBattle } from './fleet';
import { at, entered, give, place } from './playing';

/** Phase 3 alone, with dice: what was rolled and who struck whom. */
function moved(battle: Battle, ...dice: number[]) {
  const script = scriptedDice(dice);
  const { rolls, tracks } = moveShips({ state: battle.state, dice: script, events: [] });
  return { struck: struckIn(rolls), rolled: rolls.length, left: script.left(), tracks };
}

const struckIn = (rolls: ReturnType<typeof runImpulses>): Collision[] =>
  rolls.flatMap(({ strikes, collision }) => (strikes ? [collision] : []));

/** Exeter northward at 16 knots crosses Spee, who comes into her second hex from the west, heading southeast. */
const crossing = (
  exeter: NonNullable<TestBattle['allies']>[string] = {},
  spee: NonNullable<TestBattle['axis']>[string] = {},
): Battle =>
  battleOf({
    allies: { exeter: { speedKnots: 16, ...exeter } },
    axis: { spee: { hex: at(-2, -2), facing: 3, speedKnots: 16, sheet: { dp: 400 }, ...spee } },
  });

describe('without a ram order', () => {
  test.each([
    [3, 1],
    [4, 0],
  ])(
    '[SK-9.28] two ships in one hex at the end of an impulse collide on 01-03: %i',
    (die, struck) => {
      expect(moved(crossing(), die).struck).toHaveLength(struck);
    },
  );

  test('[SK-9.28] a pair is rolled for once a turn', () => {
    const both = { speedKnots: 8 };
    const battle = crossing({ ...both, hex: at(0, -1) }, { ...both, hex: at(-1, -2) });
    const { rolled, left } = moved(battle, 50);
    expect([rolled, left]).toEqual([1, 0]);
  });

  test('[SK-9.28] no roll for friends with the same facing', () => {
    const battle = battleOf({ allies: { ajax: {}, exeter: {} } });
    expect(moved(battle).rolled).toBe(0);
  });

  test('[SK-9.28] friends with other facings are rolled for', () => {
    const battle = battleOf({ allies: { ajax: { facing: 2 }, exeter: {} } });
    expect(moved(battle, 50).rolled).toBe(1);
  });

  test('[SK-9.28] no roll for two ships at 4 knots or less', () => {
    const battle = battleOf({
      allies: { ajax: { facing: 2, speedKnots: 4 }, exeter: { speedKnots: 4 } },
    });
    expect(moved(battle).rolled).toBe(0);
  });

  test.each([
    ['the faster ship', { speedKnots: 17 }, {}, 'exeter'],
    ['at equal speed the larger', {}, {}, 'spee'],
    ['then the first of the list', { sheet: { dp: 400 } }, {}, 'exeter'],
  ])('[SK-9.29] %s is the ramming ship', (_, exeter, spee, rammer) => {
    expect(moved(crossing(exeter, spee), 1).struck[0]?.rammer).toBe(rammer);
  });
});

describe('with a ram order', () => {
  const ramming = (battle: Battle): Battle => give(battle, 'axis', 'ram spee exeter');

  test.each([
    [50, 1],
    [51, 0],
  ])('[SK-9.27] she strikes on 01-50: %i', (die, struck) => {
    expect(moved(ramming(crossing()), die).struck).toHaveLength(struck);
  });

  test('[SK-9.27, SK-16.11] an abandoned ship rams nobody', () => {
    const battle = ramming(crossing({ hex: at(-1, -2), speedKnots: 0 }));
    shipIn(battle, 'spee').fate = 'abandoned';
    expect(moved(battle, 4).struck).toEqual([]);
  });

  test('[SK-9.27] always if the other moves at 4 knots or less', () => {
    const battle = ramming(crossing({ hex: at(0, -2), speedKnots: 4 }));
    expect(moved(battle).struck).toMatchObject([{ rammer: 'spee', target: 'exeter', isRam: true }]);
  });

  test('[SK-9.27] a try is made once a turn', () => {
    const slow = { speedKnots: 8 };
    const battle = ramming(crossing({ ...slow, hex: at(0, -1) }, { ...slow, hex: at(-1, -2) }));
    const { rolled, left } = moved(battle, 51);
    expect([rolled, left]).toEqual([1, 0]);
  });

  test('[SK-9.27] ships that exchange hexes meet, but only to be rammed', () => {
    const turned = { hex: at(0, -1), facing: 3, speedKnots: 8 } as const;
    const meeting = () =>
      give(
        crossing({ speedKnots: 8, facing: 6, hex: at(1, -1) }, turned),
        'allies',
        'turns exeter S',
      );
    expect(moved(meeting()).rolled).toBe(0);
    const battle = ramming(meeting());
    expect(moved(battle, 50).struck).toMatchObject([{ rammer: 'spee', impactAngle: 60 }]);
    expect([place(battle, 'exeter'), place(battle, 'spee')]).toEqual(['0,-1 f1 0', '0,-1 f3 0']);
    expect([entered(battle, 'exeter'), entered(battle, 'spee')]).toEqual([['0,-1'], []]);
  });
});

describe('the impact', () => {
  test('[SK-18.9] its angle is from where the rammer came, off the bow of the target', () => {
    const battle = crossing({ speedKnots: 0, hex: at(0, -2) });
    give(battle, 'axis', 'ram spee exeter');
    expect(moved(battle).struck[0]?.impactAngle).toBe(60);
  });

  test('[SK-18.8, SK-18.9] from right ahead or astern there is no collision, and no roll', () => {
    const battle = crossing({}, { hex: at(0, -4), facing: 4 });
    expect(moved(give(battle, 'axis', 'ram spee exeter')).rolled).toBe(0);
  });

  test('[SK-18.10] if the target came to her, the rammer’s facing tells', () => {
    const battle = crossing({}, { hex: at(0, -2), speedKnots: 0, facing: 2 });
    give(battle, 'axis', 'ram spee exeter');
    expect(moved(battle, 50).struck[0]).toMatchObject({ rammer: 'spee', impactAngle: 120 });
  });

  test('[SK-9.30] both end in the hex of the collision with speed and carry 0', () => {
    const battle = crossing({ speedKnots: 31 }, { speedKnots: 31 });
    const { struck, tracks } = moved(battle, 1);
    expect(struck).toHaveLength(1);
    expect(place(battle, 'exeter')).toBe('0,-2 f1 0');
    expect(place(battle, 'spee')).toBe('0,-2 f3 0');
    expect(entered(battle, 'exeter')).toEqual(['0,-1', '0,-2']);
    expect([logOf(battle, 'exeter').carry, logOf(battle, 'spee').carry]).toEqual([0, 0]);
    expect(tracks.get('exeter')?.at[8]).toEqual(at(0, -2));
  });

  test('[SK-26.21] a boat deeper than 50 feet passes below', () => {
    const boat = { type: 'SS', boat: { submergedKnots: 9 } } as const;
    const meet = (feet: number, ...dice: number[]) => {
      const battle = crossing({ hex: at(0, -2), speedKnots: 0, sheet: boat });
      logOf(battle, 'exeter').depthFeet = feet;
      return moved(battle, ...dice).rolled;
    };
    expect([meet(100), meet(50, 90), meet(0, 90)]).toEqual([0, 1, 1]);
  });
});
