import type { BattleOptions, BattleScenario, BattleState, Order } from '../../../src/rules/battle';
import { battle, DEFAULT_OPTIONS } from '../../../src/rules/battle';
import {
  type Draw,
  drawFrom,
  giveOrder,
  type Match,
  newMatch,
  refusalCode,
  SIDES,
  type Side,
} from '../../../src/rules/core';
import { PLAIN_SCENARIO, scenarioShip, type TestShip } from './fixture';
import { squadron } from './forces';

const GUNS: Omit<TestShip, 'id'> = {
  primary: 'HH',
  secondary: 'LL',
  tertiary: 'N',
  hull: 'HLNN',
  torpedoes: { factors: 2, kind: 'long-lance' },
};

/** Two task forces against one, with a counter, capital ships, land, and a choice of directions. */
export const FULL_SCENARIO: BattleScenario = {
  ...PLAIN_SCENARIO,
  land: [
    { q: 2, r: 0 },
    { q: -3, r: 1 },
  ],
  rounds: 2,
  taskForces: [
    {
      id: 'line',
      name: 'Line',
      side: 'allies',
      entry: ['S', 'SW'],
      ships: [
        ...squadron('bb', 2, { ...GUNS, type: 'BB' }),
        ...squadron('d', 5, { ...GUNS, type: 'DD', speed: '2+', counter: 'flotilla' }),
        ...squadron('cl', 9, GUNS),
      ].map(scenarioShip),
    },
    {
      id: 'screen',
      name: 'Screen',
      side: 'allies',
      entry: ['S'],
      ships: squadron('s', 4, { ...GUNS, speed: '2+' }).map(scenarioShip),
    },
    {
      id: 'raiders',
      name: 'Raiders',
      side: 'axis',
      entry: ['N'],
      ships: [
        ...squadron('ca', 8, { ...GUNS, type: 'CA', speed: '2+' }),
        ...squadron('tr', 3, { type: 'large-transport', speed: '1 slow' }),
      ].map(scenarioShip),
    },
  ],
};

export interface Played {
  match: Match<BattleState>;
  side: Side;
  line: string;
}

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(Math.min(256, list.length))] as T;

/** Orders that would make most battles short. */
const endsEarly = (order: Order): boolean =>
  order.kind === 'scuttle' || (order.kind === 'breakOff' && order.answer === 'yes');

/** One legal order drawn by lot: first its kind, then one of that kind. */
export function drawOrder(state: BattleState, draw: Draw): Omit<Played, 'match'> {
  const sides = SIDES.filter((side) => battle.legalOrders(state, side).length > 0);
  const side = pick(draw, sides);
  const orders = battle.legalOrders(state, side).filter((order) => !endsEarly(order));
  const kinds = [...new Set(orders.map(({ kind }) => kind))];
  const kind = pick(draw, kinds);
  return {
    side,
    line: battle.makeOrder(
      pick(
        draw,
        orders.filter((it) => it.kind === kind),
      ),
    ),
  };
}

/** Plays legal orders by lot; `watch` sees the match before each. */
export function playRandomly(
  seed: string,
  orders: number,
  watch: (played: Played) => void = () => undefined,
  options: BattleOptions = DEFAULT_OPTIONS,
): Match<BattleState> {
  const draw = drawFrom(`lot ${seed}`);
  const match = newMatch(battle, FULL_SCENARIO, options, seed) as Match<BattleState>;
  for (let n = 0; n < orders && match.state.step.kind !== 'over'; n++) {
    const played = { match, ...drawOrder(match.state, draw) };
    watch(played);
    const refused = giveOrder(battle, match, { side: played.side, order: played.line }, seed);
    if (refused) throw new Error(`${played.line}: ${refusalCode(refused)}`);
  }
  return match;
}
