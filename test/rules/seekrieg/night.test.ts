import { describe, expect, test } from 'vitest';
import { visualRangeYards } from '../../../src/rules/seekrieg/common/visualRange';
import { lampsOf } from '../../../src/rules/seekrieg/night/lamps';
import { firesStarShells } from '../../../src/rules/seekrieg/night/starShell';
import {
  type Battle,
  battery,
  battleOf,
  logOf,
  shipIn,
  type TestBattle,
  type TestShip,
  turretsIn,
} from './fleet';
import { at, confirm, entered, give, refused, turn } from './playing';

const SIX_INCH = battery({ boreInches: 6, gunClass: 'P2', rangeYards: 20_000 });

const unarmed = (ship: TestShip): TestShip => ({
  speedKnots: 0,
  ...ship,
  sheet: { batteries: [], ...ship.sheet },
});

/** Exeter at the origin and Spee so many hexes ahead of her, at midnight under half a moon, in code 8. */
const atNight = (
  hexes: number,
  { exeter = {}, spee = {}, ...rest }: TestBattle & { exeter?: TestShip; spee?: TestShip } = {},
): Battle =>
  battleOf({
    scenario: { startMinute: 0 },
    ...rest,
    allies: { exeter: unarmed(exeter), ...rest.allies },
    axis: { spee: unarmed({ hex: at(0, -hexes), ...spee }) },
  });

const range = (battle: Battle, from = 'exeter', to = 'spee') =>
  visualRangeYards(battle.state, shipIn(battle, from), shipIn(battle, to));

/** 320 DP on a day of code 8: 43,000 yards in perfect visibility, 90 % of it. */
const DAY = 38_700;
const NIGHT = 11_610;

describe('searchlights', () => {
  test('[SK-19.6] two a side on a cruiser or larger ship, one on a destroyer', () => {
    const lamps = (['BB', 'CA', 'CL', 'CV', 'DD', 'SS', 'other'] as const).map((type) => {
      const battle = atNight(10, { exeter: { sheet: { type } } });
      return lampsOf(battle.state, shipIn(battle, 'exeter'));
    });
    expect(lamps).toEqual([2, 2, 2, 2, 1, 0, 0]);
  });

  test('[SK-19.8, SK-29.22] lost by CHART U4, or destroyed', () => {
    const battle = atNight(10);
    logOf(battle, 'exeter').losses.searchlights = true;
    expect(refused(battle, 'allies', 'searchlight exeter search')).toBe('no-searchlight SK-19.6');
    logOf(battle, 'exeter').losses.searchlights = false;
    logOf(battle, 'exeter').effects.push({ cd: 41, turnsLeft: null });
    expect(refused(battle, 'allies', 'searchlight exeter search')).toBe('no-searchlight SK-19.6');
  });

  test('[SK-34.1] by night only', () => {
    const battle = battleOf({ allies: { exeter: {} } });
    expect(refused(battle, 'allies', 'searchlight exeter search')).toBe('only-at-night SK-34.1');
  });

  test.each([
    [9, 1.2],
    [8, 1.2],
    [7, 1.1],
    [5, 1.1],
    [4, 1],
  ])('[SK-19.3] searching in code %i multiplies visual range by %d', (visibility, times) => {
    const battle = atNight(10, { weather: { visibility } });
    const dark = range(battle);
    confirm(give(battle, 'allies', 'searchlight exeter search'));
    expect(Math.abs(range(battle) - dark * times)).toBeLessThanOrEqual(10);
  });

  test.each([
    [8, 20_000],
    [5, 10_000],
  ])('[SK-19.7] in code %i a ship that uses them is seen to %i yards', (visibility, yards) => {
    const battle = atNight(10, { weather: { visibility } });
    confirm(give(battle, 'axis', 'searchlight spee search'));
    expect(range(battle)).toBe(yards);
  });

  test('[SK-34.10] on until ordered off', () => {
    const battle = turn(give(atNight(10), 'axis', 'searchlight spee search'));
    expect(shipIn(confirm(battle), 'spee').turn.hasSearchlightOn).toBe(true);
    turn(battle);
    expect(
      shipIn(confirm(give(battle, 'axis', 'searchlight spee off')), 'spee').turn.hasSearchlightOn,
    ).toBe(false);
  });

  test.each([
    ['lost', 'SK-19.6'],
    ['of an abandoned ship', 'SK-16.11'],
  ])('[SK-19.7] searchlights %s are out [%s]', (how) => {
    const battle = turn(give(atNight(10), 'axis', 'searchlight spee search'));
    if (how === 'lost') logOf(battle, 'spee').losses.searchlights = true;
    else shipIn(battle, 'spee').fate = 'abandoned';
    expect(shipIn(confirm(battle), 'spee').turn.hasSearchlightOn).toBe(false);
  });

  const lit = (hexes: number, ...rest: Parameters<typeof atNight>[1][]) => {
    const battle = atNight(hexes, ...rest);
    give(battle, 'allies', 'searchlight exeter spee');
    if (battle.state.ships.ajax) give(battle, 'allies', 'searchlight ajax spee');
    return shipIn(confirm(battle), 'spee').turn.isLit;
  };
  const destroyer: TestShip = { sheet: { type: 'DD' } };

  test('[SK-19.4, SK-19.20] one lamp lights a target out to 6,000 yards', () => {
    expect([12, 13].map((hexes) => lit(hexes, { exeter: destroyer }))).toEqual([true, false]);
  });

  test('[SK-19.4, SK-19.20] two lamps, from one ship or two, out to 10,000', () => {
    expect([20, 21].map((hexes) => lit(hexes))).toEqual([true, false]);
    const ajax = { ...destroyer, hex: at(1, -1), speedKnots: 0 };
    expect([20].map((hexes) => lit(hexes, { exeter: destroyer, allies: { ajax } }))).toEqual([
      true,
    ]);
  });

  test.each([
    [7, [6, 7], 'DD'],
    [5, [10, 11], 'CA'],
  ] as const)('[SK-19.5] half as far in code %i', (visibility, hexes, type) => {
    const exeter: TestShip = { sheet: { type, dp: 2000 } };
    const spee: TestShip = { sheet: { dp: 2000 } };
    const weather = { visibility, moon: 'bright' } as const;
    const battle = atNight(3, { exeter, spee, weather });
    give(battle, 'allies', 'searchlight exeter spee');
    const seen = hexes.map((distance) => {
      shipIn(battle, 'spee').hex = at(0, -distance);
      const isLit = shipIn(confirm(battle), 'spee').turn.isLit;
      turn(battle);
      return isLit;
    });
    expect(seen).toEqual([true, false]);
  });

  test('[SK-19.20] with a free line of sight', () => {
    const achilles: TestShip = { hex: at(0, -5), speedKnots: 0 };
    expect(lit(10, { allies: { achilles } })).toBe(false);
  });

  test('[SK-19.15] a lit ship is in visual range of every ship within the day’s', () => {
    const battle = atNight(10);
    expect(range(battle)).toBe(NIGHT);
    confirm(give(battle, 'allies', 'searchlight exeter spee'));
    expect(range(battle)).toBe(DAY);
  });
});

describe('star shells', () => {
  /** Both batteries are loaded for star shells alone. */
  const withGuns = (rest: Parameters<typeof atNight>[1] = {}, hexes = 20): Battle => {
    const battle = atNight(hexes, {
      exeter: { sheet: { batteries: [battery(), SIX_INCH] } },
      ...rest,
    });
    for (const log of logOf(battle, 'exeter').batteries) log.shells = {};
    return battle;
  };

  test.each([
    [2.9, false],
    [3, true],
    [6, true],
    [6.1, false],
  ])('[SK-19.9] from guns of %d inches', (boreInches, may) => {
    const exeter = { sheet: { batteries: [battery({ boreInches })] } };
    const why = refused(atNight(20, { exeter }), 'allies', 'star-shell exeter 0 0 0,-20');
    expect(why).toBe(may ? undefined : 'no-star-shell-gun SK-19.9');
  });

  test('[SK-19.9] on the engaged side, from a mount that is left', () => {
    const beam = battery({ boreInches: 5, turrets: turretsIn('P1:port S1:starboard') });
    const battle = atNight(20, { exeter: { sheet: { batteries: [beam] } } });
    expect(refused(battle, 'allies', 'star-shell exeter 0 0 20,-10')).toBe(
      'not-on-that-side SK-19.9',
    );
    expect(refused(battle, 'allies', 'star-shell exeter 0 1 20,-10')).toBeUndefined();
    const [log] = logOf(battle, 'exeter').batteries;
    if (log?.turrets[1]) log.turrets[1].guns = 0;
    expect(refused(battle, 'allies', 'star-shell exeter 0 1 20,-10')).toBe(
      'no-star-shell-gun SK-19.9',
    );
  });

  test('[SK-19.12] to 75 % of the gun’s range', () => {
    expect(refused(withGuns(), 'allies', 'star-shell exeter 1 0 0,-30')).toBeUndefined();
    expect(refused(withGuns(), 'allies', 'star-shell exeter 1 0 0,-31')).toBe(
      'out-of-reach SK-19.12',
    );
  });

  test('[SK-34.1] by night or twilight', () => {
    const battle = battleOf({ allies: { exeter: { sheet: { batteries: [SIX_INCH] } } } });
    expect(refused(battle, 'allies', 'star-shell exeter 0 0 0,-9')).toBe('not-by-day SK-34.1');
    battle.state.environment.light = 'evening-twilight';
    expect(refused(battle, 'allies', 'star-shell exeter 0 0 0,-9')).toBeUndefined();
  });

  test.each([
    [4, true],
    [5, false],
  ])('[SK-19.10, SK-19.11, SK-19.14] lights who ends within %i hexes: %s', (off, isLit) => {
    const battle = give(withGuns({}, 20), 'allies', `star-shell exeter 1 0 0,${off - 20}`);
    expect(shipIn(confirm(battle), 'spee').turn.isLit).toBe(isLit);
  });

  test.each([
    ['three', -19, true],
    ['two', -18, false],
  ])('[SK-19.14] of her four hexes %s lie in it: more than half is needed', (_, middle, isLit) => {
    const battle = withGuns({ spee: { speedKnots: 32 } }, 20);
    give(battle, 'allies', `star-shell exeter 1 0 0,${middle}`);
    expect(entered(confirm(battle), 'spee')).toEqual(['0,-21', '0,-22', '0,-23', '0,-24']);
    expect(shipIn(battle, 'spee').turn.isLit).toBe(isLit);
  });

  test('[SK-19.13, SK-34.10] an order may name an enemy: her hex of the moment of plotting, turn after turn', () => {
    const battle = withGuns({ spee: { speedKnots: 16 } });
    give(battle, 'allies', 'star-shell exeter 1 0 spee');
    const areas = [1, 2].map(() => {
      const [area] = confirm(battle).state.litAreas;
      turn(battle);
      return area?.hex;
    });
    expect(areas).toEqual([at(0, -20), at(0, -22)]);
    expect(confirm(give(battle, 'allies', 'star-shell exeter 1 0 -')).state.litAreas).toEqual([]);
  });

  test('[SK-19.9] the mount fires nothing else in that turn', () => {
    const battle = give(withGuns(), 'allies', 'star-shell exeter 1 1 spee');
    const fires = [0, 1, 2].map((turret) => firesStarShells(shipIn(battle, 'exeter'), 1, turret));
    expect(fires).toEqual([false, true, false]);
  });
});

describe('what else shows a ship at night', () => {
  test('[SK-19.19] a fire, to the day’s range; guns fired in the turn before, to 1.5 times the night’s', () => {
    const battle = atNight(10);
    expect(range(battle)).toBe(NIGHT);
    shipIn(battle, 'spee').firedBefore = true;
    expect(range(battle)).toBe(17_420);
    shipIn(battle, 'spee').isBurning = true;
    expect(range(battle)).toBe(DAY);
  });

  test('[SK-19.19] she fired in the turn before', () => {
    const battle = atNight(10);
    shipIn(battle, 'spee').turn.hasFired = true;
    expect(shipIn(turn(battle), 'spee').firedBefore).toBe(true);
    expect(shipIn(turn(battle), 'spee').firedBefore).toBe(false);
  });
});
