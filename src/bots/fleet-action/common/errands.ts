import { type Axial, distance, rowOf } from '../../../hex';
import type { FleetActionView } from '../../../rules/fleet-action';
import {
  type EdgePart,
  hexesToEdge,
  isKnownCrippled,
  isMerchant,
  type Objective,
} from '../../../rules/fleet-action/query';
import type { Situation } from './situation';
import type { Standing } from './standing';
import type { Vessel } from './vessel';

type AimOf<Kind extends Objective['aim']['kind']> = Extract<Objective['aim'], { kind: Kind }>;

/** What a ship is to do beside fighting. */
export type Errand =
  /** Give battle. */
  | { kind: 'fight' }
  /** Keep away from the enemy. */
  | { kind: 'withdraw' }
  /** Leave the map; `isUrgent`: there is no time for anything else. */
  | { kind: 'exit'; by: readonly EdgePart[]; minKnots: number; isUrgent: boolean }
  /** Lie off the coast without shooting at ships. */
  | { kind: 'bombard'; aim: AimOf<'bombard'>; points: number };

/** Odds under which a ship that is paid for leaving does not wait for more. */
const RUNS_BELOW = 0.5;
/** Turns in hand when a ship must make for her edge. */
const SPARE_TURNS = 1.5;

/** What a ship of the side is to do now. */
export function errandOf(situation: Situation, ship: Vessel, standing: Standing): Errand {
  const paid = exitFor(situation, ship, standing);
  if (paid?.isUrgent) return paid;
  const bombard = bombardmentBy(situation, ship);
  if (bombard && !isSpent(ship)) return bombard;
  if (isKnownCrippled(ship.unit) || isSpent(ship)) return homeward(situation, ship);
  if (standing.posture === 'fight' && !ship.unit.isDisengaging) return { kind: 'fight' };
  return paid ?? freeExitFor(situation, ship) ?? { kind: 'withdraw' };
}

const open = ({ view: { tally } }: Situation, { id, unlessMet }: Objective): boolean =>
  !tally.met.includes(id) && !tally.met.includes(unlessMet ?? '');

/** [NW-34.3e, NW-34.5h] The edge where the scenario pays for leaving. */
function exitFor(
  situation: Situation,
  ship: Vessel,
  { odds, lead }: Standing,
): Extract<Errand, { kind: 'exit' }> | undefined {
  const { view, side, turnsLeft } = situation;
  for (const objective of view.scenario.objectives) {
    const { aim, side: its, spares = [] } = objective;
    if (its !== side || aim.kind !== 'exit') continue;
    const isPaid = aim.units.includes(ship.unit.id) && open(situation, objective);
    if (!isPaid && !spares.includes(ship.unit.id)) continue;
    const { minKnots = 0 } = aim;
    if (ship.limitKnots < minKnots) continue;
    const turns = hexesToParts(view, ship.unit.hex, aim.by) / Math.max(1, ship.limitKnots / 5);
    if (turns > turnsLeft + 1) continue;
    const isUrgent =
      isMerchant(ship.sheet) ||
      turns + SPARE_TURNS >= turnsLeft ||
      odds < RUNS_BELOW ||
      lead === 'ahead';
    return { kind: 'exit', by: aim.by, minKnots, isUrgent };
  }
  return undefined;
}

/** [NW-30.2] The edge by which she may leave without loss, unless she would be there too early. */
function freeExitFor({ view }: Situation, { unit, limitKnots }: Vessel): Errand | undefined {
  const free = view.scenario.freeExits.find(({ units, by, fromTurn }) => {
    const turns = hexesToParts(view, unit.hex, by) / Math.max(1, limitKnots / 5);
    return units.includes(unit.id) && view.turn + turns >= fromTurn;
  });
  return free && { kind: 'exit', by: free.by, minKnots: 0, isUrgent: false };
}

/** [NW-34.6h] */
function bombardmentBy(situation: Situation, { unit }: Vessel): Errand | undefined {
  const { view, side } = situation;
  for (const objective of view.scenario.objectives) {
    const { aim, side: its, points } = objective;
    if (
      its === side &&
      aim.kind === 'bombard' &&
      aim.units.includes(unit.id) &&
      open(situation, objective)
    )
      return { kind: 'bombard', aim, points };
  }
  return undefined;
}

/** [NW-30.2] A cripple that leaves scores no more than one that stays; others are scored a quarter. */
function homeward({ view, side, enemy }: Situation, ship: Vessel): Errand {
  const isMarked = view.scenario.objectives.some(
    ({ aim, side: its }) =>
      its !== side &&
      aim.kind === 'state' &&
      aim.units.includes(ship.unit.id) &&
      aim.states.some((it) => it === 'left' || it === 'driven-off'),
  );
  const home = view.forces[side]?.homeEdges ?? [];
  const goes = isKnownCrippled(ship.unit) && !isMarked && enemy.length > 0 && home.length > 0;
  return goes
    ? { kind: 'exit', by: home.map((edge) => ({ edge })), minKnots: 0, isUrgent: false }
    : { kind: 'withdraw' };
}

/** She has nothing left to fight with. */
const isSpent = ({ guns, torpedoes }: Vessel): boolean =>
  torpedoes === 0 && guns.every(({ mounts }) => mounts.length === 0);

/** Hexes of a straight run across the nearest part of an edge. */
export const hexesToParts = (view: FleetActionView, hex: Axial, by: readonly EdgePart[]): number =>
  Math.min(
    ...by.map((part) => 1 + hexesToEdge(view.scenario.map, hex, part.edge) + aside(hex, part)),
  );

/** Columns or rows beyond the ends of a part. */
function aside(hex: Axial, { edge, from = -Infinity, to = Infinity }: EdgePart): number {
  const along = edge === 'north' || edge === 'south' ? hex.q : rowOf(hex);
  return Math.max(0, from - along, along - to);
}

/** [NW-34.6h] Hexes still to go to the waters off a coast. */
export function hexesToCoast(
  { scenario }: FleetActionView,
  hex: Axial,
  { withinHexes, coastFromRow }: AimOf<'bombard'>,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (const land of scenario.land)
    if (rowOf(land) >= coastFromRow) least = Math.min(least, distance(land, hex));
  return Math.max(0, least - withinHexes);
}
