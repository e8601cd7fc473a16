import { describe, expect, test } from 'vitest';
import { fleetActionBots } from '../../src/bots/fleet-action';
import { REASONS } from '../../src/bots/fleet-action/common/reasons';
import { newSituation } from '../../src/bots/fleet-action/common/situation';
import { standingOf } from '../../src/bots/fleet-action/common/standing';
import { aimOf } from '../../src/bots/fleet-action/moving/aims';
import { distance } from '../../src/hex';
import { drawFrom, enemyOf, must, orderDice, SIDES, type Side } from '../../src/rules/core';
import { type FleetActionState, fleetAction, type Order } from '../../src/rules/fleet-action';
import type { FleetActionScenario } from '../../src/rules/fleet-action/query';
import { MARKERS, PLATE, UNDERSEA } from '../rules/fleet-action/battles';
import { unit } from '../rules/fleet-action/game';
import { actionOf } from '../rules/fleet-action/position';
import { battleOf, type TestBattle } from '../rules/fleet-action/setting';
import { actionOf as shipped } from '../scenario/fleet-action/shippedActions';

const { doctrine } = fleetActionBots;

/** What the commander orders, by what his side sees. */
const ordered = (state: FleetActionState, side: Side): Order =>
  must(doctrine.offhand?.(fleetAction.view(state, side), side, drawFrom('bot')), 'an order');

const sideToAct = (state: FleetActionState): Side =>
  SIDES.find((side) => fleetAction.segment(state).active[side] !== 'waiting') ?? 'allies';

/** Every position of a game between commanders, with the order that is given in it. */
function* played(
  battle: FleetActionScenario,
  seed: string,
): Generator<{ state: FleetActionState; side: Side; order: Order }> {
  const { state } = fleetAction.newState(battle, {}, orderDice(seed, 0));
  for (let number = 1; !fleetAction.outcome(state) && number < 4000; number += 1) {
    const side = sideToAct(state);
    const order = ordered(state, side);
    yield { state, side, order };
    fleetAction.apply(state, side, order, orderDice(seed, number));
  }
}

/** The first turns of a battle with aircraft. */
const AIRCRAFT = { ...shipped('fa-gavdos'), turns: 5 };

describe.each([
  ['in the open', battleOf(PLATE), ['guns', 'closing']],
  ['of markers, by night', battleOf(MARKERS), ['guns', 'seeking', 'deploying']],
  ['with aircraft', AIRCRAFT, ['guns', 'striking']],
])('a battle %s', (_name, battle, reasons) => {
  test('ends between commanders: each order is legal, alike whatever is hidden, and has its reason', () => {
    const codes = new Set<string>();
    let last: FleetActionState | undefined;
    for (const { state, side, order } of played(battle, 'legal')) {
      last = state;
      const line = fleetAction.makeOrder(order);
      expect(fleetAction.refuse(state, side, order), line).toBeUndefined();
      if (state.clock % 3 === 0) expect(ordered(disguised(state, side), side)).toEqual(order);
      const why = doctrine.why(fleetAction.view(state, side), side, order);
      if (why) codes.add(why.code);
    }
    expect(last && fleetAction.outcome(last)).toBeDefined();
    expect(Object.keys(REASONS)).toEqual(expect.arrayContaining([...codes]));
    expect([...codes]).toEqual(expect.arrayContaining(reasons));
  });

  test('ends between ensigns', () => {
    const draw = drawFrom('ensign');
    const { state } = fleetAction.newState(battle, {}, orderDice('e', 0));
    for (let number = 1; !fleetAction.outcome(state) && number < 4000; number += 1) {
      const side = sideToAct(state);
      const sensible = doctrine.sensible(state, side, fleetAction.legalOrders(state, side));
      const order = must(sensible[draw(Math.min(256, sensible.length))], 'a sensible order');
      fleetAction.apply(state, side, order, orderDice('e', number));
    }
    expect(fleetAction.outcome(state)).toBeDefined();
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

describe('doctrine', () => {
  test('[NW-30.2] submarines have neither S nor F, and are no cripples: nobody leads at the start', () => {
    const { state } = fleetAction.newState(battleOf(UNDERSEA), {}, orderDice('lead', 0));
    const leads = SIDES.map(
      (side) => standingOf(newSituation(fleetAction.view(state, side), side)).lead,
    );
    expect(leads).toEqual(['even', 'even']);
  });

  test('the unit whose fire does most acts first, with all guns that bear', () => {
    const state = actionOf({
      allies: [
        { sheet: 'Fletcher', hex: { q: 6, r: 4 }, facing: 1 },
        { sheet: 'Washington', hex: { q: 8, r: 0 }, facing: 1 },
      ],
      axis: [{ sheet: 'Kirishima' }],
    });
    expect(ordered(state, 'allies')).toMatchObject({
      ...{ kind: 'shootGuns', ship: 'washington', battery: 'main', mounts: [0, 1, 2] },
      target: 'kirishima',
    });
  });

  test('fire goes where it does most: a battleship shoots at the cruiser she can break, not at the destroyer', () => {
    const state = actionOf({
      allies: [{ sheet: 'Washington', hex: { q: 8, r: 0 }, facing: 1 }],
      axis: [{ sheet: 'Fubuki' }, { sheet: 'Atago', hex: { q: 0, r: 1 } }],
    });
    expect(ordered(state, 'allies')).toMatchObject({ target: 'atago' });
  });

  test('[NW-12.14] by night an enemy in the dark is identified before the guns can fire', () => {
    const state = actionOf({
      ...{ isNight: true, visibility: 2 },
      allies: [{ sheet: 'San Francisco', hex: { q: 6, r: 0 }, facing: 1 }],
      axis: [{ sheet: 'Atago' }],
    });
    expect(ordered(state, 'allies')).toEqual({
      ...{ kind: 'identify', ship: 'san-francisco', target: 'atago' },
    });
  });

  test('[NW-8.24] a ship in reach of a stronger enemy lays smoke and gets away', () => {
    const state = sailingOf({
      allies: [{ sheet: 'Ajax', hex: { q: 14, r: 0 }, facing: 2, knots: 30 }],
      axis: [{ sheet: 'Vittorio Veneto', facing: 2, knots: 28 }],
    });
    expect(ordered(state, 'allies')).toEqual({ kind: 'laySmoke', ship: 'ajax' });
    const before = distance(unit({ state, events: [] }, 'ajax').hex, { q: 0, r: 0 });
    sailOut(state, 'allies');
    const after = unit({ state, events: [] }, 'ajax').hex;
    expect(distance(after, { q: 0, r: 0 })).toBeGreaterThan(before);
  });

  test('[NW-9.12] a destroyer abeam of a battleship launches all that bears', () => {
    const state = sailingOf({
      allies: [{ sheet: 'Fletcher', hex: { q: 5, r: -2 }, facing: 1, knots: 30 }],
      axis: [{ sheet: 'Kirishima', facing: 1, knots: 25 }],
    });
    const given = sailOut(state, 'allies');
    expect(given).toContainEqual(
      expect.objectContaining({ kind: 'declareTorpedo', at: 'kirishima', mounts: [0, 1] }),
    );
  });

  test('[NW-34.5h] a raider that is paid for leaving makes for her edge', () => {
    const state = sailingOf(
      {
        allies: [{ sheet: 'Duke of York', hex: { q: -14, r: 8 }, facing: 2, knots: 27 }],
        axis: [{ sheet: 'Scharnhorst', facing: 4, knots: 27 }],
        turns: 6,
        objectives: [
          {
            ...{ id: 'home', side: 'axis', points: 40 },
            aim: { kind: 'exit', units: ['scharnhorst'], by: [{ edge: 'east' }] },
          },
        ],
      },
      'axis',
    );
    sailOut(state, 'axis');
    expect(unit({ state, events: [] }, 'scharnhorst').hex.q).toBeGreaterThan(2);
  });

  test('[NW-30.2] a weaker force that may leave without loss does so', () => {
    const toward = (freeExits: FleetActionScenario['freeExits']) => {
      const state = sailingOf({
        allies: [{ sheet: 'Exeter', hex: { q: 14, r: 0 }, facing: 2, knots: 26 }],
        axis: [{ sheet: 'Admiral Graf Spee', hex: { q: -8, r: 4 }, facing: 2, knots: 28 }],
        freeExits,
      });
      const { odds, posture } = standingOf(
        newSituation(fleetAction.view(state, 'allies'), 'allies'),
      );
      expect(odds).toBeGreaterThan(0.35);
      expect(odds).toBeLessThan(0.75);
      const before = unit({ state, events: [] }, 'exeter').hex.q;
      sailOut(state, 'allies');
      return [posture, Math.sign(unit({ state, events: [] }, 'exeter').hex.q - before)];
    };
    const free = (fromTurn: number) => [
      { units: ['exeter'], by: [{ edge: 'east' as const }], fromTurn },
    ];
    expect(toward([])[0]).toBe('fight');
    expect(toward(free(1))).toEqual(['withdraw', 1]);
  });
});

/** The Ship Movement Phase in which a side is to move. */
function sailingOf(battle: TestBattle, side: Side = 'allies'): FleetActionState {
  const state = actionOf(battle, side);
  state.step = { kind: 'ships', side, active: null, ship: null };
  for (const it of Object.values(state.units)) it.open.hasMoved = false;
  for (const it of SIDES)
    for (const squadron of Object.values(state.forces[it].squadrons)) squadron.hasMoved = false;
  return state;
}

/** All that a side orders while it moves its first squadron. */
function sailOut(state: FleetActionState, side: Side): Order[] {
  const given: Order[] = [];
  while (state.step.kind === 'ships' && state.step.side === side && given.length < 50) {
    const order = ordered(state, side);
    given.push(order);
    fleetAction.apply(state, side, order, orderDice('sail', given.length));
  }
  return given;
}

test('flotillas run in with torpedoes on a beaten enemy, and not on one that still fights', () => {
  const runsIn = (id: string, side: Side): number => {
    const { state } = fleetAction.newState(shipped(id), {}, orderDice(id, 0));
    const situation = newSituation(fleetAction.view(state, side), side);
    return situation.own.filter((ship) => aimOf(situation, ship).isRunIn).length;
  };
  expect(runsIn('fa-cape-spada', 'allies')).toBeGreaterThan(0);
  expect(runsIn('fa-java-sea', 'axis')).toBe(0);
});
