import type { Side } from '../../../../rules/core';
import type { PreparedSeaWings } from '../../../../scenario/sea-wings/resolve';
import { listed } from '../../../../words/core/say';
import { wingsLobbyText } from '../../../../words/sea-wings/texts/lobby';
import { shipTexts } from '../../../lobby/shipTexts';

type Told = Pick<PreparedSeaWings, 'scenario' | 'card'>;

/** A game in three sentences: what a side has, what wins, how a turn goes. */
export const briefOf = ({ scenario, card }: Told, side: Side): string[] => [
  wingsLobbyText('brief.have', {
    side: scenario.sides[side].name,
    forces: listed([...shipTexts(card, side), ...othersIn(scenario, side)]),
  }),
  wingsLobbyText('brief.wins', { count: scenario.turns }),
  wingsLobbyText('brief.turn'),
];

/** '60 factors of aircraft', '1 base'. */
function othersIn({ forces, bases }: Told['scenario'], side: Side): string[] {
  const ships = forces.filter((it) => it.side === side).flatMap((it) => it.ships);
  const own = bases.filter((it) => it.side === side);
  const factors = [...ships, ...own]
    .flatMap(({ formations }) => formations)
    .reduce((sum, it) => sum + it.factors, 0);
  const all = [
    { kind: 'factors', count: factors },
    { kind: 'bases', count: own.length },
  ] as const;
  return all
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => wingsLobbyText(`force.${kind}`, { count }));
}
