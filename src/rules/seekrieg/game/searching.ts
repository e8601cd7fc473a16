import { endIfDue, endIfSurrendered } from '../end/ending';
import type { Play } from '../model/play';
import { openBattle } from '../search/battle';
import { engagements } from '../search/meeting';
import { openSearchTurn, runSearchTurn } from '../search/phase';
import { beginTurn } from './turn';

/** [SK-8.27] Both sides have plotted on the search map. */
export function closeSearch(play: Play): void {
  if (endIfSurrendered(play)) return;
  const next = runSearchTurn(play);
  if (next === 'battle') fight(play);
  else if (next === 'search' && !endIfDue(play)) openSearchTurn(play);
}

/** [SK-8.28] Both sides have chosen what to do about the forces that have met. */
export function closeContact(play: Play): void {
  if (endIfSurrendered(play)) return;
  if (engagements(play.state).length > 0) fight(play);
  else if (!endIfDue(play)) openSearchTurn(play);
}

/** [SK-8.9] */
function fight(play: Play): void {
  openBattle(play, engagements(play.state));
  beginTurn(play);
}
