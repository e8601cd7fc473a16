import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/hex';
import { fleetAction } from '../../../src/rules/fleet-action';
import {
  boatGoals,
  boatOrder,
  pickedBoat,
  usualDepth,
} from '../../../src/ui/systems/fleet-action/undersea/boats';
import { hunt, lurking } from '../../rules/fleet-action/boats';
import type { Game } from '../../rules/fleet-action/game';

function deskOf({ state }: Game) {
  const view = fleetAction.view(state, 'axis');
  const legal = fleetAction.legalOrders(view, 'axis');
  const desk = { view, legal, side: 'axis', stage: 'ordering', selected: null } as const;
  const boat = pickedBoat(desk as never);
  if (!boat) throw new Error('no submarine to order');
  return { ...desk, boat };
}

describe('a submarine by clicks', () => {
  test('[NW-7.3] she appears under water where the click is', () => {
    const { boat, ...desk } = deskOf(hunt());
    expect(usualDepth(boat)).toBe(false);
    const order = boatOrder(desk, boat, false, { q: 9, r: 0 });
    expect(order).toEqual({ kind: 'deploySub', sub: 'u-1', hex: { q: 9, r: 0 }, surfaced: false });
    expect(order && fleetAction.refuse(desk.view, 'axis', order)).toBeUndefined();
  });

  test('[NW-7.4] she goes by the shortest path, and nowhere beyond her reach', () => {
    const { boat, ...desk } = deskOf(lurking({ q: 6, r: 0 }));
    const goals = boatGoals(desk.legal, boat, false);
    expect(goals.length).toBeGreaterThan(0);
    for (const hex of goals) {
      const order = boatOrder(desk, boat, false, hex);
      expect(order?.kind === 'moveSub' && order.path.length).toBe(distance(boat.hex, hex));
    }
    expect(boatOrder(desk, boat, false, { q: -9, r: 0 })).toBeUndefined();
  });

  test('[NW-7.4] in her own hex she may come up', () => {
    const { boat, ...desk } = deskOf(lurking({ q: 6, r: 0 }));
    expect(boatOrder(desk, boat, true, boat.hex)).toMatchObject({ path: [], surfaced: true });
  });
});
