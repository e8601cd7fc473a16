import { type Refusal, SIDES } from '../../core';
import { conditionOf, planOf, shipsInPlay, targetShip } from '../common/own';
import type { TorpedoOrder } from '../model/plan';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { isSubmarine, type TorpedoBattery } from '../model/sheet';
import type { SeekriegState } from '../model/state';
import type { TorpedoSalvo } from '../model/tubes';
import type { Ship } from '../model/units';
import type { TorpedoRun } from '../tables/torpedoes';
import { heldAngle } from './figure';
import { refuseShot } from './refuse';
import { runHexes, runOf, turnsToArrive } from './runs';
import { angleFrom, firingError } from './shot';
import { standingShots } from './standing';
import { freeRun } from './track';

/** [SK-17.2, SK-17.12] Shots plotted for this turn go into the water; one that is not legal after all is struck out. */
export function launchAll(play: Play): void {
  for (const side of SIDES)
    for (const ship of shipsInPlay(play.state, side))
      if (ship.sheet.torpedoes)
        for (const order of [...planOf(ship).torpedoes, ...standingShots(play.state, ship)])
          launch(play, ship, order);
}

function launch(play: Play, ship: Ship, order: TorpedoOrder): void {
  const { state } = play;
  const { side, id } = ship;
  const target = targetShip(state, side, order.target);
  const why = refuseUnderFire(ship) ?? refuseShot(state, ship, order);
  if (why || !target) {
    tell(play, {
      kind: 'torpedoesHeld',
      rule: why?.rule ?? 'SK-17.35',
      side,
      seenBy: [side],
      ship: id,
      mount: order.mount,
      target: order.target,
    });
    return;
  }
  const salvo = salvoOf(state, ship, target, order);
  state.torpedoes.salvos[side].push(salvo);
  empty(ship, order, state.turn);
  tell(play, {
    kind: 'torpedoesFired',
    rule: 'SK-17.12',
    side,
    seenBy: [side],
    ship: id,
    mount: order.mount,
    target: order.target,
    count: order.count,
    arrivesOnTurn: salvo.arrivesOnTurn,
  });
}

/** [SK-26.9] A boat that is under fire does not attack. */
function refuseUnderFire(ship: Ship): Refusal | undefined {
  const { isHit, isAttacked } = conditionOf(ship);
  return isSubmarine(ship.sheet) && (isHit || isAttacked)
    ? refusal('under-fire', 'SK-26.9')
    : undefined;
}

function empty(ship: Ship, { mount, count }: TorpedoOrder, turn: number): void {
  const log = conditionOf(ship).mounts[mount];
  if (!log) return;
  log.loaded -= count;
  log.firedOnTurn = turn;
}

function salvoOf(
  state: SeekriegState,
  ship: Ship,
  target: Ship,
  { mount, count, setting, pistol, target: named }: TorpedoOrder,
): TorpedoSalvo {
  const { model } = ship.sheet.torpedoes as TorpedoBattery;
  const run = runOf(model, setting) as TorpedoRun;
  const course = { from: { ...ship.hex }, aimedAt: { ...target.hex } };
  return {
    id: `${ship.id}-${state.turn}-${mount}`,
    firer: ship.id,
    model,
    setting,
    pistol,
    running: count,
    ...course,
    firedOnTurn: state.turn,
    arrivesOnTurn: state.turn + turnsToArrive(ship.hex, target.hex, run),
    target: named,
    aim: {
      ship: target.id,
      knots: target.speedKnots,
      facing: target.facing,
      angle: heldAngle(angleFrom(target, ship)),
    },
    firingError: firingError(state, ship, mount, run),
    reachHexes: freeRun(course, state.scenario.land, runHexes(run)),
  };
}
