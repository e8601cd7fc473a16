import { SIDES } from '../../core';
import { unitOf, unitsInPlay } from '../common/own';
import type { Play } from '../model/play';
import { enterStep } from '../model/rule';
import type { FleetActionState } from '../model/state';
import { testAirSquadrons } from './airSquadrons';
import { burnAndFight } from './fires';
import { testMorale } from './morale';
import { countQuiet, refill } from './refill';
import { tryRepair } from './repair';
import { hideSquadron } from './toContact';

/** [NW-28.1] Fires burn and are fought; then both sides choose. */
export function openEnd(play: Play): boolean {
  burnAndFight(play);
  for (const unit of unitsInPlay(play.state)) countQuiet(unit);
  enterStep(play.state, { kind: 'end' });
  return true;
}

/** [NW-28.1] What follows once both sides have confirmed, but the check of victory. */
export function closeEnd(play: Play): void {
  const { state } = play;
  for (const side of SIDES) {
    const { repairs, refills } = state.forces[side].end;
    for (const { ship, item } of repairs) tryRepair(play, unitOf(state, ship), item);
    for (const { ship, mounts } of refills) refill(play, unitOf(state, ship), mounts);
  }
  testMorale(play);
  testAirSquadrons(play);
  clearMarkers(state);
  for (const side of SIDES) hideSquadrons(play, side);
}

function hideSquadrons(play: Play, side: (typeof SIDES)[number]): void {
  const { end, squadrons } = play.state.forces[side];
  for (const id of end.toContact) {
    const squadron = squadrons[id];
    if (squadron) hideSquadron(play, squadron);
  }
}

/** [NW-28.10, NW-13.15, NW-17.12, NW-8.28, NW-7.8] */
function clearMarkers(state: FleetActionState): void {
  for (const unit of Object.values(state.units))
    Object.assign(unit, { splashes: 0, isLit: false, searchlightOn: null, isDetected: false });
  for (const stand of Object.values(state.stands)) stand.flakMarkers = 0;
  state.smoke = state.smoke.filter(({ turn }) => turn >= state.turn);
}
