import { SIDES, type Side } from '../../core';
import { launchFloatplanes } from '../common/floatplanes';
import { drawMarker, redrawMarkers, showMarkers } from '../common/markers';
import { realOf, taskForcesOf } from '../common/own';
import { draw, shuffle } from '../events/deck';
import { type Play, tell } from '../model/play';
import { beginTurn } from './turn';

/** Ends the set-up: markers are drawn and shown, hands dealt, and turn 1 begins. */
export function beginGame(play: Play): void {
  tell(play, { kind: 'gameBegan', rule: 'WG-1.1', reveals: true });
  for (const side of SIDES) {
    placeMarkers(play, side);
    for (const taskForce of realOf(play.state.forces[side]))
      launchFloatplanes(play.state, side, taskForce);
    deal(play, side);
  }
  beginTurn(play);
}

/** [WG-4.5, WG-4.21] */
function placeMarkers(play: Play, side: Side): void {
  redrawMarkers(play, side);
  for (const taskForce of taskForcesOf(play.state.forces[side]))
    if (taskForce.marker === '') taskForce.marker = drawMarker(play);
  showMarkers(play.state, side);
}

/** [WG-21.2, WG-21.11] */
function deal(play: Play, side: Side): void {
  const { scenario, forces } = play.state;
  if (!scenario.hasEvents) return;
  const { cards } = forces[side];
  cards.deck = shuffle(play, cards.deck);
  draw(play, side, scenario.sides[side].handSize);
}
