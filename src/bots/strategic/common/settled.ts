import { turned } from '../../../hex';
import type { Side } from '../../../rules/core';
import type { Order, StrategicView } from '../../../rules/strategic';
import {
  type AdvancedForce,
  type BasicForce,
  type TacticalPlans,
  type TacticalState,
  towardEnemy,
} from '../../../rules/strategic/query';
import { forceOf } from './known';

/**
 * Whether an order is already given, or its unit has another one in this stage: a plan is given once, not changed
 * back and forth.
 */
export function isSettled(view: StrategicView, side: Side, order: Order): boolean {
  const force = forceOf(view, side);
  if (order.kind === 'scuttle')
    return force.scuttling.includes(order.ship) === (order.answer === 'yes');
  if (order.kind === 'offerEnd') return force.offersEnd === (order.answer === 'yes');
  return (
    (force.basic !== null && inBasic(force.basic, order)) ||
    (force.advanced !== null && inAdvanced(force.advanced, order)) ||
    inAir(view, side, order) ||
    inAction(view, side, order)
  );
}

const isIn = (list: readonly string[], id: string, answer: 'yes' | 'no'): boolean =>
  list.includes(id) === (answer === 'yes');

function inBasic(basic: BasicForce, order: Order): boolean {
  switch (order.kind) {
    case 'assignSearch':
      return basic.search.some((it) => it.squadron === order.squadron && it.steps === order.steps);
    case 'assignCap':
      return basic.cap.some(
        (it) =>
          it.squadron === order.squadron && it.steps === order.steps && it.over === order.over,
      );
    case 'assignStrike':
      return partsAt(basic, order.target).some(
        (it) =>
          it.squadron === order.squadron && it.steps === order.steps && it.weapon === order.weapon,
      );
    case 'assignEscort':
      return escortAt(basic, order.target).some(
        (it) => it.squadron === order.squadron && it.steps === order.steps,
      );
    case 'searchDivision':
    case 'searchBox':
      return (basic.searchTargets[order.attempt - 1] ?? null) !== null;
    case 'closeRange':
      return isIn(basic.closing, order.division, order.answer);
    case 'withdraw':
      return isIn(basic.withdrawing, order.division, order.answer);
    case 'openRange':
      return isIn(basic.opening, order.division, order.answer);
    case 'intercept':
      return isIn(basic.intercepting, order.division, order.answer);
    case 'torpedoAttack':
      return basic.submarineAttacks.some(({ submarine }) => submarine === order.submarine);
    default:
      return false;
  }
}

const strikeAt = ({ strikes }: BasicForce, target: string) =>
  strikes.find(
    (it) => ('division' in it.target ? it.target.division : it.target.landUnit) === target,
  );

const partsAt = (basic: BasicForce, target: string) => strikeAt(basic, target)?.parts ?? [];
const escortAt = (basic: BasicForce, target: string) => strikeAt(basic, target)?.escort ?? [];

function inAdvanced(plans: AdvancedForce, order: Order): boolean {
  switch (order.kind) {
    case 'declareCombat':
      return plans.declared.some(({ unit }) => unit === order.unit);
    case 'attackSubmerged':
      return plans.submarineAttacks.some(({ submarine }) => submarine === order.submarine);
    case 'huntSubmarine':
      return plans.hunts.some(({ division }) => division === order.division);
    case 'bombardCoast':
      return plans.bombardments.some(({ division }) => division === order.division);
    case 'scramble':
      return isIn(plans.scrambles, order.squadron, order.answer);
    case 'meetStrike':
      return plans.meetings.some(({ squadron }) => squadron === order.squadron);
    default:
      return inMovement(plans, order) || inLanding(plans, order);
  }
}

function inMovement(plans: AdvancedForce, order: Order): boolean {
  switch (order.kind) {
    case 'launch':
    case 'launchCap':
      return plans.launches.some(({ squadron }) => squadron === order.squadron);
    case 'moveDivision':
    case 'leaveMap':
    case 'pursue':
      return plans.moves.some(({ division }) => division === order.division);
    case 'moveSquadrons':
      return plans.flightMoves.some(({ squadrons }) =>
        squadrons.some((it) => order.squadrons.includes(it)),
      );
    case 'submerge':
      return plans.diving.includes(order.division);
    case 'surface':
      return plans.surfacing.includes(order.division);
    default:
      return false;
  }
}

function inLanding(plans: AdvancedForce, order: Order): boolean {
  if (order.kind === 'arm') return (plans.flights[order.squadron]?.ordnance ?? null) !== null;
  if (order.kind !== 'recover' && order.kind !== 'stayAloft') return false;
  return (
    plans.stayingAloft.includes(order.squadron) ||
    plans.recovering.some(({ squadron }) => squadron === order.squadron)
  );
}

function inAir({ air }: StrategicView, side: Side, order: Order): boolean {
  if (!air) return false;
  if (order.kind === 'airTarget') return air.assigned[side].some(({ by }) => by === order.flight);
  return order.kind === 'breakOffAir' && isIn(air.breakingOff[side], order.flight, order.answer);
}

function inAction({ action }: StrategicView, side: Side, order: Order): boolean {
  const stage = action?.stage;
  if (stage?.kind === 'choose')
    return order.kind === 'chooseResolution' && stage.chosen[side] !== null;
  if (stage?.kind === 'tactical')
    return order.kind === 'placeShip'
      ? isPlaced(stage.tactical, side, order.ship)
      : inTactical(stage.tactical.plans[side], order);
  if (stage?.kind !== 'quick') return false;
  const { postures, targets } = stage.quick;
  if (order.kind === 'posture') return postures[side] !== null;
  return order.kind === 'quickTarget' && targets[side].some(({ ship }) => ship === order.ship);
}

/** [ST-5.15] Ships lie in line across the way to the enemy until they are placed; a ship on another course has been placed. */
function isPlaced(tactical: TacticalState, side: Side, id: string): boolean {
  const ship = tactical.ships.find((it) => it.id === id);
  return ship?.facing !== turned(towardEnemy(tactical, side), 'starboard');
}

function inTactical(plans: TacticalPlans, order: Order): boolean {
  switch (order.kind) {
    case 'plotShip':
    case 'followShip':
      return [...plans.plots, ...plans.follows].some(({ ship }) => ship === order.ship);
    case 'fireGuns':
      return plans.gunfire.some(
        ({ ship, battery }) => ship === order.ship && battery === order.battery,
      );
    case 'fireTorpedoes':
      return plans.torpedoes.some(({ ship }) => ship === order.ship);
    case 'aswAttack':
      return plans.asw.some(({ ship }) => ship === order.ship);
    default:
      return order.kind === 'breakOff' && isIn(plans.breakingOff, order.ship, order.answer);
  }
}
