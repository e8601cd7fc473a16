import { type AnySystem, type Draw, type Match, SIDES, type Side } from '../../src/rules/core';
import type { StrategicScenario } from '../../src/rules/strategic';
import { scenarioShip as battleShip } from '../rules/battle/fixture';
import { smallBasic } from '../rules/strategic/smallGame';

const pick = <T>(draw: Draw, list: readonly T[]): T => list[draw(Math.min(256, list.length))] as T;

/** Orders that would make most games short. */
const ENDS_EARLY = ['scuttle', 'leave', 'offerEnd', 'withdraw', 'leaveMap', 'abandonBattle'];

/** Orders that lead to a fight. */
const SOUGHT = ['attackDivision', 'closeRange', 'searchDivision'];

/** A legal order by lot, by its kind first. */
export function drawn(
  system: AnySystem,
  { state }: Match,
  draw: Draw,
): { side: Side; order: string } {
  const sides = SIDES.filter((it) => system.segment(state).active[it] !== 'waiting');
  const side = pick(draw, sides);
  const orders: { kind: string }[] = system
    .legalOrders(state, side)
    .filter(({ kind }: { kind: string }) => !ENDS_EARLY.includes(kind));
  const kinds = [...new Set(orders.map((it) => it.kind))];
  const sought = kinds.filter((kind) => SOUGHT.includes(kind));
  const kind = pick(draw, sought.length > 0 && draw(2) === 0 ? sought : kinds);
  const order = pick(
    draw,
    orders.filter((it) => it.kind === kind),
  );
  return { side, order: system.makeOrder(order) };
}

/** What a ship is in a battle. */
const sheetOf = (id: string) => battleShip({ id, hull: 'LNNN', primary: 'LL' }).sheet;

/** The divisions of both sides meet at Short; surface actions are settled by one way alone. */
export function meeting(usual: 'tactical' | 'battle' | 'quick'): StrategicScenario {
  const scenario = smallBasic({ turns: 3, resolution: { usual, ordered: true } });
  const divisions = scenario.divisions.map((it) => ({
    ...it,
    ships: it.ships.map((ship) => ({ ...ship, sheet: sheetOf(ship.card.id) })),
    place: { box: 'short' } as const,
  }));
  return { ...scenario, divisions };
}
