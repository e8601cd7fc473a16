import { expect, test } from 'vitest';
import { admiral, type Bot, botsFor, commander, ensign, whyOrder } from '../../src/bots';
import { playOut, sideToAct } from '../../src/lab/playOut';
import { bySide, enemyOf, orderDice, type Side } from '../../src/rules/core';
import { type Order, type SeaWingsState, seaWings } from '../../src/rules/sea-wings';
import { isNight } from '../../src/rules/sea-wings/query';
import { words } from '../../src/words/sea-wings';
import { fleets } from '../rules/sea-wings/fleets';
import { choice, decision } from './seaWingsChoices';

/** Every position of a game of a bot against itself, with the order that is given in it. */
function* played(
  seed: string,
  bot: Bot = commander,
): Generator<{ state: SeaWingsState; side: Side; order: Order }> {
  const { state } = seaWings.newState(fleets(), seaWings.defaultOptions, orderDice(seed, 0));
  for (let number = 1; !seaWings.outcome(state); number += 1) {
    const side = sideToAct(seaWings, state);
    const order = choice(bot, state, side);
    yield { state, side, order };
    seaWings.apply(state, side, order, orderDice(seed, number));
  }
}

test.each([ensign, commander, admiral])('$id ends a whole game by the rules', (bot) => {
  for (const seed of ['one', 'two']) {
    const game = { system: seaWings, scenario: fleets(), options: seaWings.defaultOptions };
    const bots = bySide(() => bot);
    expect(playOut({ ...game, seed, bots }).outcome, seed).toBeDefined();
  }
});

test('every order of doctrine is legal, and aircraft that fly by day are sent on no strike by night', () => {
  let strikes = 0;
  for (const { state, side, order } of played('legal')) {
    expect(seaWings.refuse(state, side, order)).toBeUndefined();
    if (order.kind !== 'planStrike') continue;
    strikes += 1;
    expect(isNight(state.scenario, state.turn)).toBe(false);
  }
  expect(strikes).toBeGreaterThan(0);
});

test('doctrine says why it gives its orders, and words have a sentence for it', () => {
  const codes = new Set<string>();
  for (const { state, side, order } of played('why')) {
    if (order.kind === 'confirm') continue;
    const why = whyOrder({ system: seaWings, view: seaWings.view(state, side), side }, order);
    if (why) {
      codes.add(why.code);
      expect(words.reasonText?.(why, seaWings.view(state, side)), why.code).toBeTruthy();
    }
  }
  expect([...codes]).toEqual(
    expect.arrayContaining(['strike.carriers', 'patrolling', 'searching', 'sails.closes']),
  );
});

test.each([commander, admiral])('$id chooses alike whatever is hidden from it', (bot) => {
  let changed = 0;
  for (const { state, side, order } of played('hidden', bot)) {
    const other = seaWings.copy(state);
    const enemy = other.forces[enemyOf(side)];
    for (const ship of Object.values(enemy.ships))
      ship.hits.push({ letter: 'S', isPermanent: true });
    for (const { boxes } of Object.values(enemy.formations)) boxes.hangar += 1;
    enemy.plots = {};
    changed += 1;
    expect(choice(bot, other, side)).toEqual(order);
  }
  expect(changed).toBeGreaterThan(50);
});

test('[WG-27.12] an admiral keeps Japanese carriers out of the reach of American bombers, and says so', () => {
  expect(botsFor('sea-wings')).toContain(admiral);
  const codes = { allies: new Set<string>(), axis: new Set<string>() };
  const wanted: Record<Side, number[]> = { allies: [], axis: [] };
  for (const { state, side, order } of played('admirals', admiral)) {
    if (order.kind !== 'plot') continue;
    const why = decision(admiral, state, side).why;
    if (!why) continue;
    expect(words.reasonText?.(why, seaWings.view(state, side)), why.code).toBeTruthy();
    if (!/^sails\.(standsOff|closes)$/.test(why.code)) continue;
    codes[side].add(why.code);
    wanted[side].push(Number(why.figures?.count));
  }
  expect([...codes.allies]).toEqual(['sails.closes']);
  expect([...codes.axis]).toEqual(['sails.standsOff']);
  // A Dauntless flies nine hexes.
  expect(Math.min(...wanted.axis)).toBeGreaterThan(9);
  expect(Math.max(...wanted.allies)).toBeLessThan(9);
});
