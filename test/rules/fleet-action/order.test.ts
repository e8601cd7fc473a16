import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { airSquadron } from './airSetting';
import { give, goTo, newGame, only, refusalOf, sailing, unit } from './game';
import type { TestBattle, TestShip } from './setting';

const ship = (id: string, r: number, changed: Partial<TestShip> = {}): TestShip => ({
  ...{ sheet: 'Fletcher', id, hex: { q: 0, r }, facing: 2, knots: 10 },
  ...changed,
});

const NEAR: TestBattle = {
  allies: [ship('ally', 0)],
  axis: [ship('foe', -6, { sheet: 'Fubuki' })],
};

describe('the order of play', () => {
  test('[NW-4.1] [NW-4.2] [NW-4.5] [NW-4.7] [NW-4.8] the phases of a turn, one after another', () => {
    const game = newGame(NEAR);
    const phases: string[] = [];
    while (game.state.turn === 1) {
      const { phase, active } = fleetAction.segment(game.state);
      if (phases.at(-1) !== phase) phases.push(phase);
      give(game, active.allies === 'waiting' ? 'axis' : 'allies', 'done -');
    }
    expect(phases).toEqual(['initiative', 'shipMovement', 'action', 'end']);
  });

  test('[NW-4.6] aircraft move when all ships have', () => {
    const airSquadrons = [airSquadron([{ id: 'fulmars', aircraft: 'Fulmar' }])];
    const game = newGame({ ...NEAR, sides: { allies: { airSquadrons } } });
    goTo(game, 'aircraft');
    expect(fleetAction.segment(game.state).phase).toBe('aircraftMovement');
    expect(Object.values(game.state.units).map(({ open }) => open.hasMoved)).toEqual([true, true]);
  });

  test('[NW-4.3] [NW-4.4] mines and submarines come before ships, where a battle has them', () => {
    const sides = { axis: { minefields: 1 } };
    const game = newGame({ ...NEAR, sides });
    give(game, 'allies', 'first allies allies');
    expect(fleetAction.segment(game.state).phase).toBe('mines');
  });

  test('[NW-4.15] the initiative is rolled before anything else, and both choices are one order', () => {
    const game = newGame(NEAR);
    expect(game.events.map(({ kind }) => kind)).toEqual(['turnBegan', 'initiativeRolled']);
    expect(refusalOf(game, 'axis', 'first allies axis')).toBe('not-now NW-5.6');
    give(game, 'allies', 'first axis allies');
    expect(refusalOf(game, 'allies', 'first allies allies')).toBe('not-now NW-5.6');
  });

  test('[NW-5.6] [NW-4.10] the winner names who moves first, and who acts first', () => {
    const game = newGame(NEAR);
    give(game, 'allies', 'first axis allies');
    expect(game.state.step).toMatchObject({ kind: 'ships', side: 'axis' });
    goTo(game, 'activations');
    expect(game.state.step).toMatchObject({ kind: 'activations', side: 'allies' });
  });

  test('[NW-4.14] a phase in which nobody has anything to do is passed', () => {
    const far = newGame({ allies: [ship('ally', 20)], axis: [ship('foe', -24)], visibility: 1 });
    give(far, 'allies', 'first allies allies');
    give(far, 'allies', 'done -');
    give(far, 'axis', 'done -');
    expect(far.state.step.kind).toBe('end');
  });

  test('[NW-4.14] a ship that is lost before she moves is struck off', () => {
    const game = sailing(NEAR);
    unit(game, 'foe').fate = 'sunk';
    give(game, 'allies', 'done -');
    expect(game.state.step.kind).not.toBe('ships');
  });

  test('[NW-33.2] an order that is not legal is refused, and nothing changes', () => {
    const game = sailing(NEAR);
    const before = JSON.stringify(game.state);
    expect(refusalOf(game, 'axis', 'move foe a')).toBe('not-now NW-4.1');
    expect(refusalOf(game, 'allies', 'move foe a')).toBe('no-such-unit NW-33.1');
    expect(JSON.stringify(game.state)).toBe(before);
  });

  test('[NW-13.15] [NW-28.10] splash markers, searchlights and light last until the End Phase', () => {
    const game = newGame(NEAR);
    goTo(game, 'end');
    Object.assign(unit(game, 'foe'), { splashes: 2, isLit: true, searchlightOn: 'ally' });
    goTo(game, 'initiative', 2);
    expect(unit(game, 'foe')).toMatchObject({ splashes: 0, isLit: false, searchlightOn: null });
  });

  test('[NW-8.28] [NW-28.10] smoke stays for the turn after', () => {
    const game = sailing(NEAR);
    give(game, 'allies', 'smoke ally');
    goTo(game, 'initiative', 2);
    const laid = game.state.smoke.length;
    goTo(game, 'initiative', 3);
    expect([laid, game.state.smoke.length]).toEqual([2, 0]);
  });

  test('[NW-28.12] a squadron that is lost no longer counts in the initiative of the next turn', () => {
    const game = newGame({
      allies: [ship('ally', 0, { commandValue: 2 }), ship('other', 3)],
      axis: [ship('foe', -20)],
    });
    expect(only(game.events, 'initiativeRolled')[0]?.totals.allies).toBe(6 + 1);
    unit(game, 'ally').fate = 'sunk';
    goTo(game, 'initiative', 2);
    expect(only(game.events, 'initiativeRolled')[1]?.totals.allies).toBe(6);
  });
});
