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
import {
  type Order,
  type StrategicScenario,
  type StrategicState,
  strategic,
} from '../../../src/rules/strategic';

export interface Drawn {
  match: Match<StrategicState>;
  side: Side;
  order: Order;
  line: string;
}

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(Math.min(256, list.length))] as T;

/** Orders that would make most games short. */
const endsEarly = ({ kind }: Order): boolean =>
  kind === 'offerEnd' || kind === 'scuttle' || kind === 'withdraw' || kind === 'leaveMap';

/** One legal order drawn by lot: first the side, then the kind, then one of that kind. */
export function drawOrder(state: StrategicState, draw: Draw): Omit<Drawn, 'match'> | undefined {
  const choices = SIDES.map((side) => ({
    side,
    orders: strategic.legalOrders(state, side).filter((order) => !endsEarly(order)),
  })).filter(({ orders }) => orders.length > 0);
  if (choices.length === 0) return undefined;
  const { side, orders } = pick(draw, choices);
  const kind = pick(draw, [...new Set(orders.map((it) => it.kind))]);
  const order = pick(
    draw,
    orders.filter((it) => it.kind === kind),
  );
  return { side, order, line: strategic.makeOrder(order) };
}

/** Plays a game by legal orders drawn by lot, to its end or to so many orders; `watch` sees each before it is given. */
export function playRandomly(
  scenario: StrategicScenario,
  seed: string,
  watch: (drawn: Drawn) => void = () => undefined,
  mostOrders = 20000,
): Match<StrategicState> {
  const draw = drawFrom(`lot ${seed}`);
  const match = newMatch(
    strategic,
    scenario,
    strategic.defaultOptions,
    seed,
  ) as Match<StrategicState>;
  for (let n = 0; n < mostOrders && match.state.step.kind !== 'over'; n++) {
    const drawn = drawOrder(match.state, draw);
    if (!drawn)
      throw new Error(
        `nobody can give an order: ${JSON.stringify(strategic.segment(match.state).name)}`,
      );
    watch({ match, ...drawn });
    const refused = giveOrder(strategic, match, { side: drawn.side, order: drawn.line }, seed);
    if (refused) throw new Error(`${drawn.line}: ${refusalCode(refused)}`);
  }
  return match;
}
