import type { Refusal, Side } from '../../core';
import { forceOf, unitOf } from '../common/own';
import type { DoneRule, What } from '../model/done';
import type { Play } from '../model/play';
import { refusal } from '../model/refusals';
import type { FleetActionView } from '../model/state';
import {
  activeMarkers,
  activeSquadrons,
  markersToMove,
  movingStep,
  squadronsToMove,
} from './activation';
import { finishShip, finishSquadron } from './finishing';
import { moveAsUsual } from './moveContact';
import { shipsStep } from './opening';
import { settle } from './turnTo';

/** [NW-8.38, NW-33.4] Ends the movement of a ship, a squadron or a marker; `-` that of what is active, or of the first left. */
export const doneMoving: DoneRule = {
  legal: (view, side) => (movingStep(view, side) ? [...whats(view, side), '-'] : []),
  refuse: (view, side, what) => refuseDone(view, side, what),
  apply: (play, side, what) => finish(play, side, what === '-' ? usualWhat(play, side) : what),
};

const whats = (view: FleetActionView, side: Side): What[] => {
  const ship = movingStep(view, side)?.ship;
  return [...(ship ? [ship] : []), ...activations(view, side)];
};

const activations = (view: FleetActionView, side: Side): What[] =>
  [...activeSquadrons(view, side), ...activeMarkers(view, side)].map(({ id }) => id);

function refuseDone(view: FleetActionView, side: Side, what: What): Refusal | undefined {
  if (!movingStep(view, side)) return refusal('not-now', 'NW-4.1');
  return what === '-' || whats(view, side).includes(what)
    ? undefined
    : refusal('nothing-open', 'NW-33.1');
}

/** What is active, or the first that is left. */
function usualWhat({ state }: Play, side: Side): What {
  const { active } = shipsStep(state);
  const [first] = [...squadronsToMove(state, side), ...markersToMove(state, side)];
  return active ?? first?.id ?? '-';
}

function finish(play: Play, side: Side, what: What): void {
  const { state } = play;
  const squadron = forceOf(state, side).squadrons[what];
  if (squadron && squadron.contact === null) finishSquadron(play, squadron);
  else if (state.contacts[what]) moveAsUsual(play, what);
  else finishOne(play, what);
}

function finishOne(play: Play, id: What): void {
  finishShip(play, id);
  settle(play, unitOf(play.state, id));
}
