import { sameHex } from '../../../hex';
import { valueOf } from '../../core';
import { unitsInPlay } from '../common/own';
import { crewOf, loseAircraft, witnesses } from '../common/stands';
import { crewTest } from '../common/tests';
import type { AirStand } from '../model/air';
import { type Play, tell } from '../model/play';
import { isLandTarget } from '../model/sheet';
import type { FleetActionView } from '../model/state';
import type { Unit } from '../model/units';
import { refuseLanding } from './deck';

/** [NW-10.28] Own carriers and bases in the hex of a stand on which it can land now. */
export const landingPlaces = (view: FleetActionView, stand: AirStand): Unit[] =>
  unitsInPlay(view, stand.side).filter(
    (home) =>
      home.sheet.deck.hangar > 0 &&
      sameHex(home.hex, stand.hex) &&
      !refuseLanding(view, home, stand),
  );

/** [NW-10.19, NW-10.23, NW-10.28] It is stowed, to be refueled and rearmed. */
export function landStand(play: Play, stand: AirStand, home: Unit): void {
  const { id, side } = stand;
  const seenBy = witnesses(play.state, stand);
  if (home.flightOps) home.flightOps.landed += 1;
  stow(stand, home);
  tell(play, { kind: 'standLanded', rule: 'NW-10.19', seenBy, side, stand: id, home: home.id });
  if (play.state.scenario.isNight && !isLandTarget(home.sheet)) landByNight(play, stand, home);
}

function stow(stand: AirStand, home: Unit): void {
  const condition = crewOf(stand);
  stand.place = 'stowed';
  stand.altitude = 'low';
  stand.isGoingHome = false;
  stand.turn.hasMoved = true;
  Object.assign(condition, {
    home: home.id,
    airborneTurns: 0,
    serviced: 0,
    patrols: null,
    aim: null,
    load: null,
    lastLoad: condition.load ?? condition.lastLoad,
  });
}

/** [NW-10.24] */
function landByNight(play: Play, stand: AirStand, home: Unit): void {
  if (crewTest(play, home, 'night-landing')) return;
  const roll = play.dice.roll('d6', 1, 'night-landing', { stand: stand.id });
  loseAircraft(play, stand, valueOf(roll), { rule: 'NW-10.24', dice: [roll] });
}
