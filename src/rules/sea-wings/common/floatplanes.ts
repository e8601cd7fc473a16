import { roundHalfUp, type Side } from '../../core';
import type { Formation } from '../model/air';
import type { TaskForceId } from '../model/ids';
import type { Force, SeaWingsState } from '../model/state';
import type { Ship, TaskForce } from '../model/units';
import { FACTOR_AIRCRAFT } from '../tables/points';
import { emptyBoxes, formationsAt } from './formations';
import { shipsIn } from './own';

/** Seaplanes of a ship's own catapults; carriers have none [WG-5.11]. */
const floatplanesOf = (ships: readonly Ship[]): number =>
  ships.reduce((sum, { card }) => sum + card.floatplanes, 0);

const formationId = (taskForce: TaskForceId): string => `${taskForce}-floatplanes`;

/** [WG-5.11] The floatplanes of a task force as the game begins. */
export function launchFloatplanes(state: SeaWingsState, side: Side, taskForce: TaskForce): void {
  const force = state.forces[side];
  const factors = roundHalfUp(floatplanesOf(shipsIn(force, taskForce)) / FACTOR_AIRCRAFT);
  if (factors > 0) add(state, side, taskForce.id, factors);
}

function add(state: SeaWingsState, side: Side, taskForce: TaskForceId, factors: number): void {
  const { formations } = state.forces[side];
  const id = formationId(taskForce);
  const formation: Formation = formations[id] ?? {
    id,
    type: state.scenario.floatplanes[side],
    home: { kind: 'floatplanes', id: taskForce },
    boxes: emptyBoxes(),
    ferries: [],
  };
  formation.boxes.hangar += factors;
  formations[id] = formation;
}

/** [WG-5.11] Factors in the hangar are dealt out by the ships' own numbers when a task force divides. */
export function dealFloatplanes(
  state: SeaWingsState,
  side: Side,
  from: TaskForce,
  into: TaskForce,
): void {
  const force = state.forces[side];
  const [formation] = formationsAt(force, from.id);
  const [stay, leave] = [from, into].map((it) => floatplanesOf(shipsIn(force, it)));
  if (!formation || !leave) return;
  const dealt = roundHalfUp((formation.boxes.hangar * leave) / (leave + (stay ?? 0)));
  if (dealt === 0) return;
  formation.boxes.hangar -= dealt;
  add(state, side, into.id, dealt);
}

/** Those of a task force that joins another go with it, in whatever box they are. */
export function joinFloatplanes(force: Force, from: TaskForceId, into: TaskForceId): void {
  const [formation] = formationsAt(force, from);
  if (!formation) return;
  const [host] = formationsAt(force, into);
  delete force.formations[formation.id];
  if (!host) {
    const id = formationId(into);
    force.formations[id] = { ...formation, id, home: { kind: 'floatplanes', id: into } };
    return;
  }
  const { boxes } = host;
  boxes.hangar += formation.boxes.hangar;
  boxes.ready += formation.boxes.ready;
  boxes.returning += formation.boxes.returning;
  boxes.strike.push(...formation.boxes.strike);
  boxes.cap.push(...formation.boxes.cap);
  boxes.search.push(...formation.boxes.search);
}
