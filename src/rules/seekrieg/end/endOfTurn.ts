import { checkOperations } from '../air/operations';
import { burnFires, flood } from '../damage/burning';
import { beginEffects } from '../damage/effects';
import { loseByDamage } from '../damage/lossFactors';
import type { Play } from '../model/play';
import { ageSmoke } from '../movement/smoke';
import { reloadTubes } from '../torpedoes/reload';
import { crushBoats } from '../undersea/crush';
import { checkSets } from './checks';
import { abandonShips, sinkShips } from './fates';
import { scoreObjectives } from './scoring';

/** [SK-5.15] Phase 12, steps 3 to 11, each for all ships at once; what is judged every turn is scored after them. */
export function endTurn(play: Play): void {
  burnFires(play);
  flood(play);
  loseByDamage(play);
  beginEffects(play);
  checkSets(play);
  checkOperations(play);
  abandonShips(play);
  sinkShips(play);
  reloadTubes(play);
  ageSmoke(play);
  crushBoats(play);
  scoreObjectives(play, 'turn');
}
