import type { Side } from '../../core';
import { boxCounts, emptyBoxes, formationsOf } from '../common/formations';
import type { Formation } from '../model/air';
import type { Play } from '../model/play';
import { flyFerries } from './ferry';

/** [WG-3.3, WG-5.2, WG-5.3, WG-5.4] What is in each box as phase A begins. */
export function turnBoxes(formation: Formation): void {
  const { hangar, ready, cap, search, returning, strike } = boxCounts(formation);
  const home = hangar + ready + cap + search + returning;
  formation.boxes = { ...emptyBoxes(), hangar: home, returning: strike };
}

/** [WG-6.1, WG-16.13, WG-16.14] Both plans are sealed: ferries fly, searches are noted [WG-24.22], carriers with tasks fly operations. */
export function openPlans({ state }: Play, side: Side): void {
  const force = state.forces[side];
  flyFerries(force);
  force.searchesBefore = formationsOf(force).flatMap(({ id, boxes }) =>
    boxes.search.map((task) => ({ formation: id, task: { ...task } })),
  );
  for (const formation of formationsOf(force)) {
    const { strike, cap, search } = boxCounts(formation);
    const ship = force.ships[formation.home.id];
    if (ship && strike + cap + search > 0) ship.flewOperations = true;
  }
}
