import type { Axial } from '../../../hex';
import { type Hexes, must, type Side } from '../../core';
import { formationsOf, hexOfHome } from '../common/formations';
import { forceOf, knowledgeOf } from '../common/own';
import { taskForceSpeed } from '../common/speed';
import { reachOf } from '../map/reach';
import { MAX_MOVE_HEXES } from '../map/sea';
import type { FormationId, MarkerId, TaskForceId } from '../model/ids';
import type { SeaWingsView } from '../model/state';
import { strikeRange } from '../plans/strike';

/** How far a formation flies from where its home stands now. */
interface FormationReach {
  formation: FormationId;
  from: Axial;
  strikeHexes: Hexes;
  /** `null`: the type may not search [WG-6.8]. */
  searchHexes: Hexes | null;
}

/** [WG-6.9, WG-8.4, WG-27.12] The reach of a side's formations; those without a home are left out. */
export const formationReaches = (view: SeaWingsView, side: Side): FormationReach[] =>
  formationsOf(forceOf(view, side)).flatMap((formation) => {
    const from = hexOfHome(forceOf(view, side), formation);
    const { searchRangeHexes } = formation.type;
    const searchHexes = searchRangeHexes === null ? null : Math.floor(searchRangeHexes);
    const strikeHexes = strikeRange(formation);
    return from ? [{ formation: formation.id, from, strikeHexes, searchHexes }] : [];
  });

/** [WG-16.11] The hexes that an own task force can move to in a turn, its own among them. */
export function taskForceReach(view: SeaWingsView, side: Side, id: TaskForceId): Axial[] {
  const force = forceOf(view, side);
  const taskForce = must(force.taskForces[id], id);
  return hexesWithin(view, taskForce.hex, taskForceSpeed(force, taskForce));
}

/** [WG-16.11] The hexes that an enemy marker can be in when it has moved: its speed is unknown, so the greatest. */
export function markerReach(view: SeaWingsView, side: Side, id: MarkerId): Axial[] {
  const marker = knowledgeOf(view, side).markers.find((it) => it.id === id);
  return hexesWithin(view, must(marker, id).hex, MAX_MOVE_HEXES);
}

const hexesWithin = ({ scenario }: SeaWingsView, from: Axial, most: Hexes): Axial[] =>
  [...reachOf(scenario, from, most).values()].map((path) => path.at(-1) ?? from);
