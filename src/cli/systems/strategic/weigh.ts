import { type Axial, sameHex } from '../../../hex';
import { enemyOf, SIDES } from '../../../rules/core';
import type { Order, SquadronId, StrategicState } from '../../../rules/strategic';
import { isOwnResolution, type Ordnance } from '../../../rules/strategic/query';

/** How often an order is chosen among others: a stage of many choices must come to its end, and fleets to blows. */
export function weightOf(order: Order, state: StrategicState): number {
  const flight = flightOf(order);
  if (flight) return isOverEnemy(state, flight) ? 2 : 0.3;
  if (order.kind === 'confirm') return PLANNING.includes(state.step.kind) ? 0.5 : 2;
  if (order.kind === 'arm') return LOADS.includes(order.ordnance) ? 2 : 0.5;
  // Fights of other systems are longer than the rest of the game.
  if (order.kind === 'chooseResolution' && !isOwnResolution(order.resolution)) return 0.3;
  return WEIGHTS[order.kind] ?? (isNo(order) ? 0.2 : 1);
}

const WEIGHTS: Partial<Record<Order['kind'], number>> = {
  scuttle: 0.02,
  offerEnd: 0.01,
  splitMerge: 0.05,
  withdraw: 0.05,
  leaveMap: 0.1,
  abandonBattle: 0.05,
  endAction: 0.1,
  // Without its contact nobody can be attacked.
  dropContact: 0.02,
  holdLaunch: 0.3,
  disarm: 0.1,
};

/** Phases in which much has to be ordered before anything happens. */
const PLANNING: readonly StrategicState['step']['kind'][] = ['combatPlan', 'movement', 'arming'];

const LOADS: readonly Ordnance[] = ['bombs', 'torpedoes', 'depthCharges'];

const isNo = (order: Order): boolean => 'answer' in order && order.answer === 'no';

/** Where squadrons are sent that may fight there: their last hex, or none if they stay. */
interface Flight {
  squadron: SquadronId | undefined;
  to: Axial | undefined;
}

function flightOf(order: Order): Flight | undefined {
  if (order.kind === 'launch') return { squadron: order.squadron, to: order.to };
  if (order.kind === 'moveSquadrons')
    return { squadron: order.squadrons[0], to: order.path.at(-1) };
  return undefined;
}

function isOverEnemy({ forces }: StrategicState, { squadron = '', to }: Flight): boolean {
  const side = SIDES.find((it) => forces[it].squadrons[squadron]);
  if (!side || !to) return false;
  return Object.values(forces[enemyOf(side)].divisions).some(
    ({ hex, status }) => status === 'present' && hex !== null && sameHex(hex, to),
  );
}
