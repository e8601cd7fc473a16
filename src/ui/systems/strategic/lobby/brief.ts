import type { Side } from '../../../../rules/core';
import type { PreparedStrategic } from '../../../../scenario/strategic/resolve';
import { listed } from '../../../../words/core/say';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';
import { shipTexts } from '../../../lobby/shipTexts';

/** [ST-2.30] */
const AIRCRAFT_IN_STEP = 3;

type Told = Pick<PreparedStrategic, 'scenario' | 'card'>;

/** An operation in three sentences: what a side has, what wins, how a turn goes. */
export const briefOf = ({ scenario, card }: Told, side: Side): string[] => [
  strategicLobbyText('brief.have', {
    side: scenario.sides[side].name,
    forces: listed([...shipTexts(card, side), ...othersIn(scenario, side)]),
  }),
  strategicLobbyText('brief.wins', { count: scenario.turns }),
  strategicLobbyText(`brief.turn.${scenario.level}`),
];

/** '54 aircraft', '1 base' */
function othersIn({ divisions, squadrons, landUnits }: Told['scenario'], side: Side): string[] {
  const ships = divisions.filter((it) => it.side === side).flatMap((it) => it.ships);
  const bases = landUnits.filter((it) => it.side === side);
  const homes = new Set([...ships.map(({ card }) => card.id), ...bases.map(({ id }) => id)]);
  const steps = squadrons.filter(({ home }) => homes.has(home)).map((it) => it.steps);
  const all = [
    { kind: 'aircraft', count: AIRCRAFT_IN_STEP * steps.reduce((sum, it) => sum + it, 0) },
    { kind: 'bases', count: bases.length },
  ] as const;
  return all
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => strategicLobbyText(`force.${kind}`, { count }));
}
