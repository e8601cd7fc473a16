import { must, type Side } from '../../core';
import { launchCapacity } from '../common/condition';
import { forceOf } from '../common/own';
import type { Formation } from '../model/air';
import type { ForceId } from '../model/ids';
import { tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { Force, SeaWingsView } from '../model/state';
import { ownForce } from '../plans/patrol';
import { defenderOf } from './patrols';

const mayScramble = (view: SeaWingsView, side: Side): boolean =>
  view.step.kind === 'alarm' && side === defenderOf(view) && !view.confirmed[side];

/** [WG-7.8, WG-7.11, WG-7.12] Fighters in the Ready box go up over their own force when it is attacked. */
export const scramble: OrderRule<'scramble'> = {
  legal: (view, side) =>
    mayScramble(view, side)
      ? Object.values(forceOf(view, side).formations)
          .filter((it) => canScramble(forceOf(view, side), it))
          .map(({ id, boxes }) => ({ kind: 'scramble', formation: id, factors: boxes.ready }))
      : [],
  refuse(view, side, { formation: id, factors }) {
    if (!mayScramble(view, side)) return refusal('not-now', 'WG-7.8');
    const force = forceOf(view, side);
    const formation = force.formations[id];
    if (!formation) return refusal('no-such-formation', 'WG-7.8', { formation: id });
    if (!canScramble(force, formation))
      return refusal('cannot-scramble', 'WG-7.11', { formation: id });
    const free = formation.boxes.ready;
    return factors < 1 || factors > free
      ? refusal('no-factors', 'WG-7.8', { formation: id, free })
      : undefined;
  },
  apply({ state, events, dice }, side, { formation: id, factors }) {
    const force = state.forces[side];
    const { boxes, home } = must(force.formations[id], id);
    boxes.ready -= factors;
    const over = must(force.defenders, 'raid').force;
    boxes.cap.push({ factors, over, isFresh: true });
    const ship = force.ships[home.id];
    if (ship) ship.flewOperations = true;
    const facts = { side, formation: id, factors };
    tell({ state, events, dice }, { kind: 'scrambled', rule: 'WG-7.8', seenBy: [side], ...facts });
  },
};

/** [WG-7.11, WG-7.12] A formation has readied fighters at a force, and an open deck. */
export function canScramble(
  force: Force,
  formation: Formation,
  over: ForceId | undefined = force.defenders?.force,
): boolean {
  const { home, boxes } = formation;
  if (boxes.ready === 0 || ownForce(force, formation) !== over) return false;
  const ship = force.ships[home.id];
  return ship ? launchCapacity(ship) > 0 : !force.bases[home.id]?.hits.includes('A');
}
