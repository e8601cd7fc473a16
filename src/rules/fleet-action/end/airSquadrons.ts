import { SIDES } from '../../core';
import { sendHome } from '../common/airMorale';
import { isAloft, standOf } from '../common/stands';
import type { AirSquadron } from '../model/air';
import type { Play } from '../model/play';
import { passesAsSquadron } from './morale';

/** [NW-29.8] Air squadrons test after the ships. */
export function testAirSquadrons(play: Play): void {
  for (const side of SIDES)
    for (const squadron of Object.values(play.state.forces[side].airSquadrons))
      testAirSquadron(play, squadron);
}

/** [NW-29.8, NW-29.9, NW-29.11 to NW-29.13] One that has lost half its stands tests, again with each further loss, and flies home if it fails. */
function testAirSquadron(play: Play, squadron: AirSquadron): void {
  const stands = squadron.stands.map((id) => standOf(play.state, id));
  const left = stands.filter(({ count }) => count > 0).length;
  const isDue = left > 0 && 2 * left <= stands.length;
  if (!isDue || left >= (squadron.testedAt ?? Infinity)) return;
  squadron.testedAt = left;
  if (passesAsSquadron(play, squadron, false)) return;
  squadron.isDisengaging = true;
  for (const stand of stands) if (isAloft(stand)) sendHome(play, stand);
}
