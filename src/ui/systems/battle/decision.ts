import {
  type BattleView,
  currentBlock,
  isSurprised,
  type Order,
  type StackId,
  sightingRange,
  stackById,
} from '../../../rules/battle';
import { enemyOf, type Outcome, type Side, type Stage } from '../../../rules/core';
import type { Names } from '../../../words/battle/common/names';
import { hexes, listed, numberOf } from '../../../words/battle/common/words';
import { decisionText } from '../../../words/battle/texts/decision';
import { wordsText } from '../../../words/battle/texts/words';
import { upperFirst } from '../../../words/core/say';
import { type Decision, opponentName } from '../../table/decision';
import { mountsOf } from './desk/mounts';
import { isAllSurprised, surpriseSentences } from './surprise';
import { MOVING_SPEEDS, movingIn } from './track';

/** What the sentence is made of. */
interface Asked {
  view: BattleView;
  side: Side;
  stage: Stage;
  legal: readonly Order[];
  names: Names;
  /** The selected stack. */
  selected?: StackId | null;
  /** The opponent, while waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
}

/** What a side has to decide now. */
export function decisionOf(asked: Asked): Decision {
  const { step } = asked.view;
  if (step.kind === 'over') return over(step.outcome, asked.names);
  const decision = withSurprise(asked.stage === 'waiting' ? waiting(asked) : asking(asked), asked);
  return { ...decision, sentence: upperFirst(decision.sentence) };
}

/** [BT-19.3] A decision of movement or fire, with the forces of the side that take no part in it. */
function withSurprise(decision: Decision, { view, side, stage }: Asked): Decision {
  if (!['movement', 'gunnery', 'torpedoes'].includes(view.step.kind)) return decision;
  const all = isAllSurprised(view, side);
  if (stage === 'waiting' && !all) return decision;
  return {
    sentence: [decision.sentence, ...surpriseSentences(view, side)].join(' '),
    rule: all ? 'BT-19.3' : decision.rule,
  };
}

/** A battle handed over by another game may be over while that game goes on: it says so itself. */
const over = ({ winner, rule }: Outcome, names: Names): Decision => ({
  sentence:
    winner === 'draw'
      ? decisionText('overDraw')
      : decisionText('overWon', { winner: names.side(winner) }),
  rule,
});

function waiting({ view, side, names, opponent }: Asked): Decision {
  const { kind } = view.step;
  const who = opponentName(names.side(enemyOf(side)), opponent);
  const sentence = kind === 'over' ? '' : decisionText(`waiting.${kind}`, { who });
  return { sentence, rule: 'BT-4.6' };
}

function asking(asked: Asked): Decision {
  const { view, names } = asked;
  const { step } = view;
  switch (step.kind) {
    case 'directions':
      return {
        sentence: decisionText('directions', { force: names.taskForce(step.taskForce) }),
        rule: 'BT-3.2',
      };
    case 'placement':
      return { sentence: placementSentence(asked), rule: 'BT-3.2' };
    case 'shift':
      return {
        sentence: decisionText('shift', { range: hexes(sightingRange(view)) }),
        rule: 'BT-3.7',
      };
    case 'movement':
      return movement(asked);
    case 'gunnery':
    case 'torpedoes':
      return fire(asked);
    case 'repair':
      return {
        sentence: decisionText('repair'),
        rule: 'BT-13.9',
      };
    case 'breakOff':
      return {
        sentence: decisionText('breakOff'),
        rule: 'BT-13.3',
      };
    case 'over':
      return over(step.outcome, names);
  }
}

/** Which stack is placed now, and how many are left. */
function placementSentence({ view, side, names, selected }: Asked): string {
  const unplaced = view.stacks.filter((it) => it.side === side && it.place === 'unplaced');
  const picked = unplaced.find(({ id }) => id === selected);
  const others = unplaced.length - 1;
  const rest = !picked
    ? decisionText('toPlace', { count: unplaced.length })
    : others > 0
      ? decisionText('moreToPlace', { count: others })
      : decisionText('lastToPlace');
  const what = picked ? names.stack(picked.id) : wordsText('aStack');
  return decisionText('place', { what, rest });
}

function movement({ view, legal, names }: Asked): Decision {
  if (view.step.kind === 'movement' && view.step.mayLeave) {
    const name = names.stack(view.step.mayLeave.stack);
    return {
      sentence: decisionText('mayLeave', { stack: name }),
      rule: 'BT-5.18',
    };
  }
  const waitingStacks = stacksIn(legal, 'enter');
  if (waitingStacks.length > 0)
    return {
      sentence: decisionText('enter', { stacks: listed(waitingStacks.map(names.stack)) }),
      rule: 'BT-3.13',
    };
  return { sentence: moveSentence(view, legal, names), rule: 'BT-5.1' };
}

function moveSentence(view: BattleView, legal: readonly Order[], names: Names): string {
  const [first, ...others] = stacksIn(legal, 'stay');
  if (first === undefined) return decisionText('allActed');
  const speeds = speedsNow(view);
  const stack = names.stack(first);
  return others.length === 0
    ? decisionText('moveOne', { stack, count: numberOf(stack), speeds })
    : decisionText('moveMany', { count: others.length + 1, speeds });
}

/** [BT-4.3] 'speeds 1, 2 and 2+ move, and tows'. */
function speedsNow(view: BattleView): string {
  const { speeds, tows } = movingIn(view, currentBlock(view));
  const [speed = ''] = speeds;
  if (speeds.length === MOVING_SPEEDS.length)
    return decisionText(tows ? 'speeds.allTows' : 'speeds.all');
  return speeds.length === 1
    ? decisionText(tows ? 'speeds.oneTows' : 'speeds.one', { speed })
    : decisionText(tows ? 'speeds.someTows' : 'speeds.some', { speeds: listed(speeds) });
}

const stacksIn = (legal: readonly Order[], kind: 'stay' | 'enter'): string[] => [
  ...new Set(legal.flatMap((order) => (order.kind === kind ? [order.stack] : []))),
];

function fire({ view, side }: Asked): Decision {
  const mounts = mountsOf(view, side);
  const held = mounts.filter(({ declared }) => !declared).length;
  const torpedoes = view.step.kind === 'torpedoes';
  const rest =
    mounts.length === 0 ? decisionText('nothingInRange') : remaining(held, mounts.length);
  return {
    sentence: decisionText(torpedoes ? 'torpedoes' : 'guns', { rest }),
    rule: torpedoes ? 'BT-10.2' : 'BT-8.3',
  };
}

function remaining(held: number, of: number): string {
  if (held === 0) return decisionText('allAimed');
  return of === 1 ? decisionText('holdingOnly') : decisionText('holding', { count: held, of });
}

/** What a stack has done in this impulse, for lists. */
export const stackNote = (view: BattleView, id: string, legal: readonly Order[]): string => {
  const { place, acted, ships } = stackById(view, id);
  if (place === 'unplaced') return decisionText('note.unplaced');
  if (place === 'waiting') return decisionText('note.waiting');
  if (acted && view.step.kind === 'movement') return decisionText(`note.${acted}`);
  if (ships.some((it) => isSurprised(view, it))) return decisionText('note.surprised');
  return stacksIn(legal, 'stay').includes(id) ? decisionText('note.mayMove') : '';
};
