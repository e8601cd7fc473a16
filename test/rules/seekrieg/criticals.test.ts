import { describe, expect, test } from 'vitest';
import { damageCritically } from '../../../src/rules/seekrieg/damage/criticals';
import { beginEffects } from '../../../src/rules/seekrieg/damage/effects';
import { locationOf, type RangeHalf } from '../../../src/rules/seekrieg/tables/hitLocation';
import { STANDARD_TABLES } from '../../../src/rules/seekrieg/tables/standard';
import { battery, eventsOf, logOf, shipIn, turretsIn } from './fleet';
import { alone, cdsDue, struckAt } from './hurting';

/** All percentile rolls. */
const PERCENT = Array.from({ length: 100 }, (_, i) => i + 1);

describe('critical damage', () => {
  test('[SK-14.14, SK-14.17, SK-14.27] the effect waits for the end of the turn, and only the owner is told', () => {
    const battle = struckAt('turret', [33], { radars: ['279'] });
    expect(cdsDue(battle)).toEqual([18]);
    expect(logOf(battle, 'ship').effects).toEqual([]);
    expect(eventsOf(battle, 'criticalDamage')[0]?.seenBy).toEqual(['allies']);
    beginEffects(battle);
    expect(logOf(battle, 'ship').effects).toMatchObject([{ cd: 18, turnsLeft: null }]);
  });

  test('[SK-14.15, SK-14.18, SK-EX25] a temporary effect counts its turns from the next', () => {
    const battle = struckAt('belt', [25, 24]);
    expect(logOf(battle, 'ship').effectsDue).toEqual([{ cd: 26, turnsLeft: 3 }]);
    beginEffects(battle);
    const left = [1, 2, 3].map(() => {
      beginEffects(battle);
      return logOf(battle, 'ship').effects.map(({ turnsLeft }) => turnsLeft);
    });
    expect(left).toEqual([[2], [1], []]);
    expect(eventsOf(battle, 'effectEnded')).toMatchObject([{ cd: 26 }]);
  });

  test('[SK-14.16, SK-14.18] the same effect received again is a second one with its own duration', () => {
    const battle = struckAt('belt', [25, 24]);
    const again = { ...battle, dice: struckAt('belt', [25, 1]).dice };
    logOf(again, 'ship').effectsDue.push({ cd: 26, turnsLeft: 1 });
    beginEffects(again);
    expect(logOf(again, 'ship').effects).toHaveLength(2);
  });

  test('[SK-29.23] a magazine explodes only behind armor that was pierced', () => {
    const battle = alone([11]);
    const blow = { penetrated: false, sideHit: 'port' } as const;
    damageCritically(battle, shipIn(battle, 'ship'), 'deck', blow);
    expect(cdsDue(battle)).toEqual([7]);
  });

  const weak = (location: 'belt' | 'superstructure', rolls: number[], penetrated: boolean) => {
    const battle = alone(rolls);
    logOf(battle, 'ship').hasWeakMagazines = true;
    damageCritically(battle, shipIn(battle, 'ship'), location, { penetrated, sideHit: 'port' });
    return cdsDue(battle);
  };

  test('[SK-29.27] three of five critical hits before weak magazines blow her up', () => {
    expect(weak('belt', [60], true)).toEqual([8]);
    expect(weak('belt', [61, 30, 10], true)).toEqual([26]);
  });

  test('[SK-29.27] a heavy hit in fifteen does, by the ranges of those at Jutland and in the Denmark Strait', () => {
    const { hitLocation, shells } = STANDARD_TABLES;
    const blowUp =
      PERCENT.filter((roll) => weak('belt', [roll, 30, 10], true)[0] === 8).length / 100;
    const atBelt = (half: RangeHalf) =>
      PERCENT.filter((roll) => locationOf(hitLocation, 'BB', half, roll) === 'belt').length / 100;
    const [near, far] = [8, 50];
    const through = (near * atBelt('short') + far * atBelt('long')) / (near + far);
    const charted = 0.02;
    const exploding = blowUp + (1 - blowUp) * charted;
    const heavy = through * (shells.types.APC.critical[1] / 100) * exploding;
    expect(1 / heavy).toBeCloseTo(15, 0);
  });

  test('[SK-29.27] no hit does that stays outside, or strikes far from a magazine', () => {
    expect(weak('belt', [18, 30], false)).toEqual([25]);
    expect(weak('superstructure', [15], true)).toEqual([11]);
  });

  test('[SK-29.22] CD 8: the ship is sunk when the turn ends', () => {
    const battle = struckAt('deck', [11]);
    expect(logOf(battle, 'ship').damage).toBe(0);
    beginEffects(battle);
    expect(logOf(battle, 'ship').damage).toBe(320);
  });

  test('[SK-29.25] CD 45 is two more rolls, and is not rolled on again', () => {
    const battle = struckAt('turret', [96, 97, 33], { radars: ['279'] });
    expect(cdsDue(battle)).toEqual([18]);
  });

  test('[SK-29.22] CD 36 burns an aircraft; without one it is a fire', () => {
    const bare = struckAt('deck', [78, 10]);
    expect(eventsOf(bare, 'criticalDamage')).toMatchObject([{ cd: 34, turns: 0 }]);
    const battle = struckAt('deck', [78, 10], { floatplanes: 2 });
    expect(eventsOf(battle, 'criticalDamage')).toMatchObject([{ cd: 36 }]);
    expect(logOf(battle, 'ship').floatplanes).toBe(1);
    expect(logOf(battle, 'ship').fires).toMatchObject([{ severity: 10 }]);
  });

  test('[SK-29.25] an effect that finds nothing to act on becomes a fire', () => {
    const battle = struckAt('superstructure', [35, 10]);
    expect(eventsOf(battle, 'criticalDamage')).toMatchObject([{ cd: 34, turns: 0 }]);
    expect(logOf(battle, 'ship').fires).toMatchObject([{ severity: 10 }]);
  });

  test('[SK-14.25, SK-29.22] CD 34, 35: fires by a ten-sided die', () => {
    expect(logOf(struckAt('deck', [60, 7]), 'ship').fires).toMatchObject([{ severity: 7 }]);
    expect(logOf(struckAt('deck', [70, 7]), 'ship').fires).toMatchObject([{ severity: 12 }]);
  });

  test('[SK-29.22] CD 38: half the DER of a loaded torpedo at 1 inch; without one, burning ammunition', () => {
    const torpedoes = {
      model: 'Mk IX 21"',
      mounts: [{ tubes: 4, place: 'center' as const }],
      ...{ reloads: 0, lossFactor: 40 },
    };
    const battle = struckAt('deck', [85], { torpedoes });
    expect(logOf(battle, 'ship').damageDue).toBe(145);
    beginEffects(battle);
    expect(logOf(battle, 'ship').mounts).toEqual([{ tubes: 0, loaded: 0, firedOnTurn: 0 }]);
    expect(logOf(struckAt('deck', [85, 3]), 'ship').fires).toMatchObject([{ severity: 8 }]);
  });

  test('[SK-29.22, SK-29.26] CD 5: a turret chosen among those able to fire', () => {
    const battle = struckAt('turret', [25, 2]);
    beginEffects(battle);
    expect(logOf(battle, 'ship').batteries[0]?.turrets.map(({ guns }) => guns)).toEqual([
      2, 2, 0, 2,
    ]);
  });

  test('[SK-29.22] CD 10: a secondary mount on the side hit, else a fire', () => {
    const secondary = battery({ boreInches: 4, turrets: turretsIn('P2:port S2:starboard') });
    const hit = struckAt('superstructure', [10], { batteries: [battery(), secondary] });
    expect(logOf(hit, 'ship').effectsDue).toMatchObject([
      { cd: 10, battery: 1, mount: 0, sideHit: 'port' },
    ]);
    expect(logOf(struckAt('superstructure', [10, 4]), 'ship').fires).toHaveLength(1);
  });

  test('[SK-15.4, SK-29.22] CD 11, 12: a cruiser has two directors, a destroyer one', () => {
    const cruiser = struckAt('tower', [5]);
    beginEffects(cruiser);
    expect(logOf(cruiser, 'ship').directorsLost).toEqual({ fore: true, aft: false });
    const destroyer = struckAt('tower', [5], { type: 'DD' });
    beginEffects(destroyer);
    expect(logOf(destroyer, 'ship').directorsLost).toEqual({ fore: true, aft: true });
  });

  test('[SK-29.22] CD 21: no command in the next turn only', () => {
    expect(logOf(struckAt('tower', [70]), 'ship').effectsDue).toEqual([{ cd: 21, turnsLeft: 1 }]);
  });

  test.each([
    [33, 'P'],
    [66, 'S'],
    [67, null],
  ])('[SK-29.22] CD 24: rudder roll %i jams it to %s', (rolled, rudder) => {
    expect(logOf(struckAt('belt', [13, rolled]), 'ship').effectsDue).toEqual([
      { cd: 24, turnsLeft: null, rudder },
    ]);
  });

  test('[SK-29.22] CD 32: a tenth of the DP at once', () => {
    expect(logOf(struckAt('belt', [80]), 'ship').damageDue).toBe(32);
  });

  test('[SK-29.22] CD 41, 43, 44: searchlights, a catapult with its aircraft, depth charge gear', () => {
    const gear = { floatplanes: 2, catapults: 1, depthCharges: 30, hasSonar: true };
    const ends = (
      [
        ['turret', 92],
        ['deck', 96],
        ['belt', 97],
      ] as const
    ).map(([location, rolled]) => {
      const battle = struckAt(location, [rolled], gear);
      beginEffects(battle);
      const { losses, floatplanes, depthCharges } = logOf(battle, 'ship');
      return [losses.searchlights, floatplanes, depthCharges, losses.sonar];
    });
    expect(ends).toEqual([
      [true, 2, 30, false],
      [false, 1, 30, false],
      [false, 2, 0, true],
    ]);
  });

  test('[SK-14.14] carriers use CHART N2', () => {
    const battle = struckAt('flight-deck', [20, 1], { type: 'CV' });
    expect(logOf(battle, 'ship').effectsDue).toEqual([{ cd: 46, turnsLeft: 1 }]);
  });

  test('[SK-29.22] CD 54: a fire of twice the digit sum', () => {
    const battle = struckAt('flight-deck', [90, 46], { type: 'CV' });
    expect(logOf(battle, 'ship').fires).toMatchObject([{ severity: 20 }]);
  });
});
