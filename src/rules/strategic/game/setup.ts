import { beginAdvancedTurn } from '../advanced';
import { beginBasicTurn } from '../basic';
import { beginTurn } from '../common/turn';
import { type Play, tell } from '../model/play';

/** [ST-6.1] Ends the set-up and begins turn 1. */
export function leaveSetup(play: Play): void {
  tell(play, { kind: 'gameBegan', rule: 'ST-1.1' });
  beginTurn(play);
  if (play.state.scenario.level === 'basic') beginBasicTurn(play);
  else beginAdvancedTurn(play);
}
