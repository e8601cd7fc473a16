import { must, type Side } from '../../core';
import type { FormationId } from '../model/ids';
import { type Play, tell } from '../model/play';

/** Factors of one task. */
interface Place {
  formation: FormationId;
  box: 'cap' | 'strike' | 'search';
  task: number;
}

/** [WG-5.6, WG-22.10] Takes factors off their card and counts them for the enemy. */
export function loseFactors(
  play: Play,
  side: Side,
  { formation: id, box, task: index }: Place,
  lost: number,
): void {
  if (lost === 0) return;
  const formation = must(play.state.forces[side].formations[id], id);
  must(formation.boxes[box][index], 'task').factors -= lost;
  countLoss(play, side, id, lost);
}

/** [WG-22.11] */
export function countLoss(play: Play, side: Side, id: FormationId, factors: number): void {
  const force = play.state.forces[side];
  const { home } = must(force.formations[id], id);
  force.factorsLost[home.kind === 'carrier' ? 'carrier' : 'other'] += factors;
  const facts = { side, formation: id, factors };
  tell(play, { kind: 'factorsLost', rule: 'WG-5.6', seenBy: [side], ...facts });
}
