import type { Side } from '../../../../rules/core';
import type { StrategicScenario } from '../../../../rules/strategic';
import { listed } from '../../../../words/core/say';
import { strategicLobbyText } from '../../../../words/strategic/texts/lobby';

/** What ships are counted as, by their types. */
const KINDS = {
  carriers: ['CV', 'CVL', 'CVE'],
  battleships: ['BB', 'BC'],
  cruisers: ['CA', 'CL'],
  destroyers: ['DD'],
  submarines: ['SS'],
} as const;
const COUNTED = ['carriers', 'battleships', 'cruisers', 'destroyers', 'submarines'] as const;

/** [ST-2.30] */
const AIRCRAFT_IN_STEP = 3;

/** An operation in three sentences: what a side has, what wins, how a turn goes. */
export const briefOf = (scenario: StrategicScenario, side: Side): string[] => [
  strategicLobbyText('brief.have', {
    side: scenario.sides[side].name,
    forces: listed(forcesOf(scenario, side)),
  }),
  strategicLobbyText('brief.wins', { count: scenario.turns }),
  strategicLobbyText(`brief.turn.${scenario.level}`),
];

/** '1 carrier', '4 cruisers', '54 aircraft', '1 base' */
function forcesOf({ divisions, squadrons, landUnits }: StrategicScenario, side: Side): string[] {
  const ships = divisions.filter((it) => it.side === side).flatMap((it) => it.ships);
  const bases = landUnits.filter((it) => it.side === side);
  const homes = new Set([...ships.map(({ card }) => card.id), ...bases.map(({ id }) => id)]);
  const steps = squadrons.filter(({ home }) => homes.has(home)).map((it) => it.steps);
  const aircraft = AIRCRAFT_IN_STEP * steps.reduce((sum, it) => sum + it, 0);
  const kinds = COUNTED.map((kind) => {
    const types: readonly string[] = KINDS[kind];
    return { kind, count: ships.filter(({ card }) => types.includes(card.type)).length };
  });
  const others = ships.length - kinds.reduce((sum, { count }) => sum + count, 0);
  const all = [
    ...kinds,
    { kind: 'others', count: others },
    { kind: 'aircraft', count: aircraft },
    { kind: 'bases', count: bases.length },
  ] as const;
  return all
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => strategicLobbyText(`force.${kind}`, { count }));
}
