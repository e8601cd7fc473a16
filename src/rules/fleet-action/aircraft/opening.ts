import { forceOf } from '../common/own';
import { airSquadronOf, witnesses } from '../common/stands';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import { type ActiveId, aircraftStep, standsFlying } from './activation';

/** A squadron or home is activated, if it is not yet; stands that enter come onto the map [NW-8.36]. */
export function activate(play: Play, id: ActiveId): void {
  const step = aircraftStep(play.state);
  if (step.active === id) return;
  step.active = id;
  const squadron = forceOf(play.state, step.side).airSquadrons[id];
  for (const stand of squadron ? standsFlying(play.state, squadron) : [])
    if (stand.place === 'waiting') enter(play, stand);
}

/** Any order to a stand activates its squadron. */
export const activateSquadron = (play: Play, stand: AirStand): void =>
  activate(play, airSquadronOf(play.state, stand).id);

/** [NW-8.36, NW-10.6] In the hex and at the altitude that the scenario names. */
function enter(play: Play, stand: AirStand): void {
  stand.place = 'air';
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  tell(play, { kind: 'standEntered', rule: 'NW-8.36', seenBy, side, stand: id });
}
