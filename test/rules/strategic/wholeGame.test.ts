import { expect, test } from 'vitest';
import {
  type AnySystem,
  type Draw,
  drawFrom,
  type GivenOrder,
  giveOrder,
  type Match,
  must,
  newMatch,
  refusalCode,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { systemOf } from '../../../src/rules/registry';
import type { Order } from '../../../src/rules/strategic/model/orders';
import type { Place, StrategicScenario } from '../../../src/rules/strategic/model/scenario';
import type { StrategicState } from '../../../src/rules/strategic/model/state';
import { scenarioShip as battleShip, type TestShip } from '../battle/fixture';
import {
  BATTLESHIP,
  DESTROYER,
  division,
  scenarioShip,
  smallAdvanced,
  smallBasic,
} from './smallGame';

const joined: AnySystem = must(systemOf('strategic'), 'strategic');

const armed = (id: string, card = {}, sheet: Partial<TestShip> = {}) =>
  scenarioShip(id, card, {
    sheet: battleShip({ id, hull: 'LNNN', primary: 'LL', ...sheet }).sheet,
  });

const fleet = (letter: string) => [
  armed(`${letter}-bb`, BATTLESHIP, { type: 'BB', primary: 'HHHH', hull: 'HHHHHHHH' }),
  ...[1, 2].map((n) => armed(`${letter}-ca-${n}`, {}, { type: 'CA' })),
  ...[1, 2].map((n) => armed(`${letter}-dd-${n}`, DESTROYER, { type: 'DD', hull: 'NN' })),
];

/** Two fleets in sight of each other, and nothing else. */
function meeting(level: 'basic' | 'advanced'): StrategicScenario {
  const place: Place = level === 'basic' ? { box: 'short' } : { hex: { q: 9, r: 0 } };
  return (level === 'basic' ? smallBasic : smallAdvanced)({
    divisions: [division('A1', fleet('a'), place), division('X1', fleet('x'), place)],
    ...{ squadrons: [], landUnits: [], objectives: [], spottedAtStart: ['A1', 'X1'], turns: 3 },
    resolution: { usual: 'battle', ordered: true },
  });
}

const pick = <T>(draw: Draw, list: readonly T[]): T =>
  must(list[draw(Math.min(list.length, 256))], 'item');

const ATTACKS: readonly Order['kind'][] = ['attackDivision', 'declareCombat'];
const SHUNNED: readonly Order['kind'][] = ['offerEnd', 'abandonBattle', 'scuttle', 'openRange'];

/** A legal order by lot, an attack where there is one; none that ends anything early. */
function drawOrder(state: StrategicState, draw: Draw): { side: Side; order: Order } {
  const { active } = joined.segment(state);
  const sides = SIDES.filter((side) => active[side] !== 'waiting');
  const side = pick(draw, sides);
  const legal: Order[] = joined
    .legalOrders(state, side)
    .filter(({ kind }: Order) => !SHUNNED.includes(kind));
  const attacks = legal.filter(
    (order) =>
      ATTACKS.includes(order.kind) && !(order.kind === 'declareCombat' && isDeclared(state, side)),
  );
  return { side, order: pick(draw, attacks.length > 0 ? attacks : legal) };
}

const isDeclared = ({ forces }: StrategicState, side: Side): boolean =>
  (forces[side].advanced?.declared.length ?? 0) > 0;

/** Plays a game by lot to its end, each order by its line. */
function playOut(level: 'basic' | 'advanced', seed: string) {
  const match = newMatch(joined, meeting(level), {}, seed) as Match<StrategicState>;
  const draw = drawFrom(`lot ${seed}`);
  const given: GivenOrder[] = [];
  const told = new Map<string, number>();
  while (!joined.outcome(match.state)) {
    if (given.length > 6000) throw new Error('the game does not end');
    const { side, order } = drawOrder(match.state, draw);
    const line = joined.makeOrder(order);
    const before = match.chapter;
    const refused = giveOrder(joined, match, { side, order: line }, seed);
    if (refused) throw new Error(`${line}: ${refusalCode(refused)}`);
    const events = match.chapter === before ? match.events.slice(-1) : match.closedEvents;
    for (const { kind } of events) told.set(kind, (told.get(kind) ?? 0) + 1);
    given.push({ side, order: line });
  }
  return { match, given, told };
}

test.each(['basic', 'advanced'] as const)(
  'a whole %s game of random orders has battles in it, and goes on to its end',
  (level) => {
    const { match, given, told } = playOut(level, `whole ${level}`);
    expect(told.get('battleReturned')).toBeGreaterThan(0);
    expect(given.filter(({ order }) => order.startsWith('battle ')).length).toBeGreaterThan(10);
    expect(match.state.step.kind).toBe('over');
    const again = newMatch(joined, meeting(level), {}, `whole ${level}`);
    for (const order of given) giveOrder(joined, again, order, `whole ${level}`);
    expect(again.state).toEqual(match.state);
  },
);
