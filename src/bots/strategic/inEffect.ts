import type { Side } from '../../rules/core';
import type { Order, StrategicView } from '../../rules/strategic';
import type { AdvancedForce } from '../../rules/strategic/advanced/state';
import type { BasicForce } from '../../rules/strategic/basic/state';
import { forceOf } from './known';

/** Whether an order stands already, so that to give it again would change nothing. */
export function inEffect(view: StrategicView, side: Side, order: Order): boolean {
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
      return isNamed(basic, order);
    case 'closeRange':
      return isIn(basic.closing, order.division, order.answer);
    case 'withdraw':
      return isIn(basic.withdrawing, order.division, order.answer);
    case 'openRange':
      return isIn(basic.opening, order.division, order.answer);
    case 'intercept':
      return isIn(basic.intercepting, order.division, order.answer);
    case 'torpedoAttack':
      return basic.submarineAttacks.some(
        (it) => it.submarine === order.submarine && it.target === order.target,
      );
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

function isNamed(
  { searchTargets }: BasicForce,
  order: Extract<Order, { kind: 'searchDivision' | 'searchBox' }>,
): boolean {
  const named = searchTargets[order.attempt - 1];
  if (!named) return false;
  if ('division' in named)
    return order.kind === 'searchDivision' && named.division === order.division;
  return order.kind === 'searchBox' && named.submarinesIn === order.box;
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function inAdvanced(plans: AdvancedForce, order: Order): boolean {
  switch (order.kind) {
    case 'declareCombat':
      return plans.declared.some(
        ({ unit, contacts }) => unit === order.unit && isSame(contacts, order.targets),
      );
    case 'attackSubmerged':
      return plans.submarineAttacks.some(
        (it) => it.submarine === order.submarine && it.contact === order.contact,
      );
    case 'huntSubmarine':
      return plans.hunts.some(
        (it) => it.division === order.division && it.contact === order.contact,
      );
    case 'bombardCoast':
      return plans.bombardments.some(
        (it) => it.division === order.division && it.landUnit === order.landUnit,
      );
    case 'scramble':
      return isIn(plans.scrambles, order.squadron, order.answer);
    default:
      return inMovement(plans, order);
  }
}

function inMovement(plans: AdvancedForce, order: Order): boolean {
  switch (order.kind) {
    case 'launch':
      return plans.launches.some((it) => it.squadron === order.squadron && isSame(it.to, order.to));
    case 'launchCap':
      return plans.launches.some((it) => it.squadron === order.squadron && it.over === order.over);
    case 'moveDivision':
      return plans.moves.some((it) => it.division === order.division && isSame(it.to, order.to));
    case 'leaveMap':
      return plans.moves.some((it) => it.division === order.division && it.to === 'exit');
    case 'pursue':
      return plans.moves.some(
        (it) => it.division === order.division && isSame(it.to, { pursue: order.contact }),
      );
    case 'moveSquadrons':
      return plans.flightMoves.some(
        (it) => isSame(it.squadrons, order.squadrons) && isSame(it.path, order.path),
      );
    case 'submerge':
      return plans.diving.includes(order.division);
    case 'surface':
      return plans.surfacing.includes(order.division);
    case 'arm':
      return plans.flights[order.squadron]?.ordnance === order.ordnance;
    case 'recover':
      return plans.recovering.some((it) => it.squadron === order.squadron && it.at === order.at);
    case 'stayAloft':
      return plans.stayingAloft.includes(order.squadron);
    default:
      return false;
  }
}

function inAir({ air }: StrategicView, side: Side, order: Order): boolean {
  if (!air) return false;
  if (order.kind === 'airTarget')
    return air.assigned[side].some(({ by, at }) => by === order.flight && at === order.at);
  return order.kind === 'breakOffAir' && isIn(air.breakingOff[side], order.flight, order.answer);
}

function inAction({ action }: StrategicView, side: Side, order: Order): boolean {
  const stage = action?.stage;
  if (stage?.kind === 'choose')
    return order.kind === 'chooseResolution' && stage.chosen[side] === order.resolution;
  if (stage?.kind !== 'quick') return false;
  const { postures, targets } = stage.quick;
  if (order.kind === 'posture') return postures[side] === order.posture;
  return (
    order.kind === 'quickTarget' &&
    targets[side].some(
      (it) =>
        it.ship === order.ship && it.target === order.target && it.torpedoes === order.torpedoes,
    )
  );
}
