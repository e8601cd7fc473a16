import { openActivations, openSpotting } from '../action/steps';
import { openAirCombat } from '../airCombat/steps';
import { openAircraft } from '../aircraft/phase';
import { openEnd } from '../end/ending';
import type { Play } from '../model/play';
import type { Step } from '../model/state';
import { openShips } from '../movement/activation';
import { openSubmarines } from '../undersea/boats';
import { openMines } from '../undersea/layMines';
import { endTurn } from './turn';

/** Opens a step if anyone has anything to do in it. */
type Opener = (play: Play) => boolean;

/** [NW-4.1, NW-4.14] The steps of a turn after the initiative, in their order. */
const OPENERS: readonly (readonly [kind: Step['kind'], open: Opener])[] = [
  ['mines', openMines],
  ['submarines', openSubmarines],
  ['ships', openShips],
  ['aircraft', openAircraft],
  ['spotting', openSpotting],
  ['airCombat', openAirCombat],
  ['activations', openActivations],
  ['end', openEnd],
];

/** [NW-4.14] Goes on after a step to the next in which anyone has anything to do, or to the next turn. */
export function openAfter(play: Play, kind: Step['kind']): void {
  const from = OPENERS.findIndex(([it]) => it === kind) + 1;
  const isOpened = OPENERS.slice(from).some(([, open]) => open(play));
  if (!isOpened) endTurn(play);
}
