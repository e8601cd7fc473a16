import type { Draw } from '../../../rules/core';
import {
  RESOLUTIONS,
  type ScenarioDivision,
  type StrategicScenario,
} from '../../../rules/strategic';
import { RANGE_BOXES } from '../../../rules/strategic/query';
import { pickFrom } from '../../common/pickFrom';
import { varyPlaces } from './varyPlaces';

/** Turns enough for everything to happen once (a strike takes four of an Advanced game), and few enough for many games. */
const TURNS = { basic: { least: 2, choices: 5 }, advanced: { least: 3, choices: 6 } } as const;

/** A scenario like another: shorter, in other weather, with other places, entries, contacts and damage at the start. */
export function varyStrategic(scenario: StrategicScenario, draw: Draw): StrategicScenario {
  const { least, choices } = TURNS[scenario.level];
  const turns = Math.min(scenario.turns, least + draw(choices));
  const from = 1 + draw(turns);
  const placed = varyPlaces(scenario, draw);
  return {
    ...placed,
    turns,
    firstHour: hourIn(scenario, draw),
    poor: draw(2) === 0 ? [] : [{ from, to: from + draw(4) }],
    divisions: placed.divisions.map((it) => {
      const isFirst = scenario.divisions.find(({ side }) => side === it.side)?.id === it.id;
      return varied(isFirst ? it : entering(it, turns, draw), draw);
    }),
    spottedAtStart: scenario.divisions.filter(() => draw(2) === 0).map(({ id }) => id),
    resolution: { usual: RESOLUTIONS[draw(3)] ?? 'quick', ordered: draw(4) === 0 },
  };
}

/** More often by day, when aircraft are up and ships are seen. */
function hourIn({ daylight: { from, to } }: StrategicScenario, draw: Draw): number {
  const hours = to - from;
  return hours > 0 && draw(3) > 0 ? (from + draw(hours)) % 24 : draw(24);
}

/** One in eight by lot; of those that come late by the scenario half are there at once, and all before the end. */
function entering(division: ScenarioDivision, turns: number, draw: Draw): ScenarioDivision {
  const { enters, ...rest } = division;
  const freeFrom = 1 + draw(turns);
  if (draw(8) === 0) return { ...rest, freeFrom, enters: pickFrom(draw, ['then', 'atWill']) };
  return enters && draw(2) === 0 ? { ...rest, freeFrom: 1 } : capped(division, turns);
}

/** Of a game cut short. */
const capped = (division: ScenarioDivision, turns: number): ScenarioDivision =>
  division.freeFrom === undefined
    ? division
    : { ...division, freeFrom: Math.min(division.freeFrom, turns) };

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
