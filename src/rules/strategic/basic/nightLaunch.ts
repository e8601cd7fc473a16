import { SIDES, type Side, valueOf } from '../../core';
import { basicOf } from '../common/own';
import { skyOf } from '../common/sky';
import { loseSteps } from '../harm';
import type { BasicForce, Detachment } from '../model/basicState';
import { type Play, tell } from '../model/play';
import type { SquadronId } from '../model/state';
import { nightLaunchLoss } from '../rolls/basicSearch';
import { dropEmpty, takeSteps } from './reduce';

/** [ST-7.12] In a Night Turn each squadron that takes off now may lose a step; Player One's first, by id. */
export function launchByNight(play: Play, launched: (basic: BasicForce) => Detachment[]): void {
  if (!skyOf(play.state, null).isNight) return;
  for (const side of SIDES) {
    const basic = basicOf(play.state, side);
    const ids = [...new Set(launched(basic).map(({ squadron }) => squadron))].sort();
    for (const id of ids) launch(play, side, id, launched(basic));
    dropEmpty(basic);
  }
}

function launch(play: Play, side: Side, id: SquadronId, launched: readonly Detachment[]): void {
  const squadron = play.state.forces[side].squadrons[id];
  if (!squadron) return;
  const roll = play.dice.roll('d6', 1, 'atNight.launch', { squadron: id });
  const stepsLost = valueOf(roll) <= nightLaunchLoss(squadron.card.hasRadar) ? 1 : 0;
  tell(play, {
    kind: 'nightLaunchRolled',
    rule: 'ST-7.12',
    seenBy: [side],
    side,
    squadron: id,
    dice: [roll],
    stepsLost,
  });
  takeSteps(launched, id, stepsLost);
  loseSteps(play, id, stepsLost, 'forGood');
}
