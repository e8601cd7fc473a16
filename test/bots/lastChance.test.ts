import { describe, expect, test } from 'vitest';
import { commander } from '../../src/bots';
import { BY_THE_BOOK } from '../../src/bots/strategic/common/judgement';
import { judgedNow } from '../../src/bots/strategic/common/lastChance';
import { must, scriptedDice } from '../../src/rules/core';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import { refreshKnowledge } from '../../src/rules/strategic/game/knowledge';
import type { ShipType } from '../../src/rules/strategic/tables/kinds';
import { inPhase, report } from '../rules/strategic/advancedGame';
import { basicAt, shipOf } from '../rules/strategic/basicGame';
import { STRIKE_PLAN, SUBMARINES } from '../rules/strategic/basicSteps';
import { smallAdvanced } from '../rules/strategic/smallGame';
import { decide } from './strategicGames';

const ordered = (state: StrategicState) => strategic.makeOrder(decide(commander, state, 'allies'));

describe('a commander whose game comes to its end without a shot', () => {
  /** An Allied boat before a screen that is the better of the two; the game has six turns. */
  function stalking(turn: number, torpedo = 4): StrategicState {
    const state = basicAt({ step: SUBMARINES, turn, boxes: { AS1: 'short' }, spotted: ['X1'] });
    shipOf(state, 'a-boat').card.torpedo = torpedo;
    shipOf(state, 'x-dd-1').card.asw = 4;
    refreshKnowledge(state);
    return state;
  }

  test('lets a boat take a slim chance that he would have let be before', () => {
    expect(ordered(stalking(2))).toBe('confirm');
    expect(ordered(stalking(5))).toBe('stalk AS1 X1 x-carrier');
  });

  test('but no attack that cannot hit', () => {
    expect(ordered(stalking(5, 0))).toBe('confirm');
  });

  test('and not once somebody has been hurt or shot down', () => {
    const hurt = stalking(5);
    shipOf(hurt, 'a-battleship').damageLevels += 1;
    expect(ordered(hurt)).toBe('confirm');
    const flown = stalking(5);
    flown.known.allies.stepsShotDown = 1;
    expect(ordered(flown)).toBe('confirm');
  });

  /** Battleship and cruiser of the enemy are seen; of the turns the third and the fourth are by night. */
  const seen = (turn: number, turns: number): StrategicState =>
    basicAt({ step: STRIKE_PLAN, turn, spotted: ['X2'], scenario: { turns } });

  test('sends bombers by night, which stay down at other times', () => {
    expect(ordered(seen(4, 8))).toBe('confirm');
    expect(ordered(seen(4, 4))).toMatch(/^strike a-(db|tb)/);
  });

  test('holds damage that ships began with against nobody', () => {
    const state = seen(4, 4);
    const ship = shipOf(state, 'a-cruiser');
    Object.assign(ship, { damageLevels: 2, source: { ...ship.source, damageLevels: 2 } });
    expect(judgedNow(strategic.view(state, 'allies'), 'allies', BY_THE_BOOK)).not.toEqual(
      BY_THE_BOOK,
    );
  });

  /** A carrier with her escort, to whom an enemy is reported in her own hex; the game has twelve turns. */
  function meeting(turn: number, types: ShipType[]): StrategicState {
    const { state } = strategic.newState(smallAdvanced(), {}, scriptedDice([6, 1]));
    inPhase(state, 'combatPlan', turn);
    report(state, 'X2', must(state.forces.allies.divisions.A1?.hex, 'hex of A1'), {
      types: { kind: 'types', types },
    });
    return state;
  }

  test('lets a carrier with a strong escort attack what is weaker in her hex', () => {
    expect(ordered(meeting(6, ['CL', 'DD']))).toBe('combat A1 -');
    expect(ordered(meeting(11, ['CL', 'DD']))).toBe('combat A1 c11-1');
    expect(ordered(meeting(11, ['BB', 'BB']))).toBe('combat A1 -');
  });

  test('is not waited for by a carrier whose escort has won beforehand', () => {
    expect(ordered(meeting(6, ['DD']))).toBe('combat A1 c6-1');
  });
});
