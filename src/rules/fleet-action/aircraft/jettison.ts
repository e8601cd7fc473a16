import { sameHex } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { dropLoad } from '../common/airMorale';
import { crewOf, isFighter, standOf, standsInAir } from '../common/stands';
import type { AirStand } from '../model/air';
import type { AirStandId } from '../model/ids';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { FleetActionView } from '../model/state';
import { activateSquadron } from './opening';
import { openStands, refuseStand } from './refusing';

const isLoaded = (stand: AirStand): boolean => crewOf(stand).load !== null;

/** [NW-20.3] Own stands in the hex where enemies have met, as the side is to pair them. */
function standsInCombat(view: FleetActionView, side: Side): AirStand[] {
  const { step } = view;
  if (step.kind !== 'airCombat' || step.side !== side) return [];
  return standsInAir(view, side).filter(({ hex }) => sameHex(hex, step.hex));
}

/** [NW-20.3, NW-10.15] A stand drops its load: in the Aircraft Movement Phase, or at the start of air combat. */
export const jettison: OrderRule<'jettison'> = {
  legal: (view, side) =>
    [...openStands(view, side), ...standsInCombat(view, side)]
      .filter(isLoaded)
      .map(({ id }) => ({ kind: 'jettison', stand: id })),
  refuse: (view, side, { stand }) =>
    refuseJettisoning(view, side, stand) ??
    (isLoaded(standOf(view, stand)) ? undefined : refusal('no-load', 'NW-20.3', { stand })),
  apply(play, _side, { stand: id }) {
    const stand = standOf(play.state, id);
    if (play.state.step.kind === 'aircraft') activateSquadron(play, stand);
    dropLoad(play, stand, 'NW-20.3');
    stand.isGoingHome ||= !isFighter(stand);
  },
};

const refuseJettisoning = (
  view: FleetActionView,
  side: Side,
  id: AirStandId,
): Refusal | undefined =>
  standsInCombat(view, side).some((it) => it.id === id) ? undefined : refuseStand(view, side, id);
