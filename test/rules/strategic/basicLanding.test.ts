import { describe, expect, test } from 'vitest';
import { eventsFor } from '../../../src/rules/core';
import { stepsAboard } from '../../../src/rules/strategic/harm';
import {
  basicAt,
  basicOf,
  confirmBoth,
  divisionOf,
  eventsOf,
  give,
  landOf,
  type newBasic,
  shipOf,
  squadronOf,
} from './basicGame';
import { SEARCH, STRIKE_PLAN } from './basicSteps';

describe('landing', () => {
  /** After a strike by 4 + 4 steps of the Allied carrier, as the last strike comes to its end. */
  const returning = (before: (state: ReturnType<typeof newBasic>) => void, dice: number[]) => {
    const state = basicAt({ step: STRIKE_PLAN, spotted: ['X1'] });
    give(state, 'allies', 'strike a-db-1 4 X1 bombs');
    give(state, 'allies', 'strike a-db-2 2 X1 bombs');
    confirmBoth(state);
    before(state);
    divisionOf(state, 'X1').status = 'gone';
    const events = give(state, 'allies', 'fly X1', dice);
    return { state, landed: eventsOf(events, 'squadronLanded') };
  };

  test('[ST-7.20] all that survive land after the last strike and are ready next turn', () => {
    const { state, landed } = returning(() => {}, []);
    expect(state.step).toEqual({ kind: 'searchTargets' });
    expect(landed.map(({ squadron, at }) => [squadron, at])).toEqual([
      ['a-db-1', 'a-carrier'],
      ['a-db-2', 'a-carrier'],
    ]);
    expect(eventsFor(landed, 'axis')).toEqual([]);
    expect(basicOf(state, 'allies')).toMatchObject({ cap: [], strikes: [] });
    expect(stepsAboard(state, 'allies', squadronOf(state, 'a-db-2'))).toBe(4);
  });

  test('[ST-7.21] with the carrier sunk they land on another deck in the box or next to it, and steps without room are lost', () => {
    const { state, landed } = returning((it) => {
      shipOf(it, 'a-carrier').fate = 'sunk';
      for (const id of ['a-db-1', 'a-db-2']) squadronOf(it, id).steps = id === 'a-db-2' ? 2 : 4;
      // The airbase holds 64 steps: all but five are taken.
      squadronOf(it, 'a-base-f').steps = 59 - squadronOf(it, 'a-base-pa').steps;
    }, []);
    expect(landed.map(({ at, stepsWithoutDeck }) => [at, stepsWithoutDeck])).toEqual([
      ['a-base', 0],
      ['a-base', 1],
    ]);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ home: 'a-base', steps: 4 });
    expect(squadronOf(state, 'a-db-2')).toMatchObject({ home: 'a-base', steps: 1, lostForGood: 1 });
  });

  test('[ST-7.21] nothing in reach takes them: all are lost', () => {
    const { state, landed } = returning((it) => {
      shipOf(it, 'a-carrier').fate = 'sunk';
      squadronOf(it, 'a-db-2').steps = 2;
      landOf(it, 'a-base').isCaptured = true;
    }, []);
    expect(landed.map(({ at }) => at)).toEqual([null, null]);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ steps: 0, lostForGood: 4 });
  });

  test('[ST-7.21] [ST-4.6] a Heavy carrier takes none: the part in the air lands elsewhere, as a squadron of its own where steps stayed aboard', () => {
    const { state } = returning((it) => {
      shipOf(it, 'a-carrier').damageLevels = 6;
    }, []);
    expect(squadronOf(state, 'a-db-1')).toMatchObject({ home: 'a-base', steps: 4 });
    expect(squadronOf(state, 'a-db-2')).toMatchObject({ home: 'a-carrier', steps: 2 });
    expect(squadronOf(state, 'a-db-2-part-2')).toMatchObject({ home: 'a-base', steps: 2 });
  });

  test('[ST-7.21] [ST-12.21] torpedo and dive bombers do not fit everywhere: patrol aircraft land at no carrier', () => {
    const state = basicAt({ step: { kind: 'basicEnd' } });
    basicOf(state, 'allies').search = [{ squadron: 'a-base-pa', steps: 3 }];
    landOf(state, 'a-base').damageLevels = 12;
    landOf(state, 'a-base').wasAttacked = true;
    confirmBoth(state, [6, 1]);
    expect(squadronOf(state, 'a-base-pa')).toMatchObject({ steps: 0, lostForGood: 3 });
  });

  test('[ST-7.22] one die for each step lost in the air: on 5–6 it is mended', () => {
    const { state, landed } = returning(
      (it) => {
        Object.assign(squadronOf(it, 'a-db-1'), { steps: 1, lostInFlight: 3 });
        const part = basicOf(it, 'allies').strikes[0]?.parts[0];
        if (part) part.steps = 1;
      },
      [4, 5, 6],
    );
    expect(landed[0]).toMatchObject({ stepsMended: 2, seenBy: ['allies'] });
    expect(squadronOf(state, 'a-db-1')).toMatchObject({
      steps: 3,
      lostForGood: 1,
      lostInFlight: 0,
    });
  });

  test('[ST-7.22] [ST-2.33] of a part that was shot down whole nothing is mended, not when others land later either', () => {
    const { state, landed } = returning((it) => {
      Object.assign(squadronOf(it, 'a-db-1'), { steps: 2, lostInFlight: 2 });
      const [strike] = basicOf(it, 'allies').strikes;
      if (strike) strike.parts = strike.parts.filter(({ squadron }) => squadron !== 'a-db-1');
    }, []);
    expect(landed.map(({ squadron }) => squadron)).not.toContain('a-db-1');
    const lost = { steps: 2, lostForGood: 2, lostInFlight: 0 };
    expect(squadronOf(state, 'a-db-1')).toMatchObject(lost);
  });

  test('[ST-4.6] a Moderate carrier lets four steps land in a turn, those of step 3 and step 8 together', () => {
    const state = basicAt({ step: { kind: 'basicEnd' } });
    Object.assign(shipOf(state, 'a-carrier'), { damageLevels: 4, recovered: 2 });
    Object.assign(basicOf(state, 'allies'), {
      search: [{ squadron: 'a-f', steps: 3 }],
      landed: { 'a-carrier': 3 },
    });
    confirmBoth(state, [3, 6, 1]);
    expect(squadronOf(state, 'a-f')).toMatchObject({ home: 'a-carrier', steps: 2 });
    expect(squadronOf(state, 'a-f-part-2')).toMatchObject({ home: 'a-base', steps: 2 });
  });

  test('[ST-7.49] searchers come home in step 8', () => {
    const state = basicAt({ step: SEARCH });
    give(state, 'allies', 'search a-db-1 4');
    confirmBoth(state);
    state.step = { kind: 'basicEnd' };
    const events = confirmBoth(state, [6, 1]);
    expect(eventsOf(events, 'squadronLanded')).toMatchObject([
      { squadron: 'a-db-1', at: 'a-carrier' },
    ]);
    expect(basicOf(state, 'allies').search).toEqual([]);
  });
});
