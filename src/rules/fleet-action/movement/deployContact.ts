import { deploy, markerOf, shipsUnder } from '../common/deploy';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import { activeMarkers } from './activation';
import { openSquadron } from './opening';
import { refuseMarker } from './refusing';

/** [NW-3.13] The ships of a marker come out at the start of its activation. */
export const deployContact: OrderRule<'deployContact'> = {
  legal: (view, side) =>
    activeMarkers(view, side)
      .filter(({ id }) => shipsUnder(view, id).length > 0)
      .map(({ id }) => ({ kind: 'deployContact', contact: id })),
  refuse: (view, side, { contact }) =>
    refuseMarker(view, side, contact) ??
    (markerOf(view, contact).contents.squadron === null
      ? refusal('dummy-marker', 'NW-3.13')
      : undefined),
  apply: (play, _side, { contact }) => openSquadron(play, deploy(play, contact)),
};
