import { enemyOf, must, type Side } from '../../core';
import { type Play, tell } from '../model/play';
import type { Fate, Ship } from '../model/units';
import { boxCounts, formationsAt } from './formations';
import { countLoss } from './losses';
import { showMarkers } from './markers';

/**
 * [WG-13.22, WG-13.32] A ship is gone, seen by the enemy unless told otherwise. Her aircraft in the air look for another home
 * later [WG-5.7]; those aboard go with her [WG-5.9].
 */
export function loseShip(
  play: Play,
  side: Side,
  ship: Ship,
  fate: Extract<Fate, 'sunk' | 'abandoned' | 'scuttled'>,
): void {
  const { state } = play;
  const force = state.forces[side];
  const taskForce = force.taskForces[ship.taskForce ?? ''];
  const isSeen = state.raid !== null || state.engagement !== null || taskForce?.spotted != null;
  ship.fate = fate;
  ship.taskForce = null;
  if (isSeen) {
    const { lost, met } = state.known[enemyOf(side)];
    lost.push(ship.card.id);
    met[ship.card.id] = { card: ship.card };
  }
  const facts = { side, ship: ship.card.id, fate };
  const seenBy = isSeen ? ('all' as const) : [side];
  tell(play, { kind: 'shipLost', rule: 'WG-13.22', seenBy, ...facts });
  loseAboard(play, side, ship.card.id);
  if (!taskForce) return;
  force.lostAt[ship.card.id] = { ...taskForce.hex };
  taskForce.ships = taskForce.ships.filter((id) => id !== ship.card.id);
  taskForce.tows = taskForce.tows.filter(
    ({ tower, towed }) => tower !== ship.card.id && towed !== ship.card.id,
  );
  if (taskForce.ships.length === 0) dissolve(play, side, taskForce.id);
}

/** [WG-5.9] */
function loseAboard(play: Play, side: Side, home: string): void {
  for (const formation of formationsAt(play.state.forces[side], home)) {
    const { hangar, ready, returning } = boxCounts(formation);
    const onDeck = formation.boxes.strike.filter(({ isLaunched }) => !isLaunched);
    const lost = onDeck.reduce((sum, { factors }) => sum + factors, hangar + ready + returning);
    for (const task of onDeck) task.factors = 0;
    Object.assign(formation.boxes, { hangar: 0, ready: 0, returning: 0 });
    if (lost > 0) countLoss(play, side, formation.id, lost);
  }
}

/** A task force without ships is no dummy: its marker comes off, and its floatplanes are lost with it [WG-5.11]. */
function dissolve(play: Play, side: Side, id: string): void {
  const { state } = play;
  const force = state.forces[side];
  for (const formation of formationsAt(force, id)) {
    const lost = Object.values(boxCounts(formation)).reduce((sum, factors) => sum + factors, 0);
    if (lost > 0) countLoss(play, side, formation.id, lost);
    delete force.formations[formation.id];
  }
  must(force.taskForces[id], id);
  delete force.taskForces[id];
  showMarkers(state, side);
}
