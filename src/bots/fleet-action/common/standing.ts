import { distance } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { FleetActionView } from '../../../rules/fleet-action';
import {
  isKnownCrippled,
  isSmallCraft,
  isSubmarine,
  type Unit,
} from '../../../rules/fleet-action/query';
import { type Lead, type Limits, leadBy, oddsOf, type Posture } from '../../tactical/posture';
import { broadsideWorth } from './fire';
import type { Situation } from './situation';
import type { Vessel } from './vessel';
import { CRIPPLED_SHARE, valueOf } from './worth';

/** [NW-30.7] A lead that is a victory. */
const MARGIN = 1.25;
/** [NW-30.7] Points that either side has at least, where shares are counted. */
const LEAST_POINTS = 4;

/** Odds below which a side keeps what it has. As in other battles at sea. */
const WITHDRAW_BELOW: Limits = { ahead: 0.8, even: 0.35, behind: 0.35 };

/** A side whose ships may leave without loss has something better to do than to fight at bad odds [NW-30.2]. */
const LEAVE_BELOW: Limits = { ...WITHDRAW_BELOW, even: 0.75, behind: 0.75 };

/** The range at which fleets are compared: within reach of all but light guns. */
const COMPARED_HEXES = 13;

/** How a side stands in a battle. */
export interface Standing {
  lead: Lead;
  /** How fast it would wear down the enemy, by how fast the enemy would wear it down. */
  odds: number;
  posture: Posture;
}

/** Worked out once for each situation. */
export function standingOf(situation: Situation): Standing {
  const before = known.get(situation);
  if (before) return before;
  const found = workedOut(situation);
  known.set(situation, found);
  return found;
}

const known = new WeakMap<Situation, Standing>();

/** Odds are of guns: nobody gives way to boats, which are hunted, or go below. */
function workedOut(situation: Situation): Standing {
  const { view, side } = situation;
  const [own, enemy] = [situation.own.filter(isSurfaceShip), situation.enemy.filter(isSurfaceShip)];
  const lead = leadOf(view, side);
  const odds =
    enemy.length === 0
      ? Number.POSITIVE_INFINITY
      : oddsOf(
          rateOf(situation, own, enemy) * pointsLeft(situation, own),
          rateOf(situation, enemy, own) * pointsLeft(situation, enemy),
        );
  const isBeaten = own.length > 0 && odds < limitsOf(situation)[lead];
  return { lead, odds, posture: isBeaten ? 'withdraw' : 'fight' };
}

const isSurfaceShip = ({ sheet }: Vessel): boolean => !isSubmarine(sheet);

/** Ships that the other side may see leave, and that nobody is paid for. */
function limitsOf({ view, own }: Situation): Limits {
  const { freeExits, objectives } = view.scenario;
  const isFree = ({ unit: { id } }: Vessel): boolean =>
    freeExits.some(({ units }) => units.includes(id)) &&
    objectives.every(({ aim }) => aim.kind !== 'exit' || !aim.units.includes(id));
  return own.some(isFree) ? LEAVE_BELOW : WITHDRAW_BELOW;
}

/** Who leads by the points that a side can see. */
function leadOf(view: FleetActionView, side: Side): Lead {
  const [own, enemy] = [pointsSeen(view, side), pointsSeen(view, enemyOf(side))];
  return leadBy(Math.max(own, LEAST_POINTS), Math.max(enemy, LEAST_POINTS), MARGIN);
}

/** [NW-30.1, NW-30.2, NW-30.5] Points of a side as the view shows them: enemies that look battered count as cripples. */
function pointsSeen(view: FleetActionView, side: Side): number {
  let points = view.tally.vesselPoints[side];
  for (const id in view.units) {
    const unit = view.units[id] as Unit;
    if (unit.side !== side) points += shareLost(unit) * unit.sheet.value;
  }
  for (const { id, side: its, points: each } of view.scenario.objectives)
    if (its === side && view.tally.met.includes(id)) points += each;
  return points;
}

function shareLost(unit: Unit): number {
  const { fate, sheet } = unit;
  if (isSmallCraft(sheet)) return 0;
  if (fate === 'wreck' || fate === 'sunk') return 1;
  if (isKnownCrippled(unit)) return CRIPPLED_SHARE;
  return fate === 'left' ? 0.25 : 0;
}

/** Points a turn that ships bring against others, each at the one where her fire does most. */
const rateOf = (situation: Situation, from: readonly Vessel[], to: readonly Vessel[]): number =>
  from.reduce(
    (sum, ship) =>
      sum +
      Math.max(0, ...to.map((target) => broadsideWorth(situation, ship, target, COMPARED_HEXES))),
    0,
  );

/** Points that ships have to lose. */
const pointsLeft = ({ view }: Situation, ships: readonly Vessel[]): number =>
  ships.reduce((sum, ship) => sum + valueOf(view, ship) * (0.3 + 0.7 * hullLeft(ship)), 0);

const hullLeft = ({ sheet, structure, flotation }: Vessel): number =>
  (structure + flotation) / Math.max(1, sheet.structure + sheet.flotation);

/** The ships of a side lie so near that one of them is met with the others. */
const TOGETHER_HEXES = 10;

export const isNear = (a: Vessel, b: Vessel): boolean => distance(a.hex, b.hex) <= TOGETHER_HEXES;
