import type { Draw } from '../../rules/core';
import { RESOLUTIONS, type ScenarioDivision, type StrategicScenario } from '../../rules/strategic';
import { RANGE_BOXES } from '../../rules/strategic/rangeBoxes';

/** Turns enough for everything to happen once, and few enough for many games. */
const TURNS = { basic: 5, advanced: 10 } as const;

/** A scenario like another: shorter, in other weather, with other boxes, contacts and damage at the start. */
export function varyStrategic(scenario: StrategicScenario, draw: Draw): StrategicScenario {
  const turns = Math.min(scenario.turns, 2 + draw(TURNS[scenario.level]));
  const from = 1 + draw(turns);
  return {
    ...scenario,
    turns,
    firstHour: draw(24),
    poor: draw(2) === 0 ? [] : [{ from, to: from + draw(4) }],
    divisions: scenario.divisions.map((it) => varied(it, draw)),
    spottedAtStart: scenario.divisions.filter(() => draw(2) === 0).map(({ id }) => id),
    resolution: { usual: RESOLUTIONS[draw(3)] ?? 'quick', ordered: draw(4) === 0 },
  };
}

function varied(division: ScenarioDivision, draw: Draw): ScenarioDivision {
  const { place, ships } = division;
  const isMoved = 'box' in place && draw(2) === 0;
  const box = RANGE_BOXES[draw(RANGE_BOXES.length)] ?? 'long';
  return {
    ...division,
    ...(isMoved && { place: { box } }),
    ships: ships.map((ship) => ({
      ...ship,
      damageLevels: draw(5) === 0 ? draw(ship.card.capacity) : (ship.damageLevels ?? 0),
    })),
  };
}
