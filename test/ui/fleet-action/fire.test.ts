import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { explainHits } from '../../../src/rules/fleet-action/query';
import {
  aimedAt,
  anyHit,
  bestFire,
  hasMoreToDo,
  isSameFire,
  shotOdds,
  shotsOf,
  stillOpen,
  weaponsIn,
} from '../../../src/ui/systems/fleet-action/fire/fire';
import { actionOf } from '../../rules/fleet-action/position';
import type { TestBattle } from '../../rules/fleet-action/setting';

/** A battleship with one enemy close and one far away, both abeam. */
const DUEL: TestBattle = {
  allies: [{ sheet: 'Washington', hex: { q: 0, r: 0 }, facing: 1 }],
  axis: [
    { sheet: 'Kirishima', hex: { q: 8, r: -4 }, facing: 4 },
    { sheet: 'Fubuki', hex: { q: 16, r: -8 }, facing: 4, knots: 30 },
  ],
};

const view = fleetAction.view(actionOf(DUEL), 'allies');
const options = shotsOf(fleetAction.legalOrders(view, 'allies'), 'washington');
const targets = (shots: readonly { target: string }[]) => shots.map(({ target }) => target);

describe('the fire that is proposed', () => {
  test('has a target for each weapon that can shoot, the one at which it does most', () => {
    const best = bestFire(view, options);
    expect(best).toHaveLength(weaponsIn(options).length);
    expect(targets(best)[0]).toBe('kirishima');
    for (const shot of best) expect(fleetAction.refuse(view, 'allies', shot)).toBeUndefined();
  });

  test('is turned on another enemy with all weapons that can', () => {
    const planned = bestFire(view, options);
    const turned = aimedAt({ options, planned, isChosen: false, isBest: true }, 'fubuki');
    const able = options.filter(({ target }) => target === 'fubuki').length;
    expect(able).toBeGreaterThan(0);
    expect(targets(turned).filter((it) => it === 'fubuki')).toHaveLength(able);
    expect(turned).toHaveLength(planned.length);
  });
});

describe('the fire that is chosen', () => {
  const best = bestFire(view, options);
  const fire = { options, planned: best, isChosen: true, isBest: true };

  test('is dropped once its weapon has fired, though another can fire at the same target', () => {
    const [main, ...others] = options.filter(({ target }) => target === 'kirishima');
    if (!main) throw new Error('nothing to shoot at');
    expect(others.length).toBeGreaterThan(0);
    expect(stillOpen([main], options)).toEqual([main]);
    expect(stillOpen([main], others)).toEqual([]);
  });

  test('is the proposed one only with the same targets and mounts', () => {
    const fewer = best.map((shot) =>
      shot.kind === 'shootGuns' ? { ...shot, mounts: shot.mounts.slice(1) } : shot,
    );
    expect(isSameFire(best.toReversed(), best)).toBe(true);
    expect(isSameFire(fewer, best)).toBe(false);
    expect(isSameFire(best.slice(1), best)).toBe(false);
  });

  test('leaves nothing to do when every mount of every weapon fires and there is no other order', () => {
    const [first] = best;
    if (first?.kind !== 'shootGuns') throw new Error('no guns');
    const part = { ...first, mounts: first.mounts.slice(1) };
    expect(hasMoreToDo(options, 'washington', fire)).toBe(false);
    expect(hasMoreToDo(options, 'washington', { ...fire, planned: best.slice(1) })).toBe(true);
    const partly = { ...fire, planned: [part, ...best.slice(1)] };
    expect(hasMoreToDo(options, 'washington', partly)).toBe(true);
    const alone = options.filter(({ target }) => target === first.target);
    expect(hasMoreToDo(alone, 'washington', { ...partly, options: alone })).toBe(false);
    const lights = { kind: 'searchlight', ship: 'washington', target: 'fubuki' } as const;
    expect(hasMoreToDo([...options, lights], 'washington', fire)).toBe(true);
  });
});

test('the odds of a shot are those of the rules, and several shots hit when any of them does', () => {
  const [shot] = options;
  if (!shot) throw new Error('nothing to shoot at');
  const [gun] = fleetAction.explain(view, 'allies', [shot]).guns;
  const odds = shotOdds(view, shot);
  expect(odds?.hitChance).toBe(gun?.hitChance);
  if (!odds) throw new Error('no odds');
  expect(anyHit([odds, odds])).toBeCloseTo(1 - (1 - odds.hitChance) ** 2, 10);
});

test('what is reckoned quickly is what is reckoned in full, but for the chances of loss', () => {
  const { guns, light } = fleetAction.explain(view, 'allies', options);
  const quick = explainHits(view, options);
  expect(quick.guns).toEqual(
    guns.map(({ lossChance: _, samples: __, standardError: ___, ...exact }) => exact),
  );
  expect(quick.light).toHaveLength(light.length);
});
