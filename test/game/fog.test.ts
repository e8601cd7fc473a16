import { describe, expect, test } from 'vitest';
import { type BattleView, battle, DEFAULT_OPTIONS } from '../../src/rules/battle';
import type { Side } from '../../src/rules/core';
import { PLAIN_SCENARIO, scenarioShip } from '../rules/battle/fixture';
import { squadron } from '../rules/battle/forces';
import { type Reached, reach, type Spectated, seen, spectated } from './clients';

/** Eight cruisers of either side, four of the Axis with heavy guns. */
const scenario = {
  ...PLAIN_SCENARIO,
  weather: 'storm' as const,
  taskForces: [
    { id: 'line', side: 'allies' as const, entry: ['S' as const], ships: squadron('a', 8) },
    {
      id: 'raiders',
      side: 'axis' as const,
      entry: ['N' as const],
      ships: [...squadron('x', 4, { primary: 'HHHH' }), ...squadron('y', 4)],
    },
  ].map((force) => ({ ...force, name: force.id, ships: force.ships.map(scenarioShip) })),
};

const inFog = { ...battle, defaultOptions: { ...DEFAULT_OPTIONS, fog: true } };

/** The Axis divides its ships in one of two ways, of which the Allies may know nothing, and places one of the stacks. */
function setUp(groups: string): Spectated {
  const match = spectated(inFog, scenario);
  const order = (side: Side, line: string) => match.clients[side].moves.order?.(line);
  order('axis', `divide X2 ${groups}`);
  order('axis', 'place X2 3,-9');
  order('allies', 'place A1 -4,9');
  return match;
}

const HEAVY_TOGETHER = 'x1+x2+x3+x4/y1+y2+y3+y4';
const MIXED = 'x1+x2+y1+y2/x3+x4+y3+y4';

const readers = ({ clients, spectator }: Spectated): Reached[] => [clients.allies, spectator];

describe('fog at a table', () => {
  test('[BT-20.13] how the other side is composed reaches neither its enemy nor an spectator, byte by byte', () => {
    const [one, other] = [setUp(HEAVY_TOGETHER), setUp(MIXED)];
    expect(readers(other).map(reach)).toEqual(readers(one).map(reach));
    expect(reach(other.clients.axis)).not.toBe(reach(one.clients.axis));
  });

  test('[BT-20.10] the views at a table are those of the rules, and no order line is told', () => {
    const { clients } = setUp(MIXED);
    const { view } = seen<BattleView>(clients.allies);
    expect(view.stacks.find(({ id }) => id === 'X2')).toMatchObject({ band: '4-7', ships: [] });
    const lines = (clients.allies.log ?? []).map(({ action }) => JSON.stringify(action));
    expect(lines).toHaveLength(3);
    expect(lines.join()).not.toContain('x1');
  });

  test('[BT-20.12] once a stack is in sight its ships are told to the side that sees them', () => {
    const { clients } = setUp(HEAVY_TOGETHER);
    clients.axis.moves.order?.('place X3 5,-9');
    const { view } = seen<BattleView>(clients.allies);
    const [shift] = battle.legalOrders(view, 'allies');
    if (shift) clients.allies.moves.order?.(battle.makeOrder(shift));
    const { view: later, closedEvents } = seen<BattleView>(clients.allies);
    expect(later.stacks.map(({ band }) => band)).toEqual([undefined, undefined, '4-7']);
    expect(closedEvents).toContainEqual(
      expect.objectContaining({
        kind: 'stacksSighted',
        side: 'allies',
        stacks: [{ stack: 'X2', ships: ['x1', 'x2', 'x3', 'x4'] }],
      }),
    );
    expect(reach(clients.allies)).not.toContain('"side":"axis","stacks"');
  });
});
