import { describe, expect, test } from 'vitest';
import { botById } from '../../src/bots';
import { battleDoctrine } from '../../src/bots/battle/doctrine';
import { imagined } from '../../src/bots/battle/imagine';
import { battlePlaybook } from '../../src/bots/battle/playbook';
import {
  type BattleState,
  battle,
  countOf,
  DEFAULT_OPTIONS,
  MAX_IN_BAND,
} from '../../src/rules/battle';
import { drawFrom, must } from '../../src/rules/core';
import { newBattle } from '../rules/battle/fixture';
import { squadron } from '../rules/battle/forces';
import { BATTLES } from './battles';
import { game, outcomeOf, positions } from './games';

const commander = must(botById('commander'), 'commander');
const ensign = must(botById('ensign'), 'ensign');
const FOG = { ...DEFAULT_OPTIONS, fog: true };

/** Two Axis stacks out of sight, the ships of the first among them first or last. */
const meeting = (first: 'heavy' | 'light'): BattleState => {
  const heavy = squadron('x', 2, { type: 'BB', primary: 'HHHH', hull: 'HHHHHHHH' });
  const light = squadron('y', 4, { type: 'CL' });
  const [near, far] = first === 'heavy' ? [heavy, light] : [light, heavy];
  return newBattle({
    allies: [{ at: [0, 6], ships: squadron('a', 4, { type: 'CA', speed: '2+' }) }],
    axis: [
      { at: [0, -3], ships: near },
      { at: [4, -7], ships: far },
    ],
    options: FOG,
  });
};

describe('bots in fog', () => {
  test('play battles to their end', () => {
    for (const [i, scenario] of BATTLES.entries())
      for (const bot of [commander, ensign]) {
        const played = game(scenario, `fog ${i}`, { allies: bot, axis: bot }, FOG);
        expect(outcomeOf(played)).toBeDefined();
      }
  });

  test('reckon with every ship of the scenario, in stacks that fit their bands', () => {
    const [scenario] = BATTLES;
    for (const { state, side } of positions(
      game(must(scenario, 'a battle'), 'bands', { allies: commander, axis: commander }, FOG),
    )) {
      const view = battle.view(state, side);
      const guess = imagined(view);
      expect(Object.keys(guess.ships).sort()).toEqual(Object.keys(state.ships).sort());
      for (const { band, ships } of guess.stacks) {
        expect(ships.length).toBeGreaterThan(0);
        if (band) expect(countOf(guess, ships)).toBeLessThanOrEqual(MAX_IN_BAND[band]);
      }
    }
  });

  test('[BT-15.5] who judges afterwards deals the ships out of sight to the stacks anew each time', () => {
    const view = battle.view(meeting('heavy'), 'allies');
    const guesses = Array.from({ length: 12 }, (_, seed) =>
      must(battlePlaybook.guessed, 'guesses')(view, 'allies', drawFrom(`${seed}`)),
    );
    const crews = guesses.map(({ stacks }) => stacks.map(({ ships }) => ships.join()).join('/'));
    expect(new Set(crews).size).toBeGreaterThan(1);
    for (const guess of guesses) {
      expect(Object.keys(guess.ships)).toHaveLength(10);
      for (const { band, ships } of guess.stacks)
        if (band) expect(countOf(guess, ships)).toBeLessThanOrEqual(MAX_IN_BAND[band]);
    }
  });

  test('guess from what is public alone, and decide alike whatever is hidden', () => {
    const scenario = meeting('heavy').scenario;
    const [one, other] = (['heavy', 'light'] as const).map((first) => ({
      ...meeting(first),
      scenario,
    }));
    if (!one || !other) throw new Error('two positions');
    const [guess, otherGuess] = [one, other].map((state) => imagined(battle.view(state, 'allies')));
    expect(otherGuess?.stacks).toEqual(guess?.stacks);
    const orders = battle.legalOrders(one, 'allies');
    const chosen = [one, other].map((state) =>
      battleDoctrine.choose(battle.view(state, 'allies'), 'allies', orders, drawFrom('bot')),
    );
    expect(chosen[1]).toEqual(chosen[0]);
  });

  test('do not call a stack that is out of sight by the ships that they take it to have', () => {
    const state = meeting('heavy');
    const view = battle.view(state, 'allies');
    const why = battle
      .legalOrders(view, 'allies')
      .map((order) => JSON.stringify(battleDoctrine.why(view, 'allies', order) ?? {}));
    expect(why.join(' ')).not.toMatch(/\b[xy]\d\b/);
    expect(why.join(' ')).toContain('"ships":[]');
  });

  test('without fog see everything as it is', () => {
    const state = newBattle({
      allies: [{ at: [0, 6], ships: [{ id: 'a' }] }],
      axis: [{ at: [0, -6], ships: [{ id: 'x' }] }],
    });
    expect(imagined(state)).toBe(state);
  });
});
