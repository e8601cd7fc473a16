import { rowOf } from '../../../hex';
import { type ClauseId, enemyOf, type Side } from '../../core';
import { isKnownCrippled } from '../common/leaving';
import type { EdgePart, Objective } from '../model/scenario';
import { isMerchant, isSmallCraft } from '../model/sheet';
import type { FleetActionState, FleetActionView, Tally } from '../model/state';
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

/** Something that a side scores for. */
export interface Award {
  kind: 'lost' | 'crippled' | 'left' | 'vessels' | 'aircraft' | 'objective';
  /** The enemy unit, or the objective. */
  about?: string;
  points: number;
  rule: ClauseId;
}

/** [NW-30.1 to NW-30.5] The points of a side as they would stand if the battle ended now. */
export const pointsOf = (state: FleetActionState, side: Side): number =>
  awardsOf(state, side).reduce((sum, { points }) => sum + points, 0);

/** [NW-30.1 to NW-30.5] What a side scores for as things stand, as far as the viewer knows of it. */
export function awardsOf(view: FleetActionView, side: Side): Award[] {
  const { units, tally, scenario } = view;
  const enemy = enemyOf(side);
  const vessels = tally.vesselPoints[side];
  const aircraft = Math.floor(tally.aircraftLost[enemy] / AIRCRAFT_A_POINT);
  const awards: Award[] = [
    ...Object.values(units)
      .filter((unit) => unit.side === enemy)
      .flatMap((unit) => awardFor(view, unit) ?? []),
    { kind: 'vessels', points: vessels, rule: 'NW-30.1' },
    { kind: 'aircraft', points: aircraft, rule: 'NW-30.3' },
    ...scenario.objectives
      .filter((it) => it.side === side && tally.met.includes(it.id))
      .map(
        ({ id, points }) => ({ kind: 'objective', about: id, points, rule: 'NW-30.5' }) as const,
      ),
  ];
  return awards.filter(({ points }) => points > 0);
}

/** [NW-30.3] */
const AIRCRAFT_A_POINT = 3;

/** [NW-30.1, NW-30.2, NW-30.4] What the enemy scores for a unit, by the highest of its reasons. Small craft score by vessels. */
function awardFor(view: FleetActionView, unit: Unit): Award | undefined {
  const claim = isSmallCraft(unit.sheet) ? undefined : claimOn(view, unit);
  if (!claim) return undefined;
  const { kind, share } = claim;
  const rule = kind === 'lost' ? 'NW-30.1' : 'NW-30.2';
  return { kind, about: unit.id, points: Math.ceil(worthOf(view, unit) * share), rule };
}

/** [NW-30.1, NW-30.4] What the enemy scores for a unit that is lost. */
export function worthOf({ scenario }: FleetActionView, { side, sheet }: Unit): number {
  const isDouble = scenario.convoyOf === side && isMerchant(sheet);
  return sheet.value * (isDouble ? 2 : 1);
}

/** [NW-30.1, NW-30.2] Why the enemy scores for a unit, and the share of its value. */
function claimOn(
  view: FleetActionView,
  unit: Unit,
): { kind: 'lost' | 'crippled' | 'left'; share: number } | undefined {
  switch (unit.fate) {
    case 'wreck':
    case 'sunk':
      return { kind: 'lost', share: 1 };
    case 'left':
      return exitClaim(view, unit);
    case 'waiting':
      return undefined;
    default:
      return isKnownCrippled(unit) ? { kind: 'crippled', share: 1 / 2 } : undefined;
  }
}

/** How the enemy's ships left is not told in a view. */
function exitClaim(
  view: FleetActionView,
  unit: Unit,
): { kind: 'crippled' | 'left'; share: number } | undefined {
  const exit = view.tally.exits[unit.id];
  if (exit?.wasCrippled) return { kind: 'crippled', share: 1 / 2 };
  return !exit || isFree(view, unit, exit) ? undefined : { kind: 'left', share: 1 / 4 };
}

/** [NW-30.2] The scenario lets it leave, or an objective of its side spares it. */
function isFree({ scenario, tally }: FleetActionView, { id }: Unit, exit: Exit): boolean {
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
