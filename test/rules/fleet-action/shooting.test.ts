import { describe, expect, test } from 'vitest';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { abeam, act, change, facing, only, reckoned, volley } from './acting';
import { landTarget } from './land';
import { actionOf } from './position';

const secret = (state: FleetActionState, id: string) => {
  const { turn: _, ...rest } = conditionOf(unitOf(state, id));
  return JSON.stringify(rest);
};

describe('shooting', () => {
  test('[NW-13.2] MAIN and OTHER guns make attacks of their own', () => {
    const state = facing('Bismarck', 'Hood', 8);
    const main = act(state, 'allies', volley(state, 'bismarck', 'hood', 'main'), { guns: [2] });
    const other = act(state, 'allies', volley(state, 'bismarck', 'hood', 'other'), { guns: [2] });
    expect([main, other].map((events) => only(events, 'gunsFired').battery)).toEqual([
      ...['main', 'other'],
    ]);
  });

  test('[NW-13.11] a Crew Quality below -2 counts as it stands', () => {
    const state = facing('Bismarck', 'Hood', 8);
    change(state, 'bismarck', {}, { crewQuality: -4 });
    const events = act(state, 'allies', volley(state, 'bismarck', 'hood'), { guns: [2] });
    expect(reckoned(only(events, 'gunsFired'))).toMatchObject({ 'crew-quality': -4 });
  });

  test('[NW-13.23] ammunition is not counted', () => {
    const state = facing('Bismarck', 'Hood', 8);
    const before = secret(state, 'bismarck');
    act(state, 'allies', volley(state, 'bismarck', 'hood'), { guns: [2] });
    expect(secret(state, 'bismarck')).toBe(before);
  });

  test('[NW-13.24] [NW-21.3] to hit, damage, wreck test, then criticals', () => {
    const state = facing('Bismarck', 'Hood', 8);
    change(state, 'hood', {}, { structure: 5, flotation: 5 });
    const events = act(state, 'allies', volley(state, 'bismarck', 'hood'), {
      ...{ guns: [20], 'wreck-test': [10] },
    });
    const order = events.map(({ kind }) => kind);
    const steps = ['gunsFired', 'damaged', 'wreckTested', 'criticalRolled'] as const;
    const found = steps.map((kind) => order.indexOf(kind));
    expect(found).toEqual([...found].sort((a, b) => a - b));
    expect(found).not.toContain(-1);
  });

  test('[NW-21.4] armor takes nothing off the damage', () => {
    const damageTo = (belt: number) => {
      const state = facing('Bismarck', 'Hood', 8);
      const hood = unitOf(state, 'hood');
      hood.sheet = { ...hood.sheet, armor: { ...hood.sheet.armor, belt, deck: belt } };
      const events = act(state, 'allies', volley(state, 'bismarck', 'hood'), { guns: [20] });
      return events.find(({ kind }) => kind === 'damaged');
    };
    expect(damageTo(20)).toMatchObject({
      structure: (damageTo(0) as { structure: number }).structure,
    });
  });

  test('[NW-13.27] at distance 0 it is range band 1, on the beam, with nothing between', () => {
    const state = actionOf({
      allies: [abeam('Bismarck')],
      axis: [abeam('Hood', 0, { facing: 2 }), abeam('Fubuki', 0)],
    });
    const broadside = volley(state, 'bismarck', 'hood');
    expect(broadside).toMatchObject({ mounts: [0, 1, 2, 3] });
    const fired = only(act(state, 'allies', broadside, { guns: [2] }), 'gunsFired');
    expect(fired.need).toBe(6);
    expect(reckoned(fired)).not.toHaveProperty('intervening');
  });

  test('[NW-13.25] misses at land are rolled again, and its size adds nothing', () => {
    const state = actionOf({
      allies: [abeam('Bismarck')],
      sides: { axis: { landTargets: [landTarget('battery', { q: 0, r: -8 })] } },
    });
    const events = act(state, 'allies', volley(state, 'bismarck', 'battery'), { guns: [2, 3] });
    const fired = only(events, 'gunsFired');
    expect(fired.dice.flatMap(({ values }) => values)).toEqual([2, 3]);
    expect(reckoned(fired)).not.toHaveProperty('target-size');
  });

  test('[NW-27.11] batteries ashore roll their misses again', () => {
    const state = actionOf(
      {
        allies: [abeam('Exeter')],
        sides: { axis: { landTargets: [landTarget('battery', { q: 0, r: -8 })] } },
      },
      'axis',
    );
    const events = act(state, 'axis', volley(state, 'battery', 'exeter'), { guns: [2, 3] });
    expect(only(events, 'gunsFired').dice.flatMap(({ values }) => values)).toEqual([2, 3]);
  });
});
