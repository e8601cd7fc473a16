import {
  type BattleView,
  currentBlock,
  isSurprised,
  type Order,
  type StackId,
  sightingRange,
  stackById,
} from '../../../rules/battle';
import type { ClauseId, Outcome, Side, Stage } from '../../../rules/core';
import { type Mount, mountsOf } from './mounts';
import type { Names } from './names';
import { isAllSurprised, surpriseSentences } from './surprise';
import { MOVING_SPEEDS, movingIn } from './track';
import { counted, hexes, listed } from './words';

/** The one sentence that says whose decision it is, what is asked, and why; and the clause to read. */
export interface Decision {
  sentence: string;
  rule: ClauseId;
}

/** What the sentence is made of. */
export interface Asked {
  view: BattleView;
  side: Side;
  stage: Stage;
  legal: readonly Order[];
  names: Names;
  /** The stack that is picked. */
  selected?: StackId | null;
  /** Who sits opposite, for waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
}

/** What a side is asked now. */
export function decisionOf(asked: Asked): Decision {
  const { step } = asked.view;
  if (step.kind === 'over') return over(step.outcome, asked.names);
  return withSurprise(asked.stage === 'waiting' ? waiting(asked) : asking(asked), asked);
}

/** [BT-19.3] A decision of movement or fire, with what of the side has no part in it. */
function withSurprise(decision: Decision, { view, side, stage }: Asked): Decision {
  if (!['movement', 'gunnery', 'torpedoes'].includes(view.step.kind)) return decision;
  const all = isAllSurprised(view, side);
  if (stage === 'waiting' && !all) return decision;
  return {
    sentence: [decision.sentence, ...surpriseSentences(view, side)].join(' '),
    rule: all ? 'BT-19.3' : decision.rule,
  };
}

const over = ({ winner, rule }: Outcome, names: Names): Decision => ({
  sentence:
    winner === 'draw'
      ? 'The battle is over: a draw.'
      : `The battle is over: ${names.side(winner)} has won.`,
  rule,
});

const WAITING_FOR: Readonly<Record<BattleView['step']['kind'], string>> = {
  directions: 'to choose a direction of entry',
  placement: 'to place a stack',
  shift: 'to shift to sighting range',
  movement: 'to move',
  gunnery: 'to declare fire, in secret',
  torpedoes: 'to declare torpedoes, in secret',
  repair: 'to say which ships try repair',
  breakOff: 'to vote, in secret',
  over: '',
};

function waiting({ view, side, names, opponent }: Asked): Decision {
  const other = side === 'allies' ? 'axis' : 'allies';
  const who = names.side(other) + (opponent ? ` (${opponent})` : '');
  return { sentence: `Waiting for ${who} ${WAITING_FOR[view.step.kind]}.`, rule: 'BT-4.6' };
}

function asking(asked: Asked): Decision {
  const { view, side, names } = asked;
  const who = names.side(side);
  const { step } = view;
  switch (step.kind) {
    case 'directions':
      return {
        sentence: `${who}: choose where ${names.taskForce(step.taskForce)} enters, of the directions its scenario allows.`,
        rule: 'BT-3.2',
      };
    case 'placement':
      return { sentence: placementSentence(asked, who), rule: 'BT-3.2' };
    case 'shift':
      return {
        sentence: `${who}: shift your stacks so that the nearest enemy is ${hexes(sightingRange(view))} off, the sighting range.`,
        rule: 'BT-3.7',
      };
    case 'movement':
      return movement(asked, who);
    case 'gunnery':
    case 'torpedoes':
      return fire(asked, who);
    case 'repair':
      return {
        sentence: `${who}: say which ships try to get under way or afloat again; each rolls a die and needs a 6.`,
        rule: 'BT-13.9',
      };
    case 'breakOff':
      return {
        sentence: `${who}: vote in secret whether to break off; if the sides differ, dice decide.`,
        rule: 'BT-13.3',
      };
    case 'over':
      return over(step.outcome, names);
  }
}

/** Which stack is placed now, and how many are left. */
function placementSentence({ view, side, names, selected }: Asked, who: string): string {
  const unplaced = view.stacks.filter((it) => it.side === side && it.place === 'unplaced');
  const picked = unplaced.find(({ id }) => id === selected);
  const others = unplaced.length - 1;
  const rest = !picked
    ? `${counted(unplaced.length, 'stack')} to place`
    : others > 0
      ? `${counted(others, 'more stack')} to place after it`
      : 'it is the last';
  const what = picked ? names.stack(picked.id) : 'a stack';
  return `${who}: place ${what} in a marked hex of its direction of entry; ${rest}; the sides take turns.`;
}

function movement({ view, legal, names }: Asked, who: string): Decision {
  if (view.step.kind === 'movement' && view.step.mayLeave) {
    const name = names.stack(view.step.mayLeave.stack);
    return {
      sentence: `${who}: ${name} stands at the edge and may leave for good, or stay and have used its move.`,
      rule: 'BT-5.18',
    };
  }
  const waitingStacks = stacksIn(legal, 'enter');
  if (waitingStacks.length > 0)
    return {
      sentence: `${who}: bring ${listed(waitingStacks.map(names.stack))} onto the board, by a marked hex.`,
      rule: 'BT-3.13',
    };
  return { sentence: moveSentence(view, legal, names, who), rule: 'BT-5.1' };
}

function moveSentence(
  view: BattleView,
  legal: readonly Order[],
  names: Names,
  who: string,
): string {
  const movers = stacksIn(legal, 'stay');
  if (movers.length === 0)
    return `${who}: every stack has acted that can; take it back, or end your movement.`;
  const which =
    movers.length === 1
      ? `${names.stack(movers[0] as string)} may move one hex`
      : `${movers.length} stacks may move one hex each`;
  return `${who}: ${which} or stay; ${speedsNow(view)} in this impulse.`;
}

/** [BT-4.3] 'speeds 1, 2 and 2+ move, and tows'. */
function speedsNow(view: BattleView): string {
  const { speeds, tows } = movingIn(view, currentBlock(view));
  const [only] = speeds;
  const words =
    speeds.length === MOVING_SPEEDS.length
      ? 'every speed moves'
      : speeds.length === 1
        ? `only speed ${only} moves`
        : `speeds ${listed(speeds)} move`;
  return `${words}${tows ? ', and tows' : ''}`;
}

const stacksIn = (legal: readonly Order[], kind: 'stay' | 'enter'): string[] => [
  ...new Set(legal.flatMap((order) => (order.kind === kind ? [order.stack] : []))),
];

function fire({ view, side }: Asked, who: string): Decision {
  const mounts = mountsOf(view, side);
  const held = mounts.filter(({ declared }) => !declared).length;
  const torpedoes = view.step.kind === 'torpedoes';
  const what = torpedoes ? 'torpedoes, which a ship fires once' : 'targets for your guns';
  const rest = mounts.length === 0 ? 'nothing is in range' : remaining(mounts, held);
  return {
    sentence: `${who}: declare ${what}, in secret; ${rest}.`,
    rule: torpedoes ? 'BT-10.2' : 'BT-8.3',
  };
}

const remaining = (mounts: readonly Mount[], held: number): string =>
  held === 0
    ? 'all are aimed, seal the orders'
    : `${counted(held, 'battery', 'batteries')} of ${mounts.length} hold${held === 1 ? 's' : ''} fire so far`;

/** What a stack has done in this impulse, for lists. */
export const stackNote = (view: BattleView, id: string, legal: readonly Order[]): string => {
  const { place, acted, ships } = stackById(view, id);
  if (place === 'unplaced') return 'to place';
  if (place === 'waiting') return 'waits off the board';
  if (acted && view.step.kind === 'movement') return acted.replace('-', ' ');
  if (ships.some((it) => isSurprised(view, it))) return 'taken by surprise';
  return stacksIn(legal, 'stay').includes(id) ? 'may move' : '';
};
