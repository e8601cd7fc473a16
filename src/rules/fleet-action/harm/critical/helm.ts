import { crewTest } from '../../common/tests';
import { loseControl } from '../control';
import { splash } from '../splash';
import type { Effect } from './critical';
import { loseSteering } from './values';

/** [NW-23.10 to NW-23.10e, NW-24.6] Steering is lost, and perhaps control for a moment; it can always be applied. */
export const helm: Effect = (play, unit, critical) => {
  loseSteering(play, unit, critical);
  if (crewTest(play, unit, 'helm')) return 'again';
  splash(unit);
  const ships = loseControl(play, unit);
  if (ships.length > 0) critical.following.push({ kind: 'collision', ships });
  return 'again';
};
