import type { Side } from '../../../src/rules/core';
import { seaWings } from '../../../src/rules/sea-wings';
import { shipCard } from './cards';
import { AKAGI } from './facing';
import type { Game } from './game';
import { F4F, force, formation, SBD } from './scenario';

/** The Enterprise with fighters and dive bombers, and a cruiser. */
export const enterpriseForce = () => [
  force(
    'allies',
    { q: 15, r: 5 },
    [{ ...AKAGI, id: 'enterprise-us', hasRadar: true }, shipCard('portland')],
    [formation('enterprise-us', F4F, 5), formation('enterprise-us', SBD, 6)],
  ),
];

/** The lines of the orders of a kind that a side may give. */
export const linesOf = (game: Game, side: Side, kind: string): string[] =>
  seaWings
    .legalOrders(game.state, side)
    .filter((it) => it.kind === kind)
    .map((it) => seaWings.makeOrder(it));
