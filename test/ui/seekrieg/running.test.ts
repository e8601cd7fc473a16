import { describe, expect, test } from 'vitest';
import { foresee } from '../../../src/rules/core';
import type { Order, SeekriegEvent } from '../../../src/rules/seekrieg';
import { seekrieg } from '../../../src/rules/seekrieg';
import type { Ship } from '../../../src/rules/seekrieg/query';
import { decisionOf } from '../../../src/ui/systems/seekrieg/decision';
import { endedView } from '../../../src/ui/systems/seekrieg/endedView';
import { finishOf } from '../../../src/ui/systems/seekrieg/finishing';
import { proposedCourses } from '../../../src/ui/systems/seekrieg/moving/proposal';
import { speedOrders } from '../../../src/ui/systems/seekrieg/moving/steer';
import { stopIn } from '../../../src/ui/systems/seekrieg/moving/stops';
import { forcedOrder } from '../../../src/ui/systems/seekrieg/passing';
import { battleOf } from '../../rules/seekrieg/fleet';
import { at } from '../../rules/seekrieg/playing';

const view = seekrieg.view(
  battleOf({ allies: { exeter: {} }, axis: { spee: { hex: at(0, -30), facing: 4 } } }).state,
  'allies',
);

const about = (kind: string, rest: object): SeekriegEvent =>
  ({ kind, rule: 'SK-5.1', turn: 1, ...rest }) as never;

describe('courses by confirming alone', () => {
  /** Two ships that steer for themselves, and what the Commander would do with them. */
  function ordering() {
    const { state } = battleOf({
      allies: { exeter: {}, ajax: { hex: at(6, 0) } },
      axis: { spee: { hex: at(0, -30), facing: 4 } },
    });
    state.step = { kind: 'orders' };
    return seekrieg.view(state, 'allies');
  }
  const after = (seen: typeof view, ...orders: readonly Order[]) =>
    orders.reduce((now, it) => foresee(seekrieg, now, 'allies', it)?.view ?? now, seen);

  test('[SK-34.3] every group is steered as the Commander would, and nothing else is ordered', () => {
    const { orders, view: drawn } = proposedCourses(ordering(), 'allies');
    expect(new Set(orders.map(({ kind }) => kind))).toEqual(new Set(['speed', 'turns']));
    for (const id of ['exeter', 'ajax']) expect(drawn.ships[id]?.plan?.turns).not.toBeNull();
    expect(proposedCourses(drawn, 'allies').orders, 'he would change nothing').toEqual([]);
  });

  test('[SK-34.3] a group that has its turns, or a speed, by hand keeps them', () => {
    const seen = ordering();
    const exeter = seen.ships.exeter as Ship;
    const plot = { knots: 20, way: 'ahead', turns: [], isEvading: false } as const;
    const [speed, turns] = speedOrders(seen, exeter, plot, { knots: 12, way: 'ahead' });
    expect(turns).toEqual({ kind: 'turns', ship: 'exeter', turns: [] });
    const steered = after(seen, ...([speed, turns] as Order[]));
    const { orders } = proposedCourses(steered, 'allies');
    expect(new Set(orders.map((it) => 'ship' in it && it.ship))).toEqual(new Set(['ajax']));
  });

  test('[SK-34.3] the main button seals the courses that are proposed', () => {
    const { orders } = proposedCourses(ordering(), 'allies');
    let given: readonly Order[] = [];
    finishOf({
      ...{ view: ordering(), side: 'allies', stage: 'deciding', legal: [{ kind: 'confirm' }] },
      running: { left: 0, stopped: null, goOn: () => {} },
      give: (...all: Order[]) => (given = all),
      moving: { proposed: () => orders },
    } as never).run();
    expect(given).toEqual([...orders, { kind: 'confirm' }]);
  });
});

describe('running on', () => {
  test.each([
    ['an own ship is damaged critically', about('criticalDamage', { ship: 'exeter' }), 'hit'],
    ['an own ship loses guns or speed', about('piecesLost', { ship: 'exeter' }), 'hit'],
    ['a ship is lost on either side', about('shipSank', { ship: 'spee' }), 'lost'],
    ['the crew of one leaves her', about('shipAbandoned', { ship: 'exeter' }), 'lost'],
    ['an own ship arrives', about('shipArrived', { ship: 'exeter' }), 'arrival'],
    ['an enemy comes in sight', about('contactMade', { side: 'allies' }), 'enemy'],
    ['a force is reported', about('forceReported', { side: 'allies', isNew: true }), 'enemy'],
    ['a raid is detected', about('raidDetected', { side: 'allies' }), 'raid'],
    ['a deck is free', about('runStopped', { reason: 'deck-ready' }), 'deck-ready'],
  ])('[SK-34.14] it stops when %s', (_, event, kind) => {
    expect(stopIn([event], view, 'allies')?.kind).toBe(kind);
  });

  test('[SK-34.14] it stops at a track, and at nothing else that happens to others', () => {
    const tracks = { allies: [{ id: 'a', target: 'exeter', from: at(0, 9), aimedAt: at(0, 0) }] };
    const shown = { ...view, torpedoes: { ...view.torpedoes, tracks: { ...tracks, axis: [] } } };
    expect(stopIn([], shown, 'allies')).toEqual({ kind: 'track' });
    const others = [
      about('criticalDamage', { ship: 'spee' }),
      about('piecesLost', { ship: 'spee' }),
      about('contactMade', { side: 'axis' }),
      about('salvoFired', { ship: 'spee' }),
      about('forceReported', { side: 'allies', isNew: false }),
      about('runStopped', { reason: null }),
    ];
    expect(stopIn(others, view, 'allies')).toBeNull();
  });
});

test('[SK-34.14] why it has stopped is said in every step, until the player goes on', () => {
  let isOld = false;
  const shown = {
    ...{ side: 'allies', stage: 'deciding', legal: [{ kind: 'gunfire' }, { kind: 'confirm' }] },
    view: { ...view, step: { kind: 'firePlot' } },
    running: { left: 0, stopped: { kind: 'enemy' }, goOn: () => (isOld = true) },
    give: () => true,
    moving: { proposed: () => [] },
  } as never;
  expect(decisionOf(shown).sentence).toMatch(/^Stopped: an enemy is in sight\. The best fire/);
  finishOf(shown).run();
  expect(isOld).toBe(true);
});

describe('steps that pass', () => {
  const asked = (left: number, ...kinds: string[]) =>
    forcedOrder({
      ...{ view, stage: 'orders', legal: kinds.map((kind) => ({ kind })) as never },
      running: { left, stopped: null, goOn: () => {}, start: () => {}, stop: () => {} },
    });

  test('[SK-34.3] a step with nothing to decide is confirmed by itself, and any while turns run on', () => {
    expect(asked(0, 'confirm', 'surrender')).toEqual({ kind: 'confirm' });
    expect(asked(0, 'confirm', 'gunfire')).toBeUndefined();
    expect(asked(3, 'confirm', 'gunfire')).toEqual({ kind: 'confirm' });
    expect(asked(3, 'gunfire')).toBeUndefined();
  });

  test('[SK-34.12, SK-34.14] what is asked about a raid is asked while turns run on', () => {
    const running = { left: 3 } as never;
    const air = { ...view, step: { kind: 'air', stage: 'attack', raid: 'axis-1' } } as const;
    const legal = [{ kind: 'confirm' }, { kind: 'screen' }] as never;
    expect(forcedOrder({ legal, running, view: air, stage: 'orders' })).toBeUndefined();
    expect(forcedOrder({ legal, running, view, stage: 'orders' })).toEqual({ kind: 'confirm' });
  });
});

describe('a battle that a larger game has taken back', () => {
  test('[SK-5.15] its last events are added to the last position', () => {
    const path = [at(0, -1), at(0, -2)];
    const ended = endedView(view, [
      about('shipMoved', { ship: 'exeter', from: at(0, 0), path, facing: 2, knots: 24 }),
      about('shipSank', { ship: 'spee' }),
      about('shipSank', { ship: 'unknown' }),
    ]);
    expect(ended.ships.exeter).toMatchObject({ hex: at(0, -2), facing: 2, speedKnots: 24 });
    expect(ended.ships.spee?.fate).toBe('sunk');
    expect(Object.keys(ended.ships)).toEqual(Object.keys(view.ships));
  });
});
