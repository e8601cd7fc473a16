import { type Axial, distance, sameHex } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Division, Order, OrderOf, StrategicView } from '../../../rules/strategic';
import type { Contact } from '../../../rules/strategic/query';
import { asArray, bestBy } from '../../core/lists';
import type { Judgement } from '../common/judgement';
import { forceOf, isBoat, isCargo, isCarrier, ownShips } from '../common/known';
import { gunWeight } from '../common/strength';
import { type Guess, guessOf, lastContacts, nearestContact } from './contacts';
import { havenOf, turnsBack } from './convoys';
import { isLyingLow, isSpent } from './diving';
import { carriersSought, charge, interception, paidPlace } from './places';
import { fromEnemyBases, isForbidden, isReleased } from './released';
import { SOUGHT_TURNS } from './spokes';
import { areTorpedoCraft, runsIn } from './torpedoCraft';
import { guardedPlace } from './ways';

/** Enemies farther off than this are ignored. */
const CONCERN_HEXES = 8;

/** [ST-9.1] Where the divisions go that have no order yet. */
export function* sailingPlan(
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  judgement: Judgement,
): Iterable<Order> {
  const moves = orders.filter((it): it is OrderOf<'moveDivision'> => it.kind === 'moveDivision');
  const { divisions, advanced } = forceOf(view, side);
  for (const id of [...new Set(moves.map(({ division }) => division))].sort()) {
    const division = divisions[id];
    if (!division || advanced?.moves.some((it) => it.division === id)) continue;
    const leave = orders.find((it) => it.kind === 'leaveMap' && it.division === id);
    const own = moves.filter((it) => it.division === id);
    yield* asArray(courseOf(view, side, { division, own, leave }, judgement));
  }
}

/** What a division may do. */
interface Choice {
  division: Division;
  own: readonly OrderOf<'moveDivision'>[];
  leave: Order | undefined;
}

function courseOf(
  view: StrategicView,
  side: Side,
  { division, own, leave }: Choice,
  judgement: Judgement,
): Order | undefined {
  if (!division.hex || isLyingLow(view, side, division)) return undefined;
  if (leave && isPaidToLeave(view, side, division)) return leave;
  if (staysAway(view, side, division, judgement)) return undefined;
  const aim = aimOf(view, side, division, judgement);
  return bestBy(own, ({ to }) => worthOfHex(view, side, { division, aim, to }, judgement));
}

/** A division that may stay away, and whose coming costs points, comes only for a prize that it can beat. */
function staysAway(
  view: StrategicView,
  side: Side,
  division: Division,
  { huntsFrom }: Judgement,
): boolean {
  const { hex, status, entersAtWill } = division;
  if (status !== 'waiting' || !entersAtWill || !hex) return false;
  if (!isForbidden(view, side, division, hex)) return false;
  const prizes = lastContacts(view, side, SOUGHT_TURNS).map(guessOf);
  return !prizes.some(
    (it) => it.points > COMING_COSTS && oddsAgainst(view, side, division, it) >= huntsFrom,
  );
}

/** Points that a report must promise before a division gives up some for coming. */
const COMING_COSTS = 30;

/** A division's goal, and how many hexes from it. */
interface Aim {
  target: Axial | undefined;
  keeps: number;
}

function aimOf(
  view: StrategicView,
  side: Side,
  division: Division,
  { carrierHexes }: Judgement,
): Aim {
  const hasCarrier = ownShips(forceOf(view, side), division).some(isCarrier);
  const isEscort =
    carriersSought(view, side, division) === undefined &&
    (paidPlace(view, side, division) ?? charge(view, side, division)) !== undefined;
  return {
    target: targetOf(view, side, division),
    keeps: hasCarrier && !isEscort ? carrierHexes : 0,
  };
}

/** A division and a possible hex for it. */
interface Move {
  division: Division;
  aim: Aim;
  to: Axial;
}

function worthOfHex(view: StrategicView, side: Side, move: Move, judgement: Judgement): number {
  const { division, aim, to } = move;
  if (isReleased(view, side, division)) return fromEnemyBases(view, side, to);
  const toward =
    (aim.target ? -Math.abs(distance(to, aim.target) - aim.keeps) : 0) -
    (isForbidden(view, side, division, to) ? FORBIDDEN_HEXES : 0);
  if (ownShips(forceOf(view, side), division).every(isBoat))
    return toward + boatWorth(view, side, division, to);
  return toward + caution(view, side, move, judgement);
}

/** The penalty, in hexes, for a place that costs its side points. */
const FORBIDDEN_HEXES = 12;

/** What moves a division: an enemy near it, or its destination. */
type Purpose =
  | 'keepsOff'
  | 'hides'
  | 'hunts'
  | 'shuns'
  | 'isPaid'
  | 'guards'
  | 'intercepts'
  | 'homeward'
  | 'covers';

/** [ST-9.1] The reason for a division's move to a hex; `undefined` for no particular reason, or when it stays. */
export function purposeOf(
  view: StrategicView,
  side: Side,
  { division, to }: Pick<Move, 'division' | 'to'>,
  judgement: Judgement,
): Purpose | undefined {
  const { hex } = division;
  if (!hex || sameHex(to, hex)) return undefined;
  if (isReleased(view, side, division)) return 'homeward';
  const aim = aimOf(view, side, division, judgement);
  const off = (at: Axial): number =>
    aim.target ? Math.abs(distance(at, aim.target) - aim.keeps) : 0;
  return (
    nearPurpose(view, side, { division, aim, to }, judgement) ??
    (off(to) < off(hex) ? placePurpose(view, side, division) : undefined)
  );
}

/** Why it comes nearer to the nearest enemy, or goes farther from him. */
function nearPurpose(
  view: StrategicView,
  side: Side,
  { division, to }: Move,
  judgement: Judgement,
): Purpose | undefined {
  const { carrierHexes } = judgement;
  const near = nearestContact(view, side, to);
  if (!near || !division.hex || distance(near.hex, to) > CONCERN_HEXES + 2) return undefined;
  const ships = ownShips(forceOf(view, side), division);
  const [before, after] = [distance(near.hex, division.hex), distance(near.hex, to)];
  if (ships.every(isBoat)) return boatPurpose(view, side, division, after - before);
  if (ships.some(isCarrier))
    return Math.abs(carrierHexes - after) < Math.abs(carrierHexes - before)
      ? 'keepsOff'
      : undefined;
  if (ships.every(isCargo)) return after > before ? 'hides' : undefined;
  if (areTorpedoCraft(ships)) return craftPurpose(runsIn(view, side, division), after - before);
  return gunsPurpose(oddsOf(view, side, division, near), after - before, judgement);
}

function craftPurpose(doesRunIn: boolean, farther: number): 'hunts' | 'shuns' | undefined {
  if (doesRunIn) return farther < 0 ? 'hunts' : undefined;
  return farther > 0 ? 'shuns' : undefined;
}

function boatPurpose(view: StrategicView, side: Side, boat: Division, farther: number) {
  if (isSpent(view, side, boat)) return farther > 0 ? 'shuns' : undefined;
  return farther < 0 ? 'hunts' : undefined;
}

/** What the odds make of coming nearer or going farther; none for an escort with an enemy who is far from its charge. */
function gunsPurpose(
  odds: number | undefined,
  farther: number,
  { huntsFrom, shunsBelow }: Judgement,
): Purpose | undefined {
  if (odds === undefined) return undefined;
  if (odds >= huntsFrom && farther < 0) return 'hunts';
  return odds < shunsBelow && farther > 0 ? 'shuns' : undefined;
}

function placePurpose(view: StrategicView, side: Side, division: Division): Purpose {
  if (paidPlace(view, side, division)) return turnsBack(view, side, division) ? 'hides' : 'isPaid';
  if (carriersSought(view, side, division)) return 'intercepts';
  if (charge(view, side, division)) return 'guards';
  return interception(view, side, division) ? 'intercepts' : 'covers';
}

/** What lies near: to be kept at a distance, hunted, or avoided. */
function caution(
  view: StrategicView,
  side: Side,
  { division, to }: Move,
  { carrierHexes, huntsFrom, shunsBelow }: Judgement,
): number {
  const ships = ownShips(forceOf(view, side), division);
  const near = nearestContact(view, side, to);
  if (!near) return 0;
  const far = distance(near.hex, to);
  if (far > CONCERN_HEXES + 2) return 0;
  if (ships.some(isCarrier)) return -1.5 * Math.abs(carrierHexes - far);
  if (ships.every(isCargo)) return far / 2;
  if (areTorpedoCraft(ships)) return (runsIn(view, side, division) ? -2 : 2) * far;
  const odds = oddsOf(view, side, division, near);
  if (odds === undefined) return 0;
  if (odds >= huntsFrom) return -1.5 * far;
  return odds < shunsBelow ? 1.2 * far : 0;
}

/** The odds against an enemy; `undefined` for an escort whose charge he is not upon: it stays there. */
function oddsOf(
  view: StrategicView,
  side: Side,
  division: Division,
  near: Contact,
): number | undefined {
  const guarded = charge(view, side, division);
  if (guarded && distance(near.hex, guarded) > 1) return undefined;
  return oddsAgainst(view, side, division, guessOf(near));
}

const oddsAgainst = (view: StrategicView, side: Side, division: Division, { guns }: Guess) =>
  ownShips(forceOf(view, side), division).reduce((sum, ship) => sum + gunWeight(ship), 0) /
  Math.max(1, guns);

function boatWorth(view: StrategicView, side: Side, division: Division, to: Axial): number {
  const near = nearestContact(view, side, to);
  if (!near) return 0;
  return (isSpent(view, side, division) ? 2 : -2) * distance(near.hex, to);
}

/** A division's goal: where the scenario pays for it, else with the divisions it pays for, else on their way. */
function targetOf(view: StrategicView, side: Side, division: Division): Axial | undefined {
  const own = paidPlace(view, side, division);
  if (own) return turnsBack(view, side, division) ? havenOf(view, side) : own;
  const ships = ownShips(forceOf(view, side), division);
  if (ships.every(isBoat)) return undefined;
  return (
    carriersSought(view, side, division) ??
    charge(view, side, division) ??
    interception(view, side, division) ??
    guardedPlace(view, side)
  );
}

const isPaidToLeave = (view: StrategicView, side: Side, { ships }: Division): boolean =>
  view.scenario.objectives.some(
    ({ scores, points, when }) =>
      scores === side &&
      points > 0 &&
      when.some(
        (it) =>
          it.kind === 'shipsIn' &&
          it.ships.some((id) => ships.includes(id)) &&
          it.areas.some(({ kind }) => kind === 'exit'),
      ),
  );

/** [ST-9.13] A beaten enemy is pursued. */
export const pursuitPlan = (
  view: StrategicView,
  side: Side,
  orders: readonly Order[],
  { huntsFrom }: Judgement,
): Order[] =>
  orders.filter((order) => {
    if (order.kind !== 'pursue') return false;
    const division = forceOf(view, side).divisions[order.division];
    const near = division?.hex && nearestContact(view, side, division.hex);
    return (
      division !== undefined &&
      near !== undefined &&
      near !== null &&
      oddsAgainst(view, side, division, guessOf(near)) >= huntsFrom
    );
  });
