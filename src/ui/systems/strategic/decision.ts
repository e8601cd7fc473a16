import { type ClauseId, enemyOf, SIDES, type Side, type Stage } from '../../../rules/core';
import { type Order, type StrategicView, strategic } from '../../../rules/strategic';
import type { Names } from '../../../words/strategic/common/names';
import { strategicText } from '../../../words/strategic/texts/screen';
import { strategicTacticalText } from '../../../words/strategic/texts/tactical';
import { type Decision, opponentName, overDecision } from '../../table/decision';
import { attemptsOf, targetsNamed } from './desk/given';
import { askedIn } from './tactical/asked';

/** What the sentence is made of. */
interface Asked {
  view: StrategicView;
  side: Side;
  stage: Stage;
  names: Names;
  legal?: readonly Order[];
  /** The opponent's name while waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
}

/** What a side is asked now. */
export function decisionOf(asked: Asked): Decision {
  const { view, stage } = asked;
  if (view.step.kind === 'over') return overDecision(view.step.outcome, asked.names.side);
  if (stage === 'waiting') return waiting(asked);
  if (view.air) return inAir(asked);
  if (view.action) return inAction(asked);
  return inTurn(asked);
}

function waiting({ side, names, opponent, view }: Asked): Decision {
  if (!view.forces[side]) return waitingFor(view, names);
  const who = opponentName(names.side(enemyOf(side)), opponent);
  const isSealed = view.confirmed[side];
  return {
    sentence: strategicText(isSealed ? 'waitingSealed' : 'waiting', { who }),
    rule: 'ST-5.12',
  };
}

/** For spectators: who has yet to decide. */
function waitingFor(view: StrategicView, names: Names): Decision {
  const { active } = strategic.segment(view);
  const [one, ...more] = SIDES.filter((side) => active[side] !== 'waiting');
  const isOne = one && more.length === 0;
  const sentence = isOne
    ? strategicText('waiting', { who: names.side(one) })
    : strategicText('waitingBoth');
  return { sentence, rule: 'ST-5.12' };
}

function inAir({ view }: Asked): Decision {
  const { air } = view;
  if (!air) return { sentence: '', rule: 'ST-7.13' };
  const { stage } = air;
  switch (stage.kind) {
    case 'targets':
      return {
        sentence: strategicText(stage.exchange === 'first' ? 'air.first' : 'air.second'),
        rule: 'ST-13.2',
      };
    case 'breakOff':
      return { sentence: strategicText('air.breakOff'), rule: 'ST-13.11' };
    case 'attack':
      return { sentence: strategicText('air.attack'), rule: 'ST-7.16' };
  }
}

/** Orders that a side without ships to order still has in a tactical action [ST-15.25, ST-22.5]. */
const WITHOUT_SHIPS: readonly Order['kind'][] = ['confirm', 'endAction', 'offerEnd'];

function inAction({ view, legal }: Asked): Decision {
  const stage = view.action?.stage;
  switch (stage?.kind) {
    case 'choose':
      return { sentence: strategicText('action.choose'), rule: 'ST-21.2' };
    case 'quick':
      return stage.quick.stage === 'postures'
        ? { sentence: strategicText('action.postures'), rule: 'ST-21.25' }
        : { sentence: strategicText('action.targets'), rule: 'ST-21.29' };
    case 'tactical':
      return legal?.every(({ kind }) => WITHOUT_SHIPS.includes(kind))
        ? { sentence: strategicTacticalText('ask.idle'), rule: 'ST-15.14' }
        : askedIn(stage.tactical.stage);
    case 'battle':
      return { sentence: strategicText('action.battle'), rule: 'ST-21.4' };
    default:
      return { sentence: strategicText('action.tactical'), rule: 'ST-15.1' };
  }
}

/** The clause behind each step. */
const RULES = {
  setup: 'ST-6.1',
  search: 'ST-7.2',
  cap: 'ST-7.3',
  strikePlan: 'ST-7.6',
  strikes: 'ST-7.19',
  searchTargets: 'ST-7.25',
  closing: 'ST-7.32',
  opening: 'ST-7.34',
  submarines: 'ST-7.54',
  surface: 'ST-7.39',
  intercept: 'ST-7.41',
  fighting: 'ST-7.45',
  basicEnd: 'ST-7.49',
  combatPlan: 'ST-8.10',
  combats: 'ST-8.23',
  movement: 'ST-9.1',
  arming: 'ST-12.1',
  recovery: 'ST-12.14',
  advancedEnd: 'ST-8.3',
} as const satisfies Readonly<Record<Exclude<StrategicView['step']['kind'], 'over'>, ClauseId>>;

function inTurn(asked: Asked): Decision {
  const { kind } = asked.view.step;
  if (kind === 'over') return { sentence: '', rule: 'ST-22.1' };
  const rule = RULES[kind];
  if (kind === 'searchTargets') {
    const of = attemptsOf(asked).length;
    if (of === 0) return { sentence: strategicText('ask.noAttempts'), rule };
    return {
      sentence: strategicText('ask.searchTargets', { named: targetsNamed(asked), of }),
      rule,
    };
  }
  return { sentence: strategicText(`ask.${kind}`), rule };
}
