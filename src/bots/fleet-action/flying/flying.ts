import { type Axial, distance } from '../../../hex';
import { enemyOf, type Side } from '../../../rules/core';
import type { FleetActionView, Order } from '../../../rules/fleet-action';
import {
  type AirStand,
  ALTITUDES,
  type Altitude,
  ATTACK_ALTITUDES,
  attacksOf,
  escort,
  intercept,
  isFighter,
  land,
  launch,
  movable,
  serviceStand,
  standsInAir,
} from '../../../rules/fleet-action/query';
import { bestBy } from '../../core/lists';
import { newSituation, type Situation } from '../common/situation';
import { preyOf } from './strikes';

/** What a side wants to do in the Aircraft Movement Phase: strikes fly at their targets, fighters with them or at the enemy. */
export function* flyingWishes(view: FleetActionView, side: Side): Generator<Order> {
  yield* land.legal(view, side);
  yield* escort.legal(view, side);
  const situation = newSituation(view, side);
  // Bombers first, so that their escorts follow them.
  const inOrder = [...movable(view, side)].sort(
    (a, b) => Number(isFighter(a)) - Number(isFighter(b)),
  );
  for (const stand of inOrder) yield* moveWish(situation, stand);
  yield* launchWishes(view, side);
  yield* mostServed(view, side);
}

/** What carries a load takes off with it. */
function* launchWishes(view: FleetActionView, side: Side): Generator<Order> {
  const orders = launch.legal(view, side);
  yield* orders.filter(({ load }) => load !== '-');
  yield* orders.filter(({ stand }) => isFighter(view.stands[stand] as AirStand));
}

function* mostServed(view: FleetActionView, side: Side): Generator<Order> {
  const most = bestBy(serviceStand.legal(view, side), ({ points }) => points);
  if (most) yield most;
}

function* moveWish(situation: Situation, stand: AirStand): Generator<Order> {
  const [attack] = attacksOf(stand).filter((it) => it !== 'guns');
  const prey = attack && preyOf(situation, stand, attack);
  const goal = prey?.hex ?? (isFighter(stand) ? patrolled(situation, stand) : undefined);
  if (!goal) return;
  const altitude = attack ? toward(stand.altitude, ATTACK_ALTITUDES[attack]) : stand.altitude;
  yield { kind: 'moveAir', stand: stand.id, path: [goal], altitude };
}

/** The altitude within a step that is nearest to one from which it can attack. */
function toward(from: Altitude, wanted: readonly Altitude[]): Altitude {
  const at = ALTITUDES.indexOf(from);
  const near = Math.min(...wanted.map((it) => Math.abs(ALTITUDES.indexOf(it) - at)));
  const to = wanted.find((it) => Math.abs(ALTITUDES.indexOf(it) - at) === near) ?? from;
  return ALTITUDES[at + Math.sign(ALTITUDES.indexOf(to) - at)] ?? from;
}

/** Fighters go where bombers of their own are, else at enemy aircraft, else over the ship that matters most. */
function patrolled({ view, side, own, worth }: Situation, stand: AirStand): Axial | undefined {
  const nearest = (stands: readonly AirStand[]) =>
    bestBy(stands, ({ hex }) => -distance(hex, stand.hex))?.hex;
  const bombers = standsInAir(view, side).filter((it) => !isFighter(it) && !it.isGoingHome);
  const flagship = bestBy(own, ({ index }) => worth[index]?.value ?? 0)?.hex;
  return nearest(bombers) ?? nearest(standsInAir(view, enemyOf(side))) ?? flagship;
}

/** [NW-10.12] Fighters go for whatever comes near. */
export const interceptWishes = (view: FleetActionView, side: Side): Order[] =>
  intercept.legal(view, side);
