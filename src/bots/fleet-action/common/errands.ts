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

type Exit = Extract<Errand, { kind: 'exit' }>;

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
function exitFor(situation: Situation, ship: Vessel, standing: Standing): Exit | undefined {
  const { view, side, turnsLeft } = situation;
  for (const objective of view.scenario.objectives) {
    const { aim, side: its, spares = [] } = objective;
    if (its !== side || aim.kind !== 'exit') continue;
    const isPaid = aim.units.includes(ship.unit.id) && open(situation, objective);
    if (!isPaid && !spares.includes(ship.unit.id)) continue;
    const { minKnots = 0 } = aim;
    if (ship.limitKnots < minKnots) continue;
    if (turnsTo(situation, ship, aim.by) > turnsLeft + 1) continue;
    return { kind: 'exit', minKnots, ...wayOut(situation, ship, standing, aim.by) };
  }
  return undefined;
}

/** Turns in which a ship is across the nearest part of an edge. */
const turnsTo = ({ view }: Situation, { unit, limitKnots }: Vessel, by: Exit['by']): number =>
  hexesToParts(view, unit.hex, by) / Math.max(1, limitKnots / 5);

/** By which parts a ship that is paid for it leaves, and whether she does so at once. */
function wayOut(
  situation: Situation,
  ship: Vessel,
  { odds, lead }: Standing,
  by: Exit['by'],
): Pick<Exit, 'by' | 'isUrgent'> {
  const isUrgent =
    isMerchant(ship.sheet) ||
    turnsTo(situation, ship, by) + SPARE_TURNS >= situation.turnsLeft ||
    odds < RUNS_BELOW ||
    lead === 'ahead';
  const parts = situation.judgement.leavesEarly && !isUrgent ? openParts(situation, ship, by) : [];
  return parts.length > 0 ? { by: parts, isUrgent: true } : { by, isUrgent };
}

/** The parts of an edge to which no enemy that moves is nearer than she is, nor a marker that may hold one. */
function openParts(
  { view, side, enemy }: Situation,
  { unit }: Vessel,
  by: readonly EdgePart[],
): EdgePart[] {
  const hexesTo = (hex: Axial, part: EdgePart) => hexesToParts(view, hex, [part]);
  const others = [
    ...enemy.filter(({ limitKnots }) => limitKnots > 0),
    ...Object.values(view.contacts).filter((it) => it.side !== side),
  ];
  return by.filter((part) =>
    others.every(({ hex }) => hexesTo(hex, part) >= hexesTo(unit.hex, part)),
  );
}

/** [NW-30.2] The edge by which she may leave without loss, unless she would be there too early. */
function freeExitFor(situation: Situation, ship: Vessel): Errand | undefined {
  const { view } = situation;
  const free = view.scenario.freeExits.find(({ units, by, fromTurn }) => {
    return units.includes(ship.unit.id) && view.turn + turnsTo(situation, ship, by) >= fromTurn;
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
