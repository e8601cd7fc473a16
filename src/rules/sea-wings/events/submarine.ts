import { enemyOf, firstRefusal, must, type Refusal, SIDES, type Side, valueOf } from '../../core';
import { rollSeries } from '../combat/dice/series';
import { liesOn, resumeStop } from '../common/cards';
import { forceOf, isDummy, shipsIn, taskForcesOf } from '../common/own';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import { enterStep, type OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import type { Ship, TaskForce } from '../model/units';
import { rollEffects } from '../strikes/effects';
import { SHIP_POINTS } from '../tables/points';

/** [WG-21.12] The submarine finds the task force up to this die, and hits a ship up to that. */
const FINDS_UP_TO = 2;
const HITS_UP_TO = 1;

/** [WG-21.12] Ships that the owner of the task force names. */
const EXPOSED = 2;

/** [WG-21.13] Of its torpedo. */
const PENETRATION = 3;

/** [WG-21.12] Destroyers drive the submarine of the enemy off. */
export function driveOff(play: Play, side: Side): void {
  const marker = recall(play, enemyOf(side));
  tell(play, { kind: 'submarineDriven', rule: 'WG-21.12', side, marker });
}

/** The submarine of a side goes; the marker that it was sent at. */
function recall({ state }: Play, side: Side): string {
  const { cards } = state.forces[side];
  const at = cards.inPlay.findIndex(({ card }) => card === 'submarine');
  return cards.inPlay.splice(at, 1)[0]?.on ?? '';
}

const isAtSea = ({ state }: Play, side: Side): boolean =>
  state.forces[side].cards.inPlay.some(({ card }) => card === 'submarine');

/** [WG-21.12, WG-21.13] The submarine searches, unless it was driven off. */
export function searchFor(play: Play): void {
  const side = SIDES.find((it) => isAtSea(play, it));
  if (!side) {
    resumeStop(play.state, 'movement');
    return;
  }
  const marker = recall(play, side);
  const roll = play.dice.roll('d6', 1, 'submarine');
  const owner = enemyOf(side);
  const found = taskForcesOf(play.state.forces[owner]).find((it) => it.marker === marker);
  const isFound = valueOf(roll) <= FINDS_UP_TO && found !== undefined && isOpen(play, owner, found);
  tell(play, { kind: 'submarineRolled', rule: 'WG-21.13', seenBy: [], side, dice: [roll] });
  tell(play, { kind: 'submarineSearched', rule: 'WG-21.12', side, marker, isFound });
  if (isFound) enterStep(play.state, { kind: 'exposure', side: owner, marker });
  else resumeStop(play.state, 'movement');
}

/** [WG-21.12, WG-21.13] It holds ships, and no destroyers of card 22 screen them. */
const isOpen = ({ state }: Play, side: Side, taskForce: TaskForce): boolean =>
  !isDummy(taskForce) && !liesOn(state.forces[side], 'destroyer-screen', taskForce.id);

/** The task force of the side that a submarine has found. */
function foundIn(view: SeaWingsView, side: Side): TaskForce | undefined {
  const { step, confirmed } = view;
  if (step.kind !== 'exposure' || step.side !== side || confirmed[side]) return undefined;
  return taskForcesOf(forceOf(view, side)).find(({ marker }) => marker === step.marker);
}

/** [WG-21.12] The owner of the task force names the ships that may be hit: two, or the only one. */
export const exposeShips: OrderRule<'exposeShips'> = {
  legal(view, side) {
    const ids = foundIn(view, side)?.ships ?? [];
    const pairs = ids.flatMap((first) =>
      ids.filter((second) => second !== first).map((second) => [first, second]),
    );
    return (ids.length === 1 ? [ids] : pairs).map((ships) => ({ kind: 'exposeShips', ships }));
  },
  refuse: (view, side, { ships }): Refusal | undefined => {
    const taskForce = foundIn(view, side);
    return firstRefusal(
      () => (taskForce ? undefined : refusal('not-now', 'WG-21.12')),
      () => refuseShips(taskForce?.ships ?? [], ships),
    );
  },
  apply(play, side, { ships }) {
    tell(play, { kind: 'shipsExposed', rule: 'WG-21.12', seenBy: [side], side, ships });
    fireAt(play, side, ships);
  },
};

function refuseShips(all: readonly string[], ships: readonly string[]): Refusal | undefined {
  const stranger = ships.find((id, i) => !all.includes(id) || ships.indexOf(id) !== i);
  if (stranger !== undefined) return refusal('no-such-ship', 'WG-21.12', { ship: stranger });
  const most = Math.min(EXPOSED, all.length);
  return ships.length === most ? undefined : refusal('exposed-ships', 'WG-21.12', { most });
}

/** [WG-24.25] Who names none exposes the ships of the fewest points. */
export function exposeUsual(play: Play, side: Side): void {
  const taskForce = foundIn({ ...play.state, confirmed: { allies: false, axis: false } }, side);
  const ships = shipsIn(play.state.forces[side], must(taskForce, 'task force'));
  const points = ({ card }: Ship) => SHIP_POINTS[card.type].sunk;
  const usual = [...ships].sort((a, b) => points(a) - points(b)).slice(0, EXPOSED);
  fireAt(
    play,
    side,
    usual.map(({ card }) => card.id),
  );
}

/** [WG-21.12] One die each: the first ship is hit, or else the second. */
function fireAt(play: Play, side: Side, ships: readonly string[]): void {
  const isHit = (ship: string): boolean => {
    const roll = play.dice.roll('d6', 1, 'submarine-attack', { ship });
    const hit = valueOf(roll) <= HITS_UP_TO;
    const facts = { side, ship, isHit: hit, dice: [roll] };
    tell(play, { kind: 'submarineFired', rule: 'WG-21.12', seenBy: [side], ...facts });
    return hit;
  };
  const struck = ships.find(isHit);
  const isEffective = struck !== undefined && runTorpedo(play, side, struck);
  const told = { side: enemyOf(side), isEffective };
  tell(play, { kind: 'submarineReported', rule: 'WG-12.10', seenBy: [enemyOf(side)], ...told });
  resumeStop(play.state, 'movement');
}

/** [WG-21.13] From WG-12.5 on as a torpedo from the air; whether it goes through. */
function runTorpedo(play: Play, side: Side, id: string): boolean {
  const { card } = must(play.state.forces[side].ships[id], id);
  const { left, rolls } = rollSeries(
    {
      count: 1,
      steps: [
        { code: 'size', value: card.size },
        { code: 'penetration', value: Math.max(1, PENETRATION + card.armor) },
      ],
    },
    play.dice,
    { at: id },
  );
  const isEffective = left > 0;
  const facts = { side, ship: id, isEffective, dice: rolls };
  tell(play, { kind: 'torpedoRan', rule: 'WG-21.13', seenBy: [side], ...facts });
  if (isEffective) rollEffects(play, side, [{ at: id, warhead: 'torpedo', isWeak: false }]);
  return isEffective;
}
