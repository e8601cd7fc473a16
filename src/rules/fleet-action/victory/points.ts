import { rowOf } from '../../../hex';
import { enemyOf, must, type Side } from '../../core';
import { isCrippled } from '../common/leaving';
import { conditionOf } from '../common/own';
import type { EdgePart, Objective } from '../model/scenario';
import { isMerchant, isSmallCraft } from '../model/sheet';
import type { FleetActionState, Tally } from '../model/state';
import type { Unit } from '../model/units';

type Exit = Tally['exits'][string];

/** [NW-30.2] Whether a unit left by a part of an edge. */
export function leftBy(
  { hex, edge }: Pick<Exit, 'hex' | 'edge'>,
  parts: readonly EdgePart[],
): boolean {
  const along = edge === 'north' || edge === 'south' ? hex.q : rowOf(hex);
  return parts.some(
    (part) =>
      part.edge === edge && along >= (part.from ?? -Infinity) && along <= (part.to ?? Infinity),
  );
}

/** [NW-30.1 to NW-30.5] The points of a side as they would stand if the battle ended now. */
export function pointsOf(state: FleetActionState, side: Side): number {
  const { units, tally, scenario } = state;
  const enemies = Object.values(units).filter((unit) => unit.side === enemyOf(side));
  const ships = enemies.reduce((sum, unit) => sum + worthOf(state, unit), 0);
  const aircraft = Math.floor(tally.aircraftLost[enemyOf(side)] / AIRCRAFT_A_POINT);
  const objectives = scenario.objectives
    .filter((it) => it.side === side && tally.met.includes(it.id))
    .reduce((sum, { points }) => sum + points, 0);
  return ships + aircraft + tally.vesselPoints[side] + objectives;
}

/** [NW-30.3] */
const AIRCRAFT_A_POINT = 3;

/** [NW-30.1, NW-30.2] What the enemy scores for a unit, by the highest of its reasons. Small craft score by vessels. */
export function worthOf(state: FleetActionState, unit: Unit): number {
  if (isSmallCraft(unit.sheet)) return 0;
  const isDouble = state.scenario.convoyOf === unit.side && isMerchant(unit.sheet);
  const value = unit.sheet.value * (isDouble ? 2 : 1);
  return Math.ceil(value * shareOf(state, unit));
}

/** [NW-30.1, NW-30.2] */
function shareOf(state: FleetActionState, unit: Unit): number {
  switch (unit.fate) {
    case 'wreck':
    case 'sunk':
      return 1;
    case 'left':
      return exitShare(state, unit);
    case 'waiting':
      return 0;
    default:
      return isCrippled(unit, conditionOf(unit)) ? 1 / 2 : 0;
  }
}

function exitShare(state: FleetActionState, unit: Unit): number {
  const exit = must(state.tally.exits[unit.id], `exit of ${unit.id}`);
  if (exit.wasCrippled) return 1 / 2;
  return isFree(state, unit, exit) ? 0 : 1 / 4;
}

/** [NW-30.2] The scenario lets it leave, or an objective of its side spares it. */
function isFree({ scenario, tally }: FleetActionState, { id }: Unit, exit: Exit): boolean {
  const spares = ({ id: objective, spares: ids = [], aim }: Objective) =>
    tally.met.includes(objective) &&
    ids.includes(id) &&
    (aim.kind !== 'exit' || leftBy(exit, aim.by));
  return (
    scenario.objectives.some(spares) ||
    scenario.freeExits.some(
      ({ units, by, fromTurn }) => units.includes(id) && exit.turn >= fromTurn && leftBy(exit, by),
    )
  );
}
