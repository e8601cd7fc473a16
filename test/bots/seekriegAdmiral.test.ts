import { describe, expect, test } from 'vitest';
import {
  admiral,
  type Bot,
  botsFor,
  commander,
  type Decision,
  nodeBudget,
  positionFor,
} from '../../src/bots';
import { exchangeOf } from '../../src/bots/seekrieg/common/exchange';
import { masteryOf } from '../../src/bots/seekrieg/common/mastery';
import { newSituation } from '../../src/bots/seekrieg/common/situation';
import { drawFrom, enemyOf, orderDice, SIDES, type Side } from '../../src/rules/core';
import { type Order, type SeekriegState, seekrieg } from '../../src/rules/seekrieg';
import type { Objective } from '../../src/rules/seekrieg/query';
import { words } from '../../src/words/seekrieg';
import { battle, shipIn } from '../rules/seekrieg/botFleet';
import { battleOf as shipped } from '../scenario/seekrieg/shippedBattles';

const decide = (bot: Bot, state: SeekriegState, side: Side): Decision =>
  bot.decide(
    positionFor(seekrieg, seekrieg.view(state, side), side),
    drawFrom('bot'),
    nodeBudget(40),
  );

/** Every position of the first turns of a shipped battle, or of all, with the order that is given in it. */
function* played(
  id: string,
  { bot, turns = Number.POSITIVE_INFINITY }: { bot: Bot; turns?: number },
): Generator<{ state: SeekriegState; side: Side; order: Order }> {
  const { state } = seekrieg.newState(shipped(id), seekrieg.defaultOptions, orderDice(id, 0));
  for (let number = 1; state.turn <= turns && !seekrieg.outcome(state); number += 1) {
    const side = SIDES.find((it) => !state.confirmed[it]) ?? 'allies';
    const order = decide(bot, state, side).order as Order;
    yield { state, side, order };
    seekrieg.apply(state, side, order, orderDice(id, number));
  }
}

const objective = (aim: Objective['aim'], ships: string[], points = 100): Objective => ({
  ...{ id: aim.kind, aim, ships, points },
  ...{ of: 'each', judged: 'end' },
});

/** The own ship north of which an enemy is that she cannot beat, and what the list of her side pays for. */
function outgunned(...objectives: Objective[]): SeekriegState {
  const state = battle({ hexes: 40, ownDp: 60, ownGuns: 'A1', enemyDp: 1200 });
  state.forces.allies.objectives = objectives;
  return state;
}

const HARM = objective({ kind: 'sunk' }, ['enemy']);
const KEPT = objective({ kind: 'afloat' }, ['own']);

/** The reason of the first course that is ordered. */
function whyCourse(state: SeekriegState, bot: Bot): string | undefined {
  for (let number = 1; number < 20; number += 1) {
    const { order, why } = decide(bot, state, 'allies');
    const { kind } = order as Order;
    if (kind === 'turns') return why?.code;
    seekrieg.apply(state, 'allies', order as Order, orderDice('why', number));
  }
  return undefined;
}

describe('the admiral', () => {
  const judgement = (state: SeekriegState, side: Side = 'allies') =>
    masteryOf(seekrieg.view(state, side), side);

  test('plays Seekrieg to the end of a battle, by legal orders', () => {
    expect(botsFor('seekrieg')).toContain(admiral);
    let orders = 0;
    for (const { state, side, order } of played('sk-river-plate', { bot: admiral })) {
      expect(seekrieg.refuse(seekrieg.view(state, side), side, order)).toBeUndefined();
      orders += 1;
    }
    expect(orders).toBeGreaterThan(50);
  });

  test('[SK-1.12] closes to 14 hexes where his list pays for harm, whatever the odds', () => {
    expect(whyCourse(outgunned(HARM), admiral)).toBe('closing');
    expect(judgement(outgunned(HARM))).toMatchObject({ posture: 'fight', rangeHexes: 14 });
    expect(judgement(outgunned(HARM, { ...KEPT, points: 10 })).posture).toBe('fight');
  });

  test('[SK-1.12] keeps a fleet away from the enemy where his list pays for its ships', () => {
    const state = outgunned(HARM, KEPT);
    shipIn(state, 'own').sheet.dp = 2000;
    const friend = { ...structuredClone(shipIn(state, 'own')), id: 'friend' };
    state.ships.friend = friend;
    expect(judgement(state)).toMatchObject({ posture: 'withdraw', rangeHexes: null });
    expect(whyCourse(state, admiral)).toBe('outOfReach');
    expect(whyCourse(structuredClone(state), commander)).not.toBe('outOfReach');
  });

  test('goes by the odds with a lone ship to keep, and where no list pays', () => {
    expect(judgement(outgunned(HARM, KEPT)).posture).toBeNull();
    expect(judgement(outgunned()).posture).toBeNull();
  });

  test('[SK-11.19] by night stays beyond all eyes with guns that a radar lays', () => {
    const state = outgunned(HARM);
    const range = () => {
      const situation = newSituation(seekrieg.view(state, 'allies'), 'allies', judgement(state));
      return exchangeOf(situation, situation.own).rangeHexes;
    };
    const { sheet, condition } = shipIn(state, 'own');
    Object.assign(sheet, { fireControlRadar: 2, radars: ['284M'] });
    expect(range()).toBe(14);
    state.environment.light = 'night';
    expect(range()).toBe(30);
    if (condition) condition.losses.fireControlRadar = true;
    expect(range()).toBe(14);
    Object.assign(sheet, { fireControlRadar: 0, radars: [] });
    expect(range()).toBe(14);
  });

  test.each([
    { bot: admiral, sections: 3 },
    { bot: commander, sections: 1 },
  ])('[SK-20.15] $bot.id keeps $sections sections over each carrier while bombers wait', (it) => {
    let most = 0;
    for (const { state } of played('sk-coral-sea', { bot: it.bot, turns: 20 })) {
      const flights = Object.values(state.forces.axis.flights);
      const over = flights.filter(({ mission, over }) => mission === 'cap' && over === 'shokaku');
      most = Math.max(most, over.length);
    }
    expect(most).toBe(it.sections);
  });

  test('chooses alike whatever is hidden from him', () => {
    let changed = 0;
    for (const id of ['sk-denmark-strait', 'sk-java-sea'])
      for (const { state, side, order } of played(id, { bot: admiral, turns: 3 })) {
        const other = seekrieg.copy(state);
        other.forces[enemyOf(side)].objectives = [];
        for (const ship of Object.values(other.ships))
          if (ship.side !== side && ship.condition) ship.condition.damage += 7;
        changed += 1;
        expect(decide(admiral, other, side).order).toEqual(order);
      }
    expect(changed).toBeGreaterThan(50);
  });

  test('gives reasons that words have a sentence for', () => {
    const codes = new Set<string>();
    for (const { state, side } of played('sk-denmark-strait', { bot: admiral, turns: 4 })) {
      const { why } = decide(admiral, state, side);
      if (!why) continue;
      codes.add(`${side} ${why.code}`);
      expect(words.reasonText?.(why, seekrieg.view(state, side)), why.code).toBeTruthy();
    }
    expect(codes).toContain('axis outOfReach');
    expect(codes).toContain('allies closing');
  });
});
