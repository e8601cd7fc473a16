import { enemyOf, must, type Side } from '../../core';
import { stopForCards } from '../common/cards';
import { NOTHING } from '../common/hand';
import { forceOf, knowledgeOf, realOf, shipsIn } from '../common/own';
import type { Play } from '../model/play';
import type { SeaWingsView } from '../model/state';
import type { CardRule, Played } from './cardRule';
import { driveOff, searchFor } from './submarine';

/** [WG-21.12] Cards of phases D and E. */
export const SEA_CARDS = {
  submarine: {
    objects: (view, side) => knowledgeOf(view, side).markers.map(({ id }) => id),
    play: sendSubmarine,
  },
  // Against a submarine that has been sent, on nothing; before one is sent, on a task force.
  'destroyer-screen': {
    objects: (view, side) => (isSubmarineSent(view) ? [NOTHING] : ownForces(view, side)),
    isSecret: true,
    play: screen,
  },
  refueling: { objects: ownForces, isSecret: true, play: refuel },
} as const satisfies Record<string, CardRule>;

function ownForces(view: SeaWingsView, side: Side): string[] {
  return realOf(forceOf(view, side)).map(({ id }) => id);
}

const isSubmarineSent = ({ step }: SeaWingsView): boolean =>
  step.kind === 'cards' && step.stop === 'submarine';

/** [WG-21.12, WG-21.18] Card 21: the enemy may answer with card 22; then the submarine searches. */
function sendSubmarine(play: Play, side: Side): Played {
  if (!stopForCards(play.state, 'submarine', [enemyOf(side)])) searchFor(play);
  return 'spent';
}

/** [WG-21.12] Card 23: its ships lose the limit of option B; their speed in this turn is that of the card. */
function refuel(play: Play, side: Side, on: string): Played {
  const force = play.state.forces[side];
  for (const ship of shipsIn(force, must(force.taskForces[on], on))) ship.isLowOnFuel = false;
  return 'spent';
}

/** [WG-21.12] Card 22 against card 21. */
function screen(play: Play, side: Side, on: string): Played {
  if (on === NOTHING) driveOff(play, side);
  return 'spent';
}
