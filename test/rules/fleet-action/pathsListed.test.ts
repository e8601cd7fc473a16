import { describe, expect, test } from 'vitest';
import { fleetAction, type Order } from '../../../src/rules/fleet-action';
import { type Game, sailing } from './game';
import type { TestShip } from './setting';

const FAR: TestShip = { sheet: 'Fubuki', hex: { q: -20, r: 0 } };
const MAX_PATHS = 600;

const destroyers = (count: number, isContact: boolean): Game =>
  sailing({
    allies: Array.from({ length: count }, (_, i) => ({
      ...{ sheet: 'Fletcher', id: `dd${i}`, hex: { q: i, r: 0 }, knots: 30, isContact },
    })),
    axis: [FAR],
  });

const pathsIn = ({ state }: Game) =>
  fleetAction
    .legalOrders(state, 'allies')
    .filter((it): it is Order & { steps: string[] } => 'steps' in it);

const doers = (orders: readonly Order[]) =>
  new Set(orders.map((it) => ('ship' in it ? it.ship : 'contact' in it ? it.contact : '')));

describe('the paths listed', () => {
  test.each([false, true])(
    '[NW-33.5] of ten ships are bounded, markers %s, and of each',
    (hides) => {
      const game = destroyers(10, hides);
      const paths = pathsIn(game);
      expect(doers(paths).size).toBe(10);
      expect(paths.length).toBeLessThanOrEqual(MAX_PATHS + 3 * 10);
      const straight = Array(6).fill('ahead').join();
      expect(paths.filter(({ steps }) => steps.join() === straight)).toHaveLength(10);
    },
  );

  test('[NW-33.5] paths left out are as legal as those listed', () => {
    const alone = pathsIn(destroyers(1, false));
    const ten = destroyers(10, false);
    const listed = pathsIn(ten).filter((it) => 'ship' in it && it.ship === 'dd0');
    expect(listed.length).toBeLessThan(alone.length);
    for (const order of alone.filter((_, i) => i % 40 === 1))
      expect(fleetAction.refuse(ten.state, 'allies', order)).toBeUndefined();
  });
});
