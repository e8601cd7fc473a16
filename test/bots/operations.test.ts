import { describe, expect, test } from 'vitest';
import { combatPlan } from '../../src/bots/strategic/advanced/combats';
import { turnsBack } from '../../src/bots/strategic/advanced/convoys';
import { carriersSought } from '../../src/bots/strategic/advanced/places';
import { fromEnemyBases, isReleased } from '../../src/bots/strategic/advanced/released';
import { runsIn } from '../../src/bots/strategic/advanced/torpedoCraft';
import { daylightAhead } from '../../src/bots/strategic/advanced/trips';
import { closingPlan } from '../../src/bots/strategic/basic/range';
import { BY_THE_BOOK } from '../../src/bots/strategic/common/judgement';
import { chooseOrder, offhandOrder } from '../../src/bots/strategic/doctrine/choose';
import type { Axial } from '../../src/hex';
import { drawFrom, scriptedDice } from '../../src/rules/core';
import { type StrategicState, strategic } from '../../src/rules/strategic';
import type { Objective, StrategicScenario } from '../../src/rules/strategic/model/scenario';
import type { Contact, ShipType } from '../../src/rules/strategic/query';
import { inPhase, offered, report } from '../rules/strategic/advancedGame';
import { basicAt, divisionOf, shipOf } from '../rules/strategic/basicGame';
import { CLOSING } from '../rules/strategic/basicSteps';
import { smallAdvanced } from '../rules/strategic/smallGame';

const newAdvanced = (given: Partial<StrategicScenario> = {}): StrategicState =>
  strategic.newState(smallAdvanced(given), {}, scriptedDice([6, 1])).state;

const seenBy = (state: StrategicState, side: 'allies' | 'axis') => strategic.view(state, side);

/** Points for the Allied transport at a place. */
const landing = (given: Partial<Objective> = {}): Objective => ({
  ...{ id: 'landing', text: 'It lands.', scores: 'allies', points: 30, per: 'once' },
  when: [
    {
      ...{ kind: 'shipsIn', ships: ['a-transport'], least: 1 },
      areas: [{ kind: 'near', hex: { q: 6, r: 1 }, hexes: 0 }],
    },
  ],
  ...given,
});

const reported = (...types: ShipType[]): Partial<Contact> => ({
  types: { kind: 'types', types },
  count: types.length,
});
const CARRIERS = reported('CV', 'DD');
const CRUISERS = reported('CA', 'DD');
const NEAR: Axial = { q: 6, r: 0 };

describe('transports bound for a landing', () => {
  const turns = (state: StrategicState) =>
    turnsBack(seenBy(state, 'allies'), 'allies', divisionOf(state, 'A2'));

  test('turn back from carriers that are reported near, and from nobody else', () => {
    const state = newAdvanced({ objectives: [landing()] });
    expect(turns(state)).toBe(false);
    report(state, 'X2', { q: 7, r: 0 }, CRUISERS);
    expect(turns(state)).toBe(false);
    report(state, 'X1', NEAR, CARRIERS);
    expect(turns(state)).toBe(true);
  });

  test('turn back once the carrier that covers them is lost', () => {
    const state = newAdvanced({ objectives: [landing()] });
    shipOf(state, 'a-carrier').fate = 'sunk';
    expect(turns(state)).toBe(true);
  });

  test('go through if their ships score one by one', () => {
    const state = newAdvanced({ objectives: [landing({ per: 'ship' })] });
    report(state, 'X1', NEAR, CARRIERS);
    expect(turns(state)).toBe(false);
  });
});

test('two carriers look for those of the enemy, one alone stays with what she covers', () => {
  const state = newAdvanced();
  report(state, 'X1', NEAR, CARRIERS);
  const sought = () => carriersSought(seenBy(state, 'allies'), 'allies', divisionOf(state, 'A1'));
  expect(sought()).toBeUndefined();
  shipOf(state, 'a-cruiser').card.type = 'CV';
  expect(sought()).toEqual(NEAR);
});

test('[ST-6.6, ST-7.32] a carrier closes to Medium once an enemy who reaches farther is worn down', () => {
  const state = basicAt({
    ...{ step: CLOSING, boxes: { A1: 'long', X1: 'extreme', X2: 'extreme' } },
    scenario: { rules: { allies: {}, axis: { longLegged: true } } },
  });
  const closes = (stepsShotDown: number) => {
    state.known.allies.stepsShotDown = stepsShotDown;
    return closingPlan(seenBy(state, 'allies'), 'allies', BY_THE_BOOK).some(
      (it) => it.kind === 'closeRange' && it.division === 'A1',
    );
  };
  expect(closes(11)).toBe(false);
  expect(closes(12)).toBe(true);
});

test('torpedo boats run in by night, as long as they have torpedoes', () => {
  const state = newAdvanced();
  const flotilla = divisionOf(state, 'X2');
  for (const id of flotilla.ships) shipOf(state, id).card.type = 'PT';
  const runs = (turn: number) => runsIn({ ...seenBy(state, 'axis'), turn }, 'axis', flotilla);
  expect([runs(1), runs(14)]).toEqual([false, true]);
  for (const id of flotilla.ships) shipOf(state, id).launchesLeft = 0;
  expect(runs(14)).toBe(false);
});

test('an escort turns home when its charge is where it may not go', () => {
  const stays: Objective = {
    ...{ id: 'line', text: 'It stays.', scores: 'allies', points: -20, per: 'once' },
    when: [
      {
        ...{ kind: 'shipsIn', ships: ['a-carrier'], least: 1 },
        areas: [{ kind: 'columns', from: 5, to: 99 }],
      },
    ],
  };
  const state = newAdvanced({ objectives: [landing({ per: 'ship' }), stays] });
  const released = () => isReleased(seenBy(state, 'allies'), 'allies', divisionOf(state, 'A1'));
  expect(released()).toBe(false);
  divisionOf(state, 'A2').hex = { q: 5, r: 2 };
  expect(released()).toBe(true);
  expect(isReleased(seenBy(state, 'allies'), 'allies', divisionOf(state, 'A2'))).toBe(false);
  const away = (hex: Axial) => fromEnemyBases(seenBy(state, 'axis'), 'axis', hex);
  expect(away({ q: 9, r: 0 })).toBeGreaterThan(away({ q: 2, r: 4 }));
});

test('[ST-20.14j] a boat attacks transports alone, and escorted ships only for a great prize', () => {
  const attacks = (...types: ShipType[]) => {
    const state = newAdvanced();
    const { hex } = divisionOf(state, 'XS1');
    divisionOf(state, 'A1').hex = hex;
    report(state, 'A1', hex as Axial, reported(...types));
    const turn = inPhase(state, 'combatPlan');
    const orders = offered(turn, 'axis', 'attackSubmerged');
    expect(orders.length).toBeGreaterThan(0);
    const plan = combatPlan(seenBy(state, 'axis'), 'axis', orders, BY_THE_BOOK);
    return plan.some(({ kind }) => kind === 'attackSubmerged');
  };
  expect(attacks('TR', 'TR', 'TR')).toBe(true);
  expect(attacks('CA', 'CA', 'DD')).toBe(false);
  expect(attacks('CV', 'CV', 'DD')).toBe(true);
});

test('[ST-1.22] hours of daylight until dark; by night those of the next day', () => {
  const view = seenBy(newAdvanced({ firstHour: 6 }), 'axis');
  const ahead = (turn: number) => daylightAhead({ ...view, turn });
  expect([ahead(1), ahead(12), ahead(13), ahead(24)]).toEqual([12, 1, 12, 12]);
});

test('an order without the list of all is the one with it', () => {
  const { state } = inPhase(newAdvanced(), 'movement');
  for (const side of ['allies', 'axis'] as const) {
    const view = seenBy(state, side);
    const listed = chooseOrder(view, side, strategic.legalOrders(view, side), drawFrom('bot'));
    expect(offhandOrder(view, side, drawFrom('bot'))).toEqual(listed);
  }
});
