import { SIDES, type Side, valueOf } from '../../core';
import { endingOf, finish } from '../common/endGame';
import { basicOf, forceOf, presentDivisions } from '../common/own';
import { scuttleShips } from '../common/scuttle';
import { beginTurn } from '../common/turn';
import { repairsAtEnd } from '../harm';
import { type Play, tell } from '../model/play';
import type { Division } from '../model/state';
import { losesContact } from '../rolls/basicSearch';
import { beginBasicTurn } from './begin';
import { captureLand } from './captures';
import { refreshBasic } from './knowledge';
import { landAircraft } from './landing';
import { unspot } from './spotting';

/** [ST-7.49 to ST-7.52] Step 8, when both have confirmed. */
export function endTurn(play: Play): void {
  const { state } = play;
  scuttleShips(play);
  landAircraft(play, ({ search }) => search);
  for (const side of SIDES) basicOf(state, side).search = [];
  for (const side of SIDES)
    for (const division of presentDivisions(forceOf(state, side)))
      loseContact(play, side, division);
  // What goes down from here on is seen by those who see it now [ST-5.23].
  refreshBasic(state);
  repairsAtEnd(play);
  captureLand(play);
  const ending = endingOf(state);
  if (ending) finish(play, ending);
  else beginNextTurn(play);
}

function beginNextTurn(play: Play): void {
  beginTurn(play);
  beginBasicTurn(play);
}

/** [ST-7.50, ST-5.10a] Land units have no card [ST-7.51]. */
function loseContact(play: Play, side: Side, division: Division): void {
  if (!division.isSpotted) {
    unspot(division);
    return;
  }
  const roll = play.dice.roll('d6', 1, 'spottedCard', { division: division.id });
  const isRemoved = losesContact(valueOf(roll));
  tell(play, {
    kind: 'spottedCardRolled',
    rule: 'ST-7.50',
    side,
    division: division.id,
    dice: [roll],
    isRemoved,
  });
  if (isRemoved) unspot(division);
}
