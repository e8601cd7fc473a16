import {
  type AnySystem,
  type Draw,
  type EngagementPort,
  hostNamed,
  isRefusal,
  type Side,
} from '../rules/core';
import type { Choosing, Doctrine } from './core/doctrine';
import type { AnyBotSystem } from './core/system';

/** Who fights what is handed over, and by which doctrine. */
interface FightingHost {
  system: AnySystem;
  doctrine: Doctrine<unknown, unknown>;
}

/**
 * The bots of an operational system, which play a fight that is handed over by the doctrine of the system that
 * hosts it; the first host is the usual one.
 */
export function withFights(
  outer: AnyBotSystem,
  port: EngagementPort,
  hosts: readonly FightingHost[],
): AnyBotSystem {
  const { doctrine, mastery } = outer;
  const fighting = <T extends Choosing<unknown, unknown>>(way: T): T => ({
    ...way,
    choose: (view, side, orders, draw) =>
      fightOrder({ port, hosts }, { view, side, orders, draw }) ??
      way.choose(view, side, orders, draw),
  });
  return {
    ...outer,
    doctrine: fighting(doctrine),
    ...(mastery && { mastery: fighting(mastery) }),
  };
}

interface Asked {
  view: unknown;
  side: Side;
  orders: readonly unknown[];
  draw: Draw;
}

/** The order of a fight under way; `undefined` where there is none, or nothing to order in it. */
function fightOrder(
  { port, hosts }: { port: EngagementPort; hosts: readonly FightingHost[] },
  { view, side, orders, draw }: Asked,
): unknown {
  const inner = port.positionIn(view) ?? undefined;
  if (inner === undefined) return undefined;
  const { system, doctrine } = hostNamed(hosts, port.hostOf(view));
  const choices = orders
    .flatMap((order) => port.lineOf(order) ?? [])
    .map((line) => system.parseOrder(line))
    .filter((order) => !isRefusal(order));
  if (choices.length === 0) return undefined;
  return port.orderOf(system.makeOrder(doctrine.choose(inner, side, choices, draw)));
}
