import { defineSequence, gameOver, unknown } from '../../core';
import { activeInAir } from '../air/stages';
import { isOnCarrierMap } from '../common/carrierMap';
import type { Phase } from '../model/phases';
import type { Play } from '../model/play';
import { sealed } from '../model/rule';
import type { SeekriegView } from '../model/state';
import type { Step } from '../model/steps';
import { closeContact, closeSearch } from './searching';
import { closeCarrierTurn, closeControl, closeFirePlot, closeOrders, passAir } from './turn';
import { isWhole } from './view';

/** [SK-5.1] The steps of a turn in which somebody decides. */
export const sequence = defineSequence<SeekriegView, Play, Step, Phase>(({ step }) => step, {
  search: {
    phase: 'search',
    active: sealed,
    close: (play) => (isOnCarrierMap(play.state) ? closeCarrierTurn : closeSearch)(play),
  },
  contact: { phase: 'search', active: sealed, close: closeContact },
  orders: { phase: 'orders', active: sealed, close: closeOrders },
  firePlot: { phase: 'firePlot', active: sealed, close: closeFirePlot },
  air: { phase: 'air', active: activeInAir, close: passAir },
  damageControl: { phase: 'damageControl', active: sealed, close: closeControl },
  over: gameOver<SeekriegView, Play, Phase>('endOfTurn'),
});

/** Advances until somebody decides. On a side's view its own orders can be carried out, but not what comes of both sides'. */
export function advance(play: Play): void {
  if (isWhole(play.state)) while (sequence.passOn(play));
  else if (!sequence.isOpen(play.state)) unknown('what comes of it, without the whole position');
}
