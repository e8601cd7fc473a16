import { type ClauseId, enemyOf } from '../../../rules/core';
import type { SeaWingsView } from '../../../rules/sea-wings';
import { upperFirst } from '../../../words/core/say';
import { questionText } from '../../../words/sea-wings/question';
import { wingsScreenText } from '../../../words/sea-wings/texts/screen';
import { type Decision, opponentName, overDecision } from '../../table/decision';
import type { Desk } from './desk/desk';

type StepKind = Exclude<SeaWingsView['step']['kind'], 'over'>;

/** The clause to read in each step. */
const RULES: Readonly<Record<StepKind, ClauseId>> = {
  setup: 'WG-4.4',
  airPlans: 'WG-6.1',
  flyOff: 'WG-9.16',
  launchCut: 'WG-8.30',
  arrival: 'WG-8.26',
  alarm: 'WG-7.8',
  intercept: 'WG-10.7',
  escorts: 'WG-10.16',
  aim: 'WG-11.7',
  flak: 'WG-11.9',
  damageControl: 'WG-14.20',
  grouping: 'WG-4.14',
  plots: 'WG-16.1',
  dummies: 'WG-16.9',
  answers: 'WG-17.11',
  wishes: 'WG-18.2',
  ways: 'WG-18.13',
  battle: 'WG-18.26',
  fight: 'WG-19.18',
  shots: 'WG-19.30',
  cards: 'WG-21.18',
  exposure: 'WG-21.12',
  straggler: 'WG-21.12',
  discards: 'WG-21.8',
};

type Asked = Pick<Desk, 'view' | 'side' | 'stage' | 'names' | 'legal'> & {
  /** The opponent's name while waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
};

/** What a side is asked now. */
export function decisionOf({ view, side, stage, names, legal, opponent }: Asked): Decision {
  const { step } = view;
  if (step.kind === 'over') return overDecision(step.outcome, names.side);
  if (stage === 'waiting') {
    const who = opponentName(names.side(enemyOf(side)), opponent);
    const isSealed = view.confirmed[side];
    return {
      sentence: wingsScreenText(isSealed ? 'waitingSealed' : 'waiting', { who }),
      rule: 'WG-24.22',
    };
  }
  if (step.kind === 'cards' && !legal.some(({ kind }) => kind === 'playCard'))
    return { sentence: wingsScreenText('noneToPlay'), rule: RULES.cards };
  return {
    sentence: upperFirst(questionText(view, side, names)),
    rule: RULES[step.kind],
  };
}
