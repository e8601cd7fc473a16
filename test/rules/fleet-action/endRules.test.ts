import { describe, expect, test } from 'vitest';
import { fleetAction } from '../../../src/rules/fleet-action';
import { conditionOf, unitOf } from '../../../src/rules/fleet-action/common/own';
import { closeEnd, openEnd } from '../../../src/rules/fleet-action/end/ending';
import { testMorale } from '../../../src/rules/fleet-action/end/morale';
import type { DataSheet } from '../../../src/rules/fleet-action/model/sheet';
import type { FleetActionState } from '../../../src/rules/fleet-action/model/state';
import { verdictOn } from '../../../src/rules/fleet-action/victory/ending';
import { noteObjectives } from '../../../src/rules/fleet-action/victory/objectives';
import { pointsOf } from '../../../src/rules/fleet-action/victory/points';
import { change } from './acting';
import { condition, give, goTo, newGame } from './game';
import { playOf, positionOf } from './position';
import type { TestBattle, TestShip } from './setting';
import { sheet } from './sheets';

const FAR: TestShip = { sheet: 'Bismarck', id: 'far', hex: { q: 25, r: 0 } };

const endOf = (battle: TestBattle): FleetActionState =>
  positionOf({ axis: [FAR], ...battle }, { kind: 'end' });

const kindsOf = ({ events }: ReturnType<typeof playOf>): string[] => events.map(({ kind }) => kind);

describe('the End Phase', () => {
  test('[NW-28.1] fires before the choices, then repairs, then morale', () => {
    const state = endOf({ allies: [{ sheet: 'Hood' }] });
    change(state, 'hood', { fires: 1 }, { knotsLost: 6 });
    const opening = playOf(state, [10]);
    openEnd(opening);
    expect(kindsOf(opening)).toContain('firesFought');
    expect(state.step.kind).toBe('end');
    state.forces.allies.end.repairs.push({ ship: 'hood', item: 'speed' });
    conditionOf(unitOf(state, 'hood')).turn.marks.push('structure-third');
    const closing = playOf(state, [10, 3, 10]);
    closeEnd(closing);
    const kinds = kindsOf(closing);
    expect(kinds.indexOf('repairTried')).toBeLessThan(kinds.indexOf('moraleTested'));
    expect(kinds).toContain('repairTried');
  });

  test('[NW-28.1] choices are hidden until both have confirmed', () => {
    const game = newGame({ allies: [{ sheet: 'Hood' }], axis: [FAR] });
    goTo(game, 'end');
    condition(game, 'hood').knotsLost = 20;
    const [told] = give(game, 'allies', 'repair hood speed');
    expect(told?.seenBy).toEqual(['allies']);
    expect(fleetAction.view(game.state, 'axis').forces).not.toHaveProperty('allies');
    give(game, 'allies', 'done -');
    expect(game.events.map(({ kind }) => kind)).not.toContain('repairTried');
    give(game, 'axis', 'done -');
    expect(game.events.map(({ kind }) => kind)).toContain('repairTried');
  });

  test('[NW-28.11] wrecks stay, and burn', () => {
    const state = endOf({ allies: [{ sheet: 'Hood' }, { sheet: 'Exeter' }] });
    change(state, 'hood', { fate: 'wreck', fires: 2 });
    closeEnd(playOf(state, []));
    expect(unitOf(state, 'hood')).toMatchObject({ fate: 'wreck', fires: 2 });
  });

  test('[NW-28.13] units are taken in listed order', () => {
    const state = endOf({ allies: [{ sheet: 'Hood' }, { sheet: 'Exeter' }] });
    for (const id of ['exeter', 'hood']) change(state, id, { fires: 1 });
    const play = playOf(state, [10, 10]);
    openEnd(play);
    const fought = play.events.flatMap((it) => (it.kind === 'firesFought' ? [it.unit] : []));
    expect(fought).toEqual(['hood', 'exeter']);
  });
});

describe('squadrons', () => {
  const trio = (): FleetActionState =>
    endOf({
      allies: ['one', 'two', 'three', 'four'].map((id) => ({
        ...{ sheet: 'Fletcher', id, squadron: 'desron', commandValue: 1 },
      })),
    });

  test('[NW-29.10] ships that have left count as lost, those detached with their old squadron', () => {
    const state = trio();
    const { squadrons } = state.forces.allies;
    const old = squadrons.desron;
    if (!old) throw new Error('no squadron');
    squadrons.apart = { ...old, id: 'apart', units: ['three', 'four'], detachedFrom: 'desron' };
    old.units = ['one', 'two'];
    for (const id of ['three', 'four']) unitOf(state, id).squadron = 'apart';
    change(state, 'three', { fate: 'left' });
    const three = playOf(state, []);
    testMorale(three);
    expect(kindsOf(three)).toEqual([]);
    change(state, 'four', { fate: 'wreck' });
    const two = playOf(state, [10]);
    testMorale(two);
    expect(kindsOf(two)).toEqual(['squadronTested']);
  });

  test('[NW-29.11] it tests again only when another ship is lost', () => {
    const state = trio();
    for (const id of ['one', 'two']) change(state, id, { fate: 'sunk' });
    testMorale(playOf(state, [10]));
    testMorale(playOf(state, []));
    change(state, 'three', { fate: 'sunk' });
    const again = playOf(state, [10]);
    testMorale(again);
    expect(kindsOf(again)).toEqual(['squadronTested']);
  });

  test('[NW-29.13] a ship that is alone in hers is none', () => {
    const state = endOf({ allies: [{ sheet: 'Hood' }] });
    change(state, 'hood', { fate: 'sunk' });
    const play = playOf(state, []);
    testMorale(play);
    expect(play.events).toEqual([]);
  });

  test.each([
    [6, false],
    [5, true],
  ])(
    '[NW-29.22] it rallies as a whole: a %i with Command Value 1 and -1 leaves it fleeing: %s',
    (die, flees) => {
      const state = trio();
      const squadron = state.forces.allies.squadrons.desron;
      if (squadron) squadron.isDisengaging = true;
      for (const id of ['one', 'two', 'three', 'four']) change(state, id, { isDisengaging: true });
      const play = playOf(state, [die]);
      testMorale(play);
      expect(kindsOf(play).filter((kind) => kind === 'rallyTested')).toEqual([]);
      expect([squadron?.isDisengaging, unitOf(state, 'two').isDisengaging]).toEqual([flees, flees]);
    },
  );

  const PT: DataSheet = { ...sheet('Fletcher'), type: 'X', size: -4, crewQuality: 0 };

  test.each([
    [5, true],
    [6, false],
  ])(
    '[NW-29.20] small craft test once at a third of their vessels: a %i sends them home: %s',
    (die, flees) => {
      const state = endOf({ allies: [{ sheet: PT, id: 'pt', vessels: 6 }] });
      change(state, 'pt', { vessels: 2 }, {});
      conditionOf(unitOf(state, 'pt')).turn.wasDamaged = true;
      testMorale(playOf(state, [die]));
      expect(unitOf(state, 'pt').isDisengaging).toBe(flees);
      unitOf(state, 'pt').isDisengaging = false;
      testMorale(playOf(state, []));
    },
  );
});

describe('points', () => {
  const merchant: DataSheet = { ...sheet('Norfolk'), type: 'C', value: 6, main: null, other: null };

  test('[NW-30.4] merchants count double where the convoy is the objective', () => {
    const state = endOf({ allies: [{ sheet: merchant, id: 'ship' }], convoyOf: 'allies' });
    change(state, 'ship', { fate: 'sunk' });
    expect(pointsOf(state, 'axis')).toBe(12);
    state.scenario.convoyOf = null;
    expect(pointsOf(state, 'axis')).toBe(6);
  });

  test.each([
    [8, 4, 'decisive-victory'],
    [7, 4, 'marginal-victory'],
    [10, 8, 'marginal-victory'],
    [9, 8, 'drawn-battle'],
    [5, 0, 'marginal-victory'],
    [4, 0, 'drawn-battle'],
  ])('[NW-30.7] %i to %i is a %s', (allies, axis, reason) => {
    expect(verdictOn({ allies, axis }).reason).toBe(reason);
  });

  test('[NW-29.7] a ship that leaves while she disengages counts as driven off', () => {
    const state = endOf({
      allies: [{ sheet: 'Exeter' }],
      objectives: [
        {
          ...{ id: 'clear', side: 'axis', points: 5 },
          aim: { kind: 'state', units: ['exeter'], least: 1, states: ['driven-off'] },
        },
      ],
    });
    change(state, 'exeter', { fate: 'left', isDisengaging: true });
    state.tally.exits.exeter = {
      ...{ hex: { q: 30, r: 0 }, edge: 'east', turn: 3, knots: 28, limitKnots: 28 },
      ...{ wasCrippled: false, wasDisengaging: true },
    };
    noteObjectives(state, true);
    expect(state.tally.met).toEqual(['clear']);
    expect(pointsOf(state, 'axis')).toBe(5 + Math.ceil(sheet('Exeter').value / 4));
  });
});

test('[NW-22.1, NW-30.1] the fate of a ship: a wreck is lost, and worth her value', () => {
  const state = endOf({ allies: [{ sheet: 'Hood' }] });
  const { value, structure } = unitOf(state, 'hood').sheet;
  const fate = () => fleetAction.fates(state).find(({ id }) => id === 'hood');
  const whole = { isLost: false, isCrippled: false, hullLost: 0, hull: structure, points: value };
  expect(fate()).toEqual({ id: 'hood', side: 'allies', ...whole });
  conditionOf(unitOf(state, 'hood')).structure -= 8;
  expect(fate()).toMatchObject({ isLost: false, isCrippled: false, hullLost: 8 });
  const seen = fleetAction.fates(fleetAction.view(state, 'axis')).find(({ id }) => id === 'hood');
  expect(seen, 'by the enemy, who does not know').toMatchObject({ hullLost: 0 });
  conditionOf(unitOf(state, 'hood')).structure = 1;
  expect(fate()).toMatchObject({ isLost: false, isCrippled: true });
  change(state, 'hood', { fate: 'wreck' });
  expect(fate()).toMatchObject({ isLost: true, isCrippled: false, points: value });
});
