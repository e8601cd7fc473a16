import {
  type BySide,
  bySide,
  defineSequence,
  enemyOf,
  gameOver,
  must,
  nobodyActs,
  oneActs,
  SIDES,
  type Side,
  type Stage,
} from '../../core';
import { controlAllDamage } from '../damageControl/control';
import { landHomeless } from '../damageControl/landing';
import { isOverfull } from '../events/deck';
import { fightNext } from '../gunfire/engagement';
import { closeFight } from '../gunfire/fighting';
import { fightRound } from '../gunfire/round';
import { askedToFight } from '../gunfire/wishes';
import type { Phase } from '../model/phases';
import type { Play } from '../model/play';
import { enterStep, sealed } from '../model/rule';
import type { SeaWingsView, Step } from '../model/state';
import { movePlotted, rollMoveOrder, showMoves } from '../movement/moving';
import { openPlans } from '../plans/boxes';
import { markersOn } from '../searching/contacts';
import { loseSight, rollAttrition, searchAll } from '../searching/searching';
import { defenderOf } from '../strikes/patrols';
import { beginStrikes, closeAim, closeFlyOff, closeIntercept, meetRaid } from '../strikes/strikes';
import { beginGame } from './begin';
import { recordTurn } from './turn';

/** [WG-3.1, WG-24.1] The steps of a turn in which somebody decides; `close` does what lies between. */
export const sequence = defineSequence<SeaWingsView, Play, Step, Phase>(({ step }) => step, {
  setup: { phase: 'setup', active: sealed, close: beginGame },
  airPlans: { phase: 'airOperations', active: sealed, close: openAllPlans },
  flyOff: {
    phase: 'strike',
    active: (view, step) =>
      bySide((side) => (step.asked[side] && !view.confirmed[side] ? 'declare' : 'waiting')),
    close: closeFlyOff,
  },
  alarm: { phase: 'strike', active: defends, close: meetRaid },
  intercept: { phase: 'strike', active: defends, close: closeIntercept },
  aim: {
    phase: 'strike',
    active: (view) => asked(view, must(view.raid, 'raid').attacker),
    close: (play, { letter }) => closeAim(play, letter),
  },
  damageControl: { phase: 'damageControl', active: sealed, close: controlAllDamage },
  grouping: {
    phase: 'damageControl',
    active: sealed,
    close: ({ state }) => enterStep(state, { kind: 'plots' }),
  },
  plots: { phase: 'plotting', active: sealed, close: beginMovement },
  dummies: {
    phase: 'movement',
    active: (view, { side }) =>
      view.scenario.sides[side].dummies === 0 ? nobodyActs() : asked(view, side),
    close: endMoves,
  },
  answers: {
    phase: 'search',
    active: (view, step) =>
      bySide((side) => (step.asked[side] && !view.confirmed[side] ? 'declare' : 'waiting')),
    close: resolveSearches,
  },
  wishes: {
    phase: 'gunfire',
    active: (view, step) =>
      bySide((side) => (step.asked[side] && !view.confirmed[side] ? 'declare' : 'waiting')),
    close: fightNext,
  },
  fight: { phase: 'gunfire', active: (view, { side }) => asked(view, side), close: closeFight },
  shots: { phase: 'gunfire', active: sealed, close: fightRound },
  discards: {
    phase: 'cardDraw',
    active: (view) => bySide((side) => (isOverfull(view, side) ? 'orders' : 'waiting')),
    close: recordTurn,
  },
  over: gameOver<SeaWingsView, Play, Phase>('turnRecord'),
});

/** One side decides until it has confirmed. */
function asked(view: SeaWingsView, side: Side): BySide<Stage> {
  return view.confirmed[side] ? nobodyActs() : oneActs(side, 'declare');
}

function defends(view: SeaWingsView): BySide<Stage> {
  return asked(view, defenderOf(view));
}

/** [WG-6.1] */
function openAllPlans(play: Play): void {
  for (const side of SIDES) openPlans(play, side);
  beginStrikes(play);
}

/** [WG-16.5] */
function beginMovement(play: Play): void {
  rollMoveOrder(play);
  beginMoves(play, play.state.first);
}

function beginMoves(play: Play, side: Side): void {
  movePlotted(play, side);
  enterStep(play.state, { kind: 'dummies', side });
}

/** [WG-16.7, WG-16.10] The second player moves when he has seen the first player's markers. */
function endMoves(play: Play, { side }: Extract<Step, { kind: 'dummies' }>): void {
  showMoves(play, side);
  if (side === play.state.first) beginMoves(play, enemyOf(side));
  else beginSearch(play);
}

/** [WG-17.2] */
function beginSearch({ state }: Play): void {
  for (const side of SIDES) state.forces[side].searched = markersOn(state, side);
  const searched: BySide<boolean> = bySide(
    (side) => Object.keys(state.forces[side].searched).length > 0,
  );
  enterStep(state, { kind: 'answers', asked: searched });
}

/** [WG-17.3, WG-17.24, WG-17.30] F2 to F5, and on to phase H. */
function resolveSearches(play: Play): void {
  const { first } = play.state;
  const order = [first, enemyOf(first)];
  for (const side of order) searchAll(play, side);
  for (const side of order) loseSight(play, side);
  for (const side of order) rollAttrition(play, side);
  for (const side of SIDES) landHomeless(play, side, ['search']);
  const { state } = play;
  enterStep(state, { kind: 'wishes', asked: askedToFight(state) });
}
