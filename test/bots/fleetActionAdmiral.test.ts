import { describe, expect, test } from 'vitest';
import {
  admiral,
  type Bot,
  botsFor,
  commander,
  type Decision,
  nodeBudget,
  positionFor,
  whyOrder,
} from '../../src/bots';
import { errandOf } from '../../src/bots/fleet-action/common/errands';
import { doctrineOf } from '../../src/bots/fleet-action/common/judgement';
import { masteryOf } from '../../src/bots/fleet-action/common/mastery';
import { newSituation } from '../../src/bots/fleet-action/common/situation';
import { standingOf } from '../../src/bots/fleet-action/common/standing';
import { aimOf } from '../../src/bots/fleet-action/moving/aims';
import { drawFrom, enemyOf, orderDice, SIDES, type Side } from '../../src/rules/core';
import { type FleetActionState, fleetAction, type Order } from '../../src/rules/fleet-action';
import type { Objective } from '../../src/rules/fleet-action/query';
import { words } from '../../src/words/fleet-action';
import { unit } from '../rules/fleet-action/game';
import { actionOf } from '../rules/fleet-action/position';
import type { TestBattle } from '../rules/fleet-action/setting';
import { actionOf as shipped } from '../scenario/fleet-action/shippedActions';

const decide = (bot: Bot, state: FleetActionState, side: Side): Decision =>
  bot.decide(
    positionFor(fleetAction, fleetAction.view(state, side), side),
    drawFrom('bot'),
    nodeBudget(40),
  );

/** Every position of the first turns of a shipped battle, or of all, with the order that is given in it. */
function* played(
  id: string,
  turns = Number.POSITIVE_INFINITY,
): Generator<{ state: FleetActionState; side: Side; order: Order }> {
  const { state } = fleetAction.newState(shipped(id), {}, orderDice(id, 0));
  for (let number = 1; state.turn <= turns && !fleetAction.outcome(state); number += 1) {
    const { active } = fleetAction.segment(state);
    const side = SIDES.find((it) => active[it] !== 'waiting') ?? 'allies';
    const order = decide(admiral, state, side).order as Order;
    yield { state, side, order };
    fleetAction.apply(state, side, order, orderDice(id, number));
  }
}

/** The Ship Movement Phase in which a side is to move. */
function sailingOf(battle: TestBattle, side: Side): FleetActionState {
  const state = actionOf(battle, side);
  state.step = { kind: 'ships', side, active: null, ship: null };
  for (const it of Object.values(state.units)) it.open.hasMoved = false;
  for (const it of SIDES)
    for (const squadron of Object.values(state.forces[it].squadrons)) squadron.hasMoved = false;
  return state;
}

const THROUGH: Objective = {
  ...{ id: 'through', side: 'axis', points: 20, spares: ['bismarck'] },
  aim: { kind: 'exit', units: ['bismarck'], by: [{ edge: 'west' }] },
} as Objective;

/** Bismarck and a weaker enemy to the east or to the west of her; she is paid for leaving by the western edge, or not. */
const met = (enemyAt: number, objectives: Objective[]): FleetActionState =>
  sailingOf(
    {
      allies: [{ sheet: 'Exeter', hex: { q: enemyAt, r: -4 }, facing: 2, knots: 26 }],
      axis: [{ sheet: 'Bismarck', hex: { q: 0, r: 0 }, facing: 5, knots: 25 }],
      objectives,
    },
    'axis',
  );

/** Why Bismarck sails as she does, once she has her smoke. */
function whySailing(bot: Bot, state: FleetActionState): string | undefined {
  for (let number = 1; number < 5; number += 1) {
    const view = fleetAction.view(state, 'axis');
    const { order, why } = decide(bot, state, 'axis');
    const { kind } = order as Order;
    if (kind !== 'laySmoke')
      return (why ?? whyOrder({ system: fleetAction, view, side: 'axis' }, order))?.code;
    fleetAction.apply(state, 'axis', order as Order, orderDice('why', number));
  }
  return undefined;
}

describe('the admiral', () => {
  test('plays Fleet Action to the end of a battle, by legal orders', () => {
    expect(botsFor('fleet-action')).toContain(admiral);
    let orders = 0;
    for (const { state, side, order } of played('fa-denmark-strait')) {
      expect(fleetAction.refuse(fleetAction.view(state, side), side, order)).toBeUndefined();
      orders += 1;
    }
    expect(orders).toBeGreaterThan(50);
  });

  test('[NW-30.5] leaves at once where he is paid for it and no enemy bars the way', () => {
    expect(whySailing(admiral, met(20, [THROUGH]))).toBe('leaving');
    expect(whySailing(commander, met(20, [THROUGH]))).not.toBe('leaving');
    expect(whySailing(admiral, met(-20, [THROUGH]))).not.toBe('leaving');
    expect(whySailing(admiral, met(20, []))).not.toBe('leaving');
  });

  test('[NW-30.5] leaves by that part of the edges to which no enemy is nearer', () => {
    const parts = (['west', 'south'] as const).map((edge) => ({ edge }));
    const objective = { ...THROUGH, aim: { ...THROUGH.aim, by: parts } } as Objective;
    const state = met(-20, [objective]);
    const situation = newSituation(
      fleetAction.view(state, 'axis'),
      'axis',
      masteryOf(fleetAction.view(state, 'axis'), 'axis'),
    );
    const [ship] = situation.own;
    const errand = ship && errandOf(situation, ship, standingOf(situation));
    expect(errand).toMatchObject({ kind: 'exit', by: [{ edge: 'south' }], isUrgent: true });
  });

  test('the stronger side gives battle from nine hexes with every ship, the weaker as the commander does', () => {
    const state = sailingOf(
      {
        allies: [
          { sheet: 'Washington', hex: { q: 20, r: -4 }, facing: 5 },
          { sheet: 'Exeter', hex: { q: 21, r: -4 }, facing: 5 },
        ],
        axis: [{ sheet: 'Bismarck' }],
      },
      'allies',
    );
    const aims = (side: Side, judgementOf: typeof masteryOf) => {
      const view = fleetAction.view(state, side);
      const situation = newSituation(view, side, judgementOf(view, side));
      return situation.own.map((ship) => aimOf(situation, ship));
    };
    for (const aim of aims('allies', masteryOf))
      expect(aim).toMatchObject({ rangeHexes: 9, isOutmatched: false });
    expect(aims('allies', doctrineOf).at(1)).toMatchObject({ isOutmatched: true });
    expect(aims('axis', masteryOf)).toEqual(aims('axis', doctrineOf));
  });

  test('[NW-1.20] runs at the highest speed, of which the knots over are carried to the next turn', () => {
    const state = sailingOf(
      {
        allies: [{ sheet: 'Exeter', hex: { q: 4, r: -2 }, facing: 2, knots: 30 }],
        axis: [{ sheet: 'Bismarck', facing: 2, knots: 30 }],
      },
      'allies',
    );
    const speeds = (bot: Bot) => {
      const own = fleetAction.copy(state);
      for (let number = 1; own.step.kind === 'ships' && own.step.side === 'allies'; number += 1)
        fleetAction.apply(
          own,
          'allies',
          decide(bot, own, 'allies').order as Order,
          orderDice('fast', number),
        );
      return unit({ state: own, events: [] }, 'exeter').speedKnots;
    };
    expect([speeds(commander), speeds(admiral)]).toEqual([30, 32]);
  });

  test('[NW-12.10] by night comes no nearer than his fire asks for where a radar lays his guns', () => {
    const battle: TestBattle = {
      ...{ isNight: true, visibility: 2 },
      allies: [{ sheet: 'Washington', hex: { q: 12, r: 0 }, facing: 1 }],
      axis: [{ sheet: 'Kirishima' }],
    };
    const range = (state: FleetActionState, side: Side) =>
      masteryOf(fleetAction.view(state, side), side).rangeHexes;
    const state = actionOf(battle);
    expect([range(state, 'allies'), range(state, 'axis')]).toEqual([null, 9]);
    const { condition } = unit({ state, events: [] }, 'washington');
    if (condition) condition.hasGunneryRadar = false;
    expect(range(state, 'allies')).toBe(9);
    expect(range(actionOf({ ...battle, isNight: false }), 'allies')).toBe(9);
  });

  test.each(['fa-java-sea', 'fa-second-guadalcanal'])(
    'chooses alike whatever is hidden from him in %s',
    (id) => {
      let changed = 0;
      for (const { state, side, order } of played(id, 2)) {
        const other = disguised(state, side);
        changed += 1;
        expect(decide(admiral, other, side).order).toEqual(order);
      }
      expect(changed).toBeGreaterThan(50);
    },
  );

  test('gives reasons that words have a sentence for', () => {
    const codes = new Set<string>();
    for (const { state, side } of played('fa-denmark-strait', 4)) {
      const { why } = decide(admiral, state, side);
      if (!why) continue;
      codes.add(`${side} ${why.code}`);
      expect(words.reasonText?.(why, fleetAction.view(state, side)), why.code).toBeTruthy();
    }
    expect(codes).toContain('axis leaving');
    expect(codes).toContain('allies closing');
  });
});

/** The same position with other facts where the side cannot look. */
function disguised(state: FleetActionState, side: Side): FleetActionState {
  const other = fleetAction.copy(state);
  for (const { side: its, condition } of Object.values(other.units)) {
    if (its === side || !condition) continue;
    Object.assign(condition, { flotation: 1, crewQuality: -2, knotsLost: 10, empty: [0] });
    condition.lost = { ...condition.lost, main: [0] };
  }
  other.forces[enemyOf(side)].end.offersEnd = true;
  return other;
}
