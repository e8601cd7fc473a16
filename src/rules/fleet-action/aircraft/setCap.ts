import { sameHex } from '../../../hex';
import type { Refusal, Side } from '../../core';
import { unitsInPlay } from '../common/own';
import { crewOf, isFighter, standOf } from '../common/stands';
import type { AirStand } from '../model/air';
import type { OrderOf } from '../model/orders';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { isLandTarget, isSubmarine } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { activateSquadron } from './opening';
import { openStands, refuseStand } from './refusing';

type SetCap = OrderOf<'setCap'>;

/** [NW-10.10] Own ships in the hex of a stand. */
const shipsBelow = (view: FleetActionView, { side, hex }: AirStand): Unit[] =>
  unitsInPlay(view, side).filter(
    (unit) => sameHex(unit.hex, hex) && !isLandTarget(unit.sheet) && !isSubmarine(unit.sheet),
  );

/** [NW-10.10] A fighter stand flies combat air patrol over a ship in its hex, or is released. */
export const setCap: OrderRule<'setCap'> = {
  legal: (view, side) =>
    openStands(view, side).flatMap((stand) =>
      ['-', ...shipsBelow(view, stand).map(({ id }) => id)]
        .map((over): SetCap => ({ kind: 'setCap', stand: stand.id, over }))
        .filter((order) => !refuseOver(view, stand, order)),
    ),
  refuse: (view, side, order) =>
    refuseStand(view, side, order.stand) ?? refuseOver(view, standOf(view, order.stand), order),
  apply(play, _side, { stand, over }) {
    activateSquadron(play, standOf(play.state, stand));
    patrol(play, standOf(play.state, stand), over === '-' ? null : over);
  },
};

/** [NW-10.10] A side can put a stand over a ship. */
export const canSetCap = (view: FleetActionView, side: Side): boolean =>
  setCap.legal(view, side).some(({ over }) => over !== '-');

function refuseOver(view: FleetActionView, stand: AirStand, { over }: SetCap): Refusal | undefined {
  const { id } = stand;
  if (!isFighter(stand)) return refusal('no-fighters', 'NW-10.10', { stand: id });
  const { patrols } = crewOf(stand);
  if (patrols === (over === '-' ? null : over)) return refusal('no-change', 'NW-10.10');
  return over === '-' || shipsBelow(view, stand).some((unit) => unit.id === over)
    ? undefined
    : refusal('no-such-unit', 'NW-10.10', { unit: over });
}

function patrol(play: Play, stand: AirStand, over: string | null): void {
  const condition = crewOf(stand);
  condition.patrols = over;
  condition.aim = null;
  const { id, side } = stand;
  tell(play, { kind: 'capSet', rule: 'NW-10.10', seenBy: [side], side, stand: id, over });
}
