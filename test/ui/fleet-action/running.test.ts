import { describe, expect, test } from 'vitest';
import { type FleetActionEvent, fleetAction, type Order } from '../../../src/rules/fleet-action';
import { NOTHING_LEFT } from '../../../src/ui/systems/fleet-action/desk/left';
import { forcedOrder, isSettled } from '../../../src/ui/systems/fleet-action/passing';
import { unwarned, warningOf } from '../../../src/ui/systems/fleet-action/plan/leaving';
import { stopIn } from '../../../src/ui/systems/fleet-action/running/stops';
import { actionOf } from '../../rules/fleet-action/position';

const view = fleetAction.view(
  actionOf({
    allies: [{ sheet: 'Ajax', id: 'ajax' }],
    axis: [{ sheet: 'Kirishima', id: 'kirishima', hex: { q: 9, r: 0 } }],
  }),
  'allies',
);

const about = (kind: string, rest: object): FleetActionEvent =>
  ({ kind, rule: 'NW-33.4', turn: 1, ...rest }) as never;

describe('running on', () => {
  test.each([
    ['an own ship is damaged critically', about('criticalApplied', { unit: 'ajax' }), 'hit'],
    ['she strikes a mine', about('mineAttacked', { unit: 'ajax', isHit: true }), 'hit'],
    ['a ship is lost on either side', about('unitLost', { unit: 'kirishima' }), 'lost'],
    ['an own ship enters', about('shipEntered', { unit: 'ajax' }), 'arrival'],
    ['an enemy marker is turned up', about('contactDeployed', { side: 'axis' }), 'enemy'],
    ['enemy aircraft come', about('standEntered', { side: 'axis' }), 'aircraft'],
  ])('it stops when %s', (_, event, kind) => {
    expect(stopIn([event], view, 'allies')?.kind).toBe(kind);
  });

  test('it does not stop for what happens to the enemy, nor for a near miss', () => {
    const others = [
      about('criticalApplied', { unit: 'kirishima' }),
      about('mineAttacked', { unit: 'ajax', isHit: false }),
      about('contactDeployed', { side: 'allies' }),
    ];
    expect(stopIn(others, view, 'allies')).toBeNull();
  });

  test('of a ship that would leave the map it warns once a turn', () => {
    const leaving = ['ajax', 'exeter'];
    expect(unwarned(leaving, 4, [])).toBe('ajax');
    expect(unwarned(leaving, 4, [warningOf(4, 'ajax')])).toBe('exeter');
    expect(unwarned(['ajax'], 4, [warningOf(4, 'ajax')])).toBeUndefined();
    expect(unwarned(['ajax'], 5, [warningOf(4, 'ajax')])).toBe('ajax');
  });
});

describe('steps that pass', () => {
  const asked = (kind: string, ...kinds: string[]) =>
    forcedOrder(
      { view: { ...view, step: { kind } }, legal: kinds.map((it) => ({ kind: it })) } as never,
      NOTHING_LEFT,
    );

  test('[NW-33.4] a step with nothing to decide is passed, and movement never', () => {
    expect(asked('end', 'done', 'offerEnd')).toEqual({ kind: 'done', what: '-' });
    expect(asked('end', 'done', 'repair')).toBeUndefined();
    expect(asked('activations', 'done', 'resolveTorpedo')).toEqual({ kind: 'done', what: '-' });
    expect(asked('activations', 'done', 'resolveTorpedo', 'shootGuns')).toBeUndefined();
    expect(asked('ships', 'done')).toBeUndefined();
  });

  test('[NW-28.6, NW-9.18] the end of a turn passes where all that can be mended is, and asks where a crew has to choose', () => {
    const end = (...orders: object[]) =>
      isSettled(
        {
          ...{ view: { ...view, step: { kind: 'end' } }, side: 'allies' },
          legal: [done, ...orders],
        } as never,
        NOTHING_LEFT,
      );
    const speed = { kind: 'repair', ship: 'ajax', item: 'speed' };
    expect(end(speed, { kind: 'refillTubes', ship: 'exeter' })).toBe(true);
    expect(end(speed, { ...speed, item: 'steering' })).toBe(false);
    expect(end(speed, { kind: 'toContact', squadron: 'a' })).toBe(false);
  });

  test('[NW-12.24] spotting passes where every contact in sight is tried, and asks where a ship has to choose', () => {
    const markers = (count: number) => {
      const state = actionOf({ allies: [{ sheet: 'Ajax', id: 'ajax' }] });
      for (const id of ['c1', 'c2'].slice(0, count))
        state.contacts[id] = {
          ...{ id, side: 'axis', hex: { q: 0, r: -8 }, facing: 2, hasMoved: true },
        };
      state.step = { kind: 'spotting', side: 'allies' };
      const seen = fleetAction.view(state, 'allies');
      const legal = fleetAction.legalOrders(seen, 'allies');
      return isSettled({ view: seen, side: 'allies', legal }, NOTHING_LEFT);
    };
    expect([markers(1), markers(2)]).toEqual([true, false]);
  });

  const done: Order = { kind: 'done', what: '-' };

  test('[NW-28.1] a squadron that was left on the map is not asked for again at the end of a turn', () => {
    const legal: Order[] = [done, { kind: 'toContact', squadron: 'a' }];
    const end = { view: { ...view, step: { kind: 'end' } }, legal } as never;
    expect(forcedOrder(end, NOTHING_LEFT)).toBeUndefined();
    expect(forcedOrder(end, { ...NOTHING_LEFT, shown: ['b'] })).toBeUndefined();
    expect(forcedOrder(end, { ...NOTHING_LEFT, shown: ['a'] })).toEqual(done);
  });

  test('[NW-20.3] aircraft that are not in the air are not asked to drop their load', () => {
    const legal: Order[] = [done, { kind: 'jettison', stand: 'x' }];
    const flown = (place: string) =>
      forcedOrder(
        { view: { ...view, step: { kind: 'aircraft' }, stands: { x: { place } } }, legal } as never,
        NOTHING_LEFT,
      );
    expect(flown('hangar')).toEqual(done);
    expect(flown('air')).toBeUndefined();
  });
});
