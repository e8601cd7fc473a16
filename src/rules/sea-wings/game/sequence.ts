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
  unknown,
} from '../../core';
import { stopForCards } from '../common/cards';
import { controlAllDamage, endDamageControl } from '../damageControl/control';
import { landHomeless } from '../damageControl/landing';
import { isOverfull } from '../events/deck';
import { giveUpUsual } from '../events/straggler';
import { exposeUsual, searchFor } from '../events/submarine';
import { fightNext } from '../gunfire/engagement';
import { closeFight } from '../gunfire/fighting';
import { fightRound } from '../gunfire/round';
import { closeWays } from '../gunfire/ways';
import { askedToFight } from '../gunfire/wishes';
import type { CardStop } from '../model/cards';
import type { Phase } from '../model/phases';
import type { Play } from '../model/play';
import { enterStep, sealed } from '../model/rule';
import type { SeaWingsView, Step } from '../model/state';
import { movePlotted, rollMoveOrder, showMoves } from '../movement/moving';
import { openPlans } from '../plans/boxes';
import { markersOn } from '../searching/contacts';
import { loseSight, rollAttrition, searchAll } from '../searching/searching';
import { defenderOf } from '../strikes/patrols';
import { searchMeeting } from '../strikes/searchCombat';
import {
  beginStrikes,
  closeAim,
  closeArrival,
  closeAttack,
  closeFlak,
  closeFlyOff,
  closeIntercept,
  closeInterception,
  closeLaunchCut,
  meetRaid,
} from '../strikes/strikes';
import { beginGame } from './begin';
import { recordTurn } from './turn';
import { isWhole } from './view';

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
  launchCut: {
    phase: 'strike',
    active: (view, step) =>
      bySide((side) => (step.asked[side] && !view.confirmed[side] ? 'declare' : 'waiting')),
    close: (play, { launch }) => closeLaunchCut(play, launch),
  },
  arrival: {
    phase: 'strike',
    active: (view, { side }) => asked(view, side),
    close: (play, { side }) => closeArrival(play, side),
  },
  alarm: { phase: 'strike', active: defends, close: meetRaid },
  intercept: { phase: 'strike', active: defends, close: closeIntercept },
  escorts: { phase: 'strike', active: attacks, close: closeInterception },
  aim: { phase: 'strike', active: attacks, close: (play, { letter }) => closeAim(play, letter) },
  flak: { phase: 'strike', active: defends, close: (play, { letter }) => closeFlak(play, letter) },
  damageControl: { phase: 'damageControl', active: sealed, close: controlAllDamage },
  grouping: {
    phase: 'damageControl',
    active: sealed,
    close: endDamageControl,
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
  ways: { phase: 'gunfire', active: sealed, close: closeWays },
  battle: { phase: 'gunfire', active: nobodyActs, isOpen: () => true, close: () => undefined },
  fight: { phase: 'gunfire', active: (view, { side }) => asked(view, side), close: closeFight },
  shots: { phase: 'gunfire', active: sealed, close: fightRound },
  cards: {
    phase: ({ step }) => (step.kind === 'cards' ? STOP_PHASES[step.stop] : 'strike'),
    active: (view, step) =>
      bySide((side) => (step.asked[side] && !view.confirmed[side] ? 'declare' : 'waiting')),
    close: (play, step) => AFTER_STOPS[step.stop](play, step.letter ?? ''),
  },
  exposure: {
    phase: 'movement',
    active: (view, { side }) => asked(view, side),
    close: (play, { side }) => exposeUsual(play, side),
  },
  straggler: {
    phase: 'search',
    active: (view, { side }) => asked(view, side),
    close: (play, { side }) => giveUpUsual(play, side),
  },
  discards: {
    phase: 'cardDraw',
    active: (view) => bySide((side) => (isOverfull(view, side) ? 'orders' : 'waiting')),
    close: recordTurn,
  },
  over: gameOver<SeaWingsView, Play, Phase>('turnRecord'),
});

const STOP_PHASES: Readonly<Record<CardStop, Phase>> = {
  turn: 'airOperations',
  interception: 'strike',
  flak: 'strike',
  attack: 'strike',
  movement: 'movement',
  submarine: 'movement',
  searches: 'search',
};

/** [WG-21.18] How the game goes on after a stop for cards. */
const AFTER_STOPS: Readonly<Record<CardStop, (play: Play, letter: string) => void>> = {
  turn: ({ state }) => enterStep(state, { kind: 'airPlans' }),
  interception: closeInterception,
  flak: closeFlak,
  attack: closeAttack,
  movement: beginSearch,
  submarine: searchFor,
  searches: closeSearches,
};

/** One side decides until it has confirmed. */
function asked(view: SeaWingsView, side: Side): BySide<Stage> {
  return view.confirmed[side] ? nobodyActs() : oneActs(side, 'declare');
}

function defends(view: SeaWingsView): BySide<Stage> {
  return asked(view, defenderOf(view));
}

function attacks(view: SeaWingsView): BySide<Stage> {
  return asked(view, must(view.raid, 'raid').attacker);
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
  else if (!stopForCards(play.state, 'movement', SIDES)) beginSearch(play);
}

/** [WG-17.2] */
function beginSearch({ state }: Play): void {
  for (const side of SIDES) state.forces[side].searched = markersOn(state, side);
  const searched: BySide<boolean> = bySide(
    (side) => Object.keys(state.forces[side].searched).length > 0,
  );
  enterStep(state, { kind: 'answers', asked: searched });
}

/** [WG-17.3] F2 and F3. */
function resolveSearches(play: Play): void {
  for (const side of inTurn(play)) searchAll(play, side, searchMeeting());
  if (!stopForCards(play.state, 'searches', SIDES)) closeSearches(play);
}

const inTurn = ({ state: { first } }: Play): Side[] => [first, enemyOf(first)];

/** [WG-17.24, WG-17.30] F4 and F5, and on to phase G. */
function closeSearches(play: Play): void {
  const order = inTurn(play);
  for (const side of order) loseSight(play, side);
  for (const side of order) rollAttrition(play, side);
  for (const side of SIDES) {
    landHomeless(play, side, ['search']);
    play.state.forces[side].landings = [];
  }
  const { state } = play;
  enterStep(state, { kind: 'wishes', asked: askedToFight(state) });
}

/** Advances until somebody decides. On a side's view its own orders can be carried out in advance, but not what comes of both sides'. */
export function advance(play: Play): void {
  if (isWhole(play.state)) while (sequence.passOn(play));
  else if (!sequence.isOpen(play.state)) unknown('what comes of it, without the whole position');
}
