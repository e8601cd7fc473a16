import { type Axial, distance, type Facing, hexAhead, sameHex, turned } from '../../../../hex';
import type { FleetActionView, OrderOf } from '../../../../rules/fleet-action';
import {
  hexesAt,
  type PathStep,
  type Reached,
  reachAt,
  type Squadron,
  speedsOpen,
  type Unit,
  usualSpeed,
} from '../../../../rules/fleet-action/query';
import type { Proposal, ShipProposal } from './proposal';
import { staysOn } from './ways';

/** How the ships of a squadron move: each as proposed, or behind the first, in her wake or turning when she turns. */
export const FORMATIONS = ['proposed', 'wake', 'together'] as const;
export type Formation = (typeof FORMATIONS)[number];

/** What the player wants of a ship; what is left open follows from the leader or from the rules. */
export interface Wish {
  knots?: number;
  steps?: readonly PathStep[];
  smoke?: boolean;
  /** `undefined`: none, whatever is proposed. */
  torpedoes?: OrderOf<'declareTorpedo'> | undefined;
}

export type Wishes = Readonly<Record<string, Wish>>;

/** What the player wants of a squadron. */
interface Intent {
  wishes: Wishes;
  formation: Formation;
  /** How doctrine would move it; without it stands on. */
  proposal?: Proposal | undefined;
}

/** The planned movement of a ship. */
export interface ShipPlan {
  ship: Unit;
  knots: number;
  /** Of this turn, at that speed. */
  hexes: number;
  way: Reached;
  smoke: boolean;
  torpedoes: OrderOf<'declareTorpedo'> | undefined;
  /** They are launched before she moves. */
  launchesHere: boolean;
  /** The player has chosen her path himself. */
  isChosen: boolean;
  /** Her path is that of doctrine, or the nearest to it at another speed. */
  isProposed: boolean;
}

/** The planned movement of a squadron, ship by ship in the order in which they move. */
export interface SquadronPlan {
  squadron: Squadron;
  ships: ShipPlan[];
}

/** The ships of a squadron that may still be moved, in listed order. */
export const shipsLeft = (view: FleetActionView, { units }: Squadron): Unit[] =>
  units
    .flatMap((id) => view.units[id] ?? [])
    .filter(({ fate, open }) => fate === 'inPlay' && !open.hasMoved);

/**
 * A squadron's movement: each ship as proposed, or the first so and the others after her, unless they have a path of
 * their own.
 */
export function planOf(
  view: FleetActionView,
  squadron: Squadron,
  { wishes, formation, proposal }: Intent,
): SquadronPlan {
  const ships: ShipPlan[] = [];
  let position = view;
  for (const ship of shipsLeft(view, squadron)) {
    const before = formation === 'proposed' ? undefined : ships.at(-1);
    const lead = before ? guideFor(before, formation) : proposal?.ships[ship.id];
    const plan = shipPlan(position, ship, wishes[ship.id] ?? {}, lead);
    ships.push(plan);
    position = movedTo(position, plan);
  }
  return { squadron, ships };
}

/** Whom a ship follows, and how; nobody is followed by the first. */
interface Guide {
  before: ShipPlan;
  formation: Formation;
}

type Lead = Guide | ShipProposal | undefined;

const guideFor = (before: ShipPlan, formation: Formation): Guide | undefined =>
  before.way.isOff ? undefined : { before, formation };

function shipPlan(view: FleetActionView, ship: Unit, wish: Wish, lead: Lead): ShipPlan {
  const knots = knotsOf(view, ship, wish, lead);
  const ways = reachAt(view, ship, knots);
  const chosen = wish.steps && ways.find((way) => sameSteps(way.steps, wish.steps ?? []));
  const way = chosen ?? ledBy(ship, ways, lead) ?? staying(ship);
  const proposal = !chosen && lead && 'steps' in lead ? lead : undefined;
  const isAsProposed = proposal !== undefined && sameSteps(way.steps, proposal.steps);
  const launch = isAsProposed && !('torpedoes' in wish) ? proposal : undefined;
  return {
    ...{ ship, knots, hexes: hexesAt(ship, knots), way },
    smoke: wish.smoke ?? (ship.laysSmoke || proposal?.smoke === true),
    torpedoes: launch ? launch.torpedoes : wish.torpedoes,
    launchesHere: launch?.launchesHere === true,
    isChosen: chosen !== undefined,
    isProposed: proposal !== undefined,
  };
}

/** The path that nobody has chosen. */
function ledBy(ship: Unit, ways: readonly Reached[], lead: Lead): Reached | undefined {
  if (!lead) return staysOn(ways);
  return 'steps' in lead ? proposedWay(ship, ways, lead) : following(ship, ways, lead);
}

/** As proposed; at another speed the way that ends nearest to where that would. */
function proposedWay(ship: Unit, ways: readonly Reached[], { steps }: ShipProposal) {
  if (steps.length === 0) return staysOn(ways);
  const end = trailOf(ship, steps).at(-1) ?? ship;
  return ways.find((way) => sameSteps(way.steps, steps)) ?? nearestTo(ways, end);
}

/** All ships have run the hexes of their speeds, and only the end of the move is left to be told. */
export const hasSailed = ({ ships }: SquadronPlan): boolean =>
  ships.every(({ ship, way }) => way.path.length === 0 && ship.condition?.turn.allowance !== null);

const staying = ({ hex, facing }: Unit): Reached => ({
  ...{ steps: [], path: [], hex, facing, isOff: false },
});

const sameSteps = (a: readonly PathStep[], b: readonly PathStep[]): boolean =>
  a.length === b.length && a.every((step, at) => step === b[at]);

/** As wished, else as proposed or that of the ship before her, as far as she may. */
function knotsOf(view: FleetActionView, ship: Unit, { knots }: Wish, lead: Lead): number {
  const led = lead && ('steps' in lead ? lead.knots : lead.before.knots);
  return usualSpeed(knots ?? led ?? ship.speedKnots, speedsOpen(view, ship));
}

/** The path of a ship that keeps station on the one before her. */
function following(ship: Unit, ways: readonly Reached[], guide: Guide): Reached | undefined {
  const { before, formation } = guide;
  if (formation === 'together') {
    const same = ways.find((way) => sameSteps(way.steps, before.way.steps));
    if (same) return same;
  }
  const station = formation === 'wake' ? stationAstern(ship, before) : stationAbeam(ship, before);
  return nearestTo(ways, station);
}

interface Station {
  hex: Axial;
  facing: Facing;
}

/** Where the ship before was when she had as many hexes to go as she had been ahead. */
function stationAstern(ship: Unit, { ship: leader, way }: ShipPlan): Station {
  const gap = distance(ship.hex, leader.hex);
  const trail = trailOf(leader, way.steps);
  return trail[Math.max(0, trail.length - 1 - gap)] ?? leader;
}

/** As far from her as before, on her course. */
const stationAbeam = ({ hex }: Unit, { ship: leader, way }: ShipPlan): Station => ({
  hex: { q: hex.q + way.hex.q - leader.hex.q, r: hex.r + way.hex.r - leader.hex.r },
  facing: way.facing,
});

/** Each hex of a path with the facing on which it is left. */
function trailOf({ hex, facing }: Unit, steps: readonly PathStep[]): Station[] {
  const trail: Station[] = [];
  let at: Station = { hex, facing };
  for (const step of steps)
    if (step === 'ahead') {
      trail.push(at);
      at = { ...at, hex: hexAhead(at.hex, at.facing) };
    } else at = { ...at, facing: turned(at.facing, step) };
  return [...trail, at];
}

function nearestTo(ways: readonly Reached[], station: Station): Reached | undefined {
  const off = (way: Reached) =>
    (way.isOff ? 100 : 0) +
    10 * distance(way.hex, station.hex) +
    turnsTo(way.facing, station.facing);
  return ways.reduce<Reached | undefined>(
    (best, way) => (best === undefined || off(way) < off(best) ? way : best),
    undefined,
  );
}

/** Turns of 60 degrees from one facing to another. */
function turnsTo(from: Facing, to: Facing): number {
  const turns = (to - from + 6) % 6;
  return Math.min(turns, 6 - turns);
}

/** The position after a ship's planned movement, as far as the ships after her ask of it. */
function movedTo(view: FleetActionView, { ship, knots, way }: ShipPlan): FleetActionView {
  const moved: Unit = {
    ...ship,
    ...{ hex: way.hex, facing: way.facing, speedKnots: knots },
    fate: way.isOff ? 'left' : ship.fate,
    open: { ...ship.open, hasMoved: true },
  };
  return { ...view, units: { ...view.units, [ship.id]: moved } };
}

/** The position in which a ship lies at the end of her plan and may still launch torpedoes. */
export const arrivedAt = (view: FleetActionView, plan: ShipPlan): FleetActionView => {
  const after = movedTo(view, plan);
  const unit = after.units[plan.ship.id];
  return unit
    ? { ...after, units: { ...after.units, [unit.id]: { ...unit, open: plan.ship.open } } }
    : after;
};

/** A way to a hex at the speed nearest to a ship's planned one; other ends in the same hex come by turns. */
export function wayTo(
  view: FleetActionView,
  { ship, knots, way }: ShipPlan,
  hex: Axial,
): { knots: number; way: Reached } | undefined {
  for (const speed of speedsFrom(view, ship, knots)) {
    const ways = reachAt(view, ship, speed).filter((it) => !it.isOff && sameHex(it.hex, hex));
    const now = ways.findIndex((it) => sameSteps(it.steps, way.steps));
    const next = ways[(now + 1) % Math.max(1, ways.length)];
    if (next) return { knots: speed, way: next };
  }
  return undefined;
}

/** Open speeds that give different numbers of hexes, the nearest to the planned one first. */
export function speedsFrom(view: FleetActionView, ship: Unit, knots: number): number[] {
  const { least, most } = speedsOpen(view, ship);
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const nearest = all.sort((a, b) => Math.abs(a - knots) - Math.abs(b - knots));
  const hexes = nearest.map((it) => hexesAt(ship, it));
  return nearest.filter((_, at) => hexes.indexOf(hexes[at] as number) === at);
}
