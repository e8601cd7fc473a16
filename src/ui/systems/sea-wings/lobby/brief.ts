import type { Side } from '../../../../rules/core';
import type { SeaWingsScenario, ShipCard } from '../../../../rules/sea-wings/query';
import { listed } from '../../../../words/core/say';
import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';

/** What ships are counted as, by their types. */
const KINDS = {
  carriers: ['CV', 'CVL', 'CVE'],
  battleships: ['BB', 'BC'],
  cruisers: ['CA', 'CL'],
  destroyers: ['DD', 'TB'],
} as const;
const COUNTED = ['carriers', 'battleships', 'cruisers', 'destroyers'] as const;

/** A game in three sentences: what a side has, what wins, how a turn goes. */
export const briefOf = (scenario: SeaWingsScenario, side: Side): string[] => [
  wingsLobbyText('brief.have', {
    side: scenario.sides[side].name,
    forces: listed(forcesOf(scenario, side)),
  }),
  wingsLobbyText('brief.wins', { count: scenario.turns }),
  wingsLobbyText('brief.turn'),
];

/** '3 carriers', '8 cruisers', '60 factors of aircraft'. */
function forcesOf({ forces, bases }: SeaWingsScenario, side: Side): string[] {
  const ships = forces.filter((it) => it.side === side).flatMap((it) => it.ships);
  const own = bases.filter((it) => it.side === side);
  const factors = [...ships, ...own]
    .flatMap(({ formations }) => formations)
    .reduce((sum, it) => sum + it.factors, 0);
  const isOf = (types: readonly string[], { type }: ShipCard) => types.includes(type);
  const kinds = COUNTED.map((kind) => ({
    kind,
    count: ships.filter(({ card }) => isOf(KINDS[kind], card)).length,
  }));
  const others = ships.length - kinds.reduce((sum, { count }) => sum + count, 0);
  const all = [
    ...kinds,
    { kind: 'others', count: others },
    { kind: 'factors', count: factors },
    { kind: 'bases', count: own.length },
  ] as const;
  return all
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => wingsLobbyText(`force.${kind}`, { count }));
}
