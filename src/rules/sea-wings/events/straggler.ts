import { must, type Side } from '../../core';
import { resumeStop } from '../common/cards';
import { boxCounts } from '../common/formations';
import { loseFactors } from '../common/losses';
import { forceOf } from '../common/own';
import { type Play, tell } from '../model/play';
import { refusal } from '../model/refusals';
import type { OrderRule } from '../model/rule';
import type { SeaWingsView } from '../model/state';
import { searchersOf } from './cardRule';

const mustGiveUp = ({ step, confirmed }: SeaWingsView, side: Side): boolean =>
  step.kind === 'straggler' && step.side === side && !confirmed[side];

/** [WG-21.12] Card 24: the owner of the searches names the formation whose factor is lost. */
export const giveUpSearcher: OrderRule<'giveUpSearcher'> = {
  legal: (view, side) =>
    mustGiveUp(view, side)
      ? searchersOf(view, side).map((formation) => ({ kind: 'giveUpSearcher', formation }))
      : [],
  refuse(view, side, { formation }) {
    if (!mustGiveUp(view, side)) return refusal('not-now', 'WG-21.12');
    return searchersOf(view, side).includes(formation)
      ? undefined
      : refusal('no-such-formation', 'WG-21.12', { formation });
  },
  apply: (play, side, { formation }) => giveUp(play, side, formation),
};

/** [WG-24.25] Who names none loses a factor of the formation with the most on search. */
export function giveUpUsual(play: Play, side: Side): void {
  const { formations } = forceOf(play.state, side);
  const searching = (id: string) => boxCounts(must(formations[id], id)).search;
  const [most] = searchersOf(play.state, side).sort((a, b) => searching(b) - searching(a));
  giveUp(play, side, must(most, 'searcher'));
}

function giveUp(play: Play, side: Side, id: string): void {
  const { boxes } = must(play.state.forces[side].formations[id], id);
  const task = boxes.search.findIndex(({ factors }) => factors > 0);
  const facts = { side, formation: id };
  tell(play, { kind: 'searcherGivenUp', rule: 'WG-21.12', seenBy: [side], ...facts });
  loseFactors(play, side, { formation: id, box: 'search', task }, 1);
  resumeStop(play.state, 'searches');
}
