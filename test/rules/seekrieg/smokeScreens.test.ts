import { describe, expect, test } from 'vitest';
import { hexKey } from '../../../src/hex';
import { seekrieg } from '../../../src/rules/seekrieg';
import { ageSmoke } from '../../../src/rules/seekrieg/movement/smoke';
import { isFitted } from '../../../src/rules/seekrieg/movement/standing';
import {
  type Battle,
  battleOf,
  logOf,
  sheet,
  shipIn,
  type TestBattle,
  type TestShip,
} from './fleet';
import { at, confirm, give, refused, turn } from './playing';

const DESTROYER: TestShip = { sheet: { type: 'DD', dp: 50, speedKnots: 36 }, speedKnots: 24 };

const alone = (rest: TestBattle = {}, ship: TestShip = {}): Battle =>
  battleOf({ allies: { electra: { ...DESTROYER, ...ship } }, ...rest });

const markers = ({ state }: Battle) => state.smoke.map(({ hex, kind }) => `${hexKey(hex)} ${kind}`);

describe('who may lay smoke', () => {
  test('[SK-15.11] any ship funnel smoke, only ships so fitted chemical smoke', () => {
    const battle = battleOf({ allies: { hood: { sheet: { type: 'BB' } } } });
    expect(refused(battle, 'allies', 'smoke hood funnel')).toBeUndefined();
    expect(refused(battle, 'allies', 'smoke hood chemical')).toBe('no-chemical-smoke SK-15.11');
  });

  test.each([
    ['DD', 1900, true],
    ['CL', 1914, true],
    ['CA', 1930, true],
    ['CL', 1913, false],
    ['BB', 1940, false],
    ['CV', 1940, false],
  ] as const)('[SK-15.12] %s of %i', (type, completed, is) => {
    expect(isFitted(sheet({ type, completed }))).toBe(is);
  });

  test('[SK-29.22] not with wrecked funnels', () => {
    const battle = alone();
    logOf(battle, 'electra').effects.push({ cd: 42, turnsLeft: null });
    expect(refused(battle, 'allies', 'smoke electra chemical')).toBe('no-chemical-smoke SK-15.11');
    expect(refused(battle, 'allies', 'smoke electra funnel')).toBeUndefined();
  });

  test('[SK-29.22] what is being laid ends when the gear is wrecked', () => {
    const laid = (kind: string) => {
      const battle = give(alone(), 'allies', `smoke electra ${kind}`);
      logOf(battle, 'electra').effects.push({ cd: 42, turnsLeft: null });
      return markers(confirm(battle)).length > 0;
    };
    expect([laid('chemical'), laid('funnel')]).toEqual([false, true]);
  });

  test('[SK-15.21, SK-34.1] not in wind of 20 knots or more', () => {
    expect(refused(alone({ weather: { force: 6 } }), 'allies', 'smoke electra funnel')).toBe(
      'too-much-wind SK-15.21',
    );
    expect(
      refused(alone({ weather: { force: 5 } }), 'allies', 'smoke electra funnel'),
    ).toBeUndefined();
  });
});

describe('markers', () => {
  test('[SK-15.13] in the hex where she starts and in every hex that she leaves', () => {
    const battle = confirm(give(alone(), 'allies', 'smoke electra chemical'));
    expect(markers(battle)).toEqual(['0,0 chemical', '0,-1 chemical', '0,-2 chemical']);
  });

  test('[SK-15.13] one where she starts if she enters no hex', () => {
    const battle = confirm(give(alone({}, { speedKnots: 4 }), 'allies', 'smoke electra funnel'));
    expect(markers(battle)).toEqual(['0,0 funnel']);
  });

  test('[SK-34.10] until it is ordered off', () => {
    const battle = turn(give(alone(), 'allies', 'smoke electra funnel'));
    confirm(battle);
    expect(markers(battle)).toHaveLength(6);
    turn(battle);
    confirm(give(battle, 'allies', 'smoke electra off'));
    expect(markers(battle)).toHaveLength(6);
    expect(shipIn(battle, 'electra').turn.smoke).toBeNull();
  });

  test('[SK-15.14] laid in turn n, gone at the end of turn n + 4', () => {
    const battle = confirm(give(alone(), 'allies', 'smoke electra funnel'));
    const left = [1, 2, 3, 4, 5].map((now) => {
      battle.state.turn = now;
      ageSmoke(battle);
      return battle.state.smoke.length;
    });
    expect(left).toEqual([3, 3, 3, 3, 0]);
  });

  test('[SK-5.8, SK-5.11] the enemy sees the smoke of a ship that he sees or tracks', () => {
    const shown = (hexes: number) => {
      const battle = alone({ axis: { spee: { hex: at(0, hexes) } } });
      confirm(give(battle, 'allies', 'smoke electra funnel'));
      return seekrieg.view(battle.state, 'axis').smoke.map(({ layer }) => layer);
    };
    expect(shown(20)).toEqual([null, null, null]);
    expect(shown(200)).toEqual([]);
  });
});

describe('drift', () => {
  const drifting = (force: number, turns: number, driftingSmoke = true): string[] => {
    const battle = confirm(
      give(
        alone({ weather: { force, windFrom: 6 }, options: { driftingSmoke } }, { speedKnots: 2 }),
        'allies',
        'smoke electra funnel',
      ),
    );
    for (let i = 0; i < turns; i++) ageSmoke(battle);
    return markers(battle);
  };

  test('[SK-15.20, SK-4.13] half the wind speed downwind, in 1/32 hex carried', () => {
    // 13 knots: 26/32 hex a turn.
    expect([1, 2, 3, 4].map((turns) => drifting(4, turns)[0])).toEqual([
      '0,0 funnel',
      '1,0 funnel',
      '2,0 funnel',
      '3,0 funnel',
    ]);
  });

  test('[SK-15.20, SK-EX29] wind of 8 knots: half a hex a turn', () => {
    const battle = confirm(
      give(
        alone({ options: { driftingSmoke: true } }, { speedKnots: 2 }),
        'allies',
        'smoke electra funnel',
      ),
    );
    battle.state.environment.windKnots = 8;
    battle.state.environment.windFrom = 5;
    const places = [1, 2, 3, 4].map(() => {
      ageSmoke(battle);
      return markers(battle)[0];
    });
    expect(places).toEqual(['0,0 funnel', '1,-1 funnel', '1,-1 funnel', '2,-2 funnel']);
  });

  test('[SK-15.20] only with Optional C', () => {
    expect(drifting(5, 4, false)).toEqual(['0,0 funnel']);
  });
});
