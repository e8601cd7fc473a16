import type { Refusal } from '../../core';
import { refusal } from '../model/refusals';
import type { TaskForce } from '../model/scenario';
import type { SpeedClass } from '../model/sheet';
import type { BattleView, ShipId, Stack, Tow } from '../model/state';
import { tablesOf } from '../tables/standard';
import { isDead, sheetOf, shipOf, slowest } from './ships';
import { isUnloading } from './stacks';

/** The block of the present impulse, from 1 on; 0 outside the blocks. */
export const currentBlock = (view: BattleView): number =>
  tablesOf(view).impulses.sequence[view.impulse - 1]?.block ?? 0;

/** [BT-4.3] The first block in which ships of this speed move; ships dead in the water never do. */
const firstBlock = (view: BattleView, speed: SpeedClass): number =>
  speed === '0' ? Number.POSITIVE_INFINITY : tablesOf(view).impulses.firstBlock[speed];

/** [BT-4.3] Ships of this speed move in the present block. */
const speedMoves = (view: BattleView, speed: SpeedClass): boolean =>
  currentBlock(view) >= firstBlock(view, speed);

/** [BT-5.10] In squalls and storms small fast ships move as speed 1. */
export function speedInWeather(view: BattleView, id: ShipId): SpeedClass {
  const { speed } = shipOf(view, id);
  const rough = view.scenario.weather === 'squall' || view.scenario.weather === 'storm';
  const small = ['DD', 'DE', 'TB'].includes(sheetOf(view, id).type);
  return rough && small ? slowest([speed, '1']) : speed;
}

export const shipMoves = (view: BattleView, id: ShipId): boolean =>
  speedMoves(view, speedInWeather(view, id));

/** The tow that a ship belongs to, as tower or towed. */
export const towOf = (view: BattleView, id: ShipId): Tow | undefined =>
  view.tows.find(({ tower, towed }) => tower === id || towed === id);

/** [BT-12.6] A steering hit holds the ship in this impulse. */
export const isSteeringBound = (view: BattleView, id: ShipId): boolean => {
  const { steeringHit, aground } = shipOf(view, id);
  return steeringHit && !aground && shipMoves(view, id);
};

/** [BT-19.3] The ship's task force is taken by surprise, in the first impulses of round 1. */
export const isSurprised = (view: BattleView, id: ShipId): boolean =>
  view.round === 1 &&
  view.scenario.taskForces.some(
    (force) => isCaught(view, force) && force.ships.some((ship) => ship.id === id),
  );

/** [BT-19.3] The task forces that are taken by surprise now. */
export const surprisedForces = (view: BattleView): TaskForce[] =>
  view.scenario.taskForces.filter((force) => isCaught(view, force));

const isCaught = ({ round, impulse }: BattleView, { surprisedUntil = 0 }: TaskForce): boolean =>
  round === 1 && impulse < surprisedUntil;

/** Why these ships together do not move in the present impulse; `undefined` when they do. */
export function refuseMotion(view: BattleView, ships: readonly ShipId[]): Refusal | undefined {
  const named = (id: ShipId) => sheetOf(view, id).name;
  const surprised = ships.find((id) => isSurprised(view, id));
  if (surprised) return refusal('surprised.move', 'BT-19.3', { ship: named(surprised) });
  const aground = ships.find((id) => shipOf(view, id).aground);
  if (aground) return refusal('aground', 'BT-6.13', { ship: named(aground) });
  const dead = ships.find((id) => isDead(shipOf(view, id)) && !towOf(view, id));
  if (dead) return refusal('dead-in-water', 'BT-6.1', { ship: named(dead) });
  const bound = ships.find((id) => isSteeringBound(view, id));
  if (bound) return refusal('steering-hit', 'BT-12.6', { ship: named(bound) });
  return refuseSpeed(view, ships);
}

function refuseSpeed(view: BattleView, ships: readonly ShipId[]): Refusal | undefined {
  const block = currentBlock(view);
  const free = ships.filter((id) => !towOf(view, id));
  if (free.length < ships.length && block !== tablesOf(view).impulses.towBlock)
    return refusal('tow-moves-once', 'BT-6.8', { impulses: towImpulses(view) });
  const slow = free.find((id) => !shipMoves(view, id));
  if (slow === undefined) return undefined;
  const speed = speedInWeather(view, slow);
  return refusal('too-slow', 'BT-4.3', {
    ship: sheetOf(view, slow).name,
    speed,
    first: firstBlock(view, speed),
    block,
  });
}

/** [BT-6.2] The numbers of the impulses in which tows move. */
function towImpulses(view: BattleView): number[] {
  const { sequence, towBlock } = tablesOf(view).impulses;
  return sequence.flatMap(({ phase, block }, index) =>
    phase === 'movement' && block === towBlock ? [index + 1] : [],
  );
}

/** Why a stack may not act with its own speed now: the requirements of BT-5.1 for moving, staying or dividing. */
export function refuseAction(view: BattleView, stack: Stack): Refusal | undefined {
  if (stack.acted) return refusal('already-acted', 'BT-5.1', { stack: stack.id });
  if (stack.place !== 'board') return refusal('not-on-board.stack', 'BT-3.12', { stack: stack.id });
  if (view.round === 1 && isUnloading(view, stack)) return refusal('unloading', 'BT-5.6');
  return refuseMotion(view, stack.ships);
}

/** [BT-5.11, BT-5.16] The speed of a stack for leaving the board, including BT-5.10. */
export const leavingSpeed = (view: BattleView, stack: Stack): SpeedClass =>
  slowest(stack.ships.map((id) => speedInWeather(view, id)));
