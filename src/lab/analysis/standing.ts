import {
  type AnySystem,
  assert,
  type GivenOrder,
  giveOrder,
  type Match,
  newMatch,
  parseTakeback,
  refusalCode,
  UNDO,
} from '../../rules/core';

/** A game as a save has it, as plain data that a worker can be sent. */
export interface PlayedGame {
  system: string;
  scenario: unknown;
  options: unknown;
  /** The dice's secret. */
  seed: string;
  orders: readonly GivenOrder[];
}

/** An order that was not taken back. */
export interface StandingOrder extends GivenOrder {
  /** Lines of the record up to it, itself included. */
  upTo: number;
}

/** The orders of a game that stand at its end; they are given only where some were taken back, and then one that is refused throws. */
export function standingOrders(system: AnySystem, game: PlayedGame): StandingOrder[] {
  const takesBack = ({ order }: GivenOrder) => order === UNDO || parseTakeback(order);
  if (!game.orders.some(takesBack)) return game.orders.map((it, at) => ({ ...it, upTo: at + 1 }));
  const match = newMatch(system, game.scenario, game.options, game.seed);
  let standing: StandingOrder[] = [];
  for (const [index, given] of game.orders.entries()) {
    const loose = looseOrders(match).length;
    giveRecorded(system, match, given, game.seed);
    const upTo = index + 1;
    if (given.order === UNDO)
      standing.splice(
        standing.findLastIndex(({ side }) => side === given.side),
        1,
      );
    else if (parseTakeback(given.order))
      standing = [
        ...standing.slice(0, standing.length - loose),
        ...looseOrders(match).map((it) => ({ ...it, upTo })),
      ];
    else standing.push({ ...given, upTo });
  }
  return standing;
}

/** Orders that may still be taken back. */
const looseOrders = ({ quiet, chapterOrders }: Match): GivenOrder[] => [
  ...quiet.orders,
  ...chapterOrders,
];

/** Gives an order of a record, which must be legal. */
export function giveRecorded(
  system: AnySystem,
  match: Match,
  given: GivenOrder,
  seed: string,
): void {
  const refused = giveOrder(system, match, given, seed);
  assert(!refused, `${given.order} of the record: ${refused && refusalCode(refused)}`);
}
