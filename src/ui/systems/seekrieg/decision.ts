import { type ClauseId, enemyOf } from '../../../rules/core';
import type { SeekriegView } from '../../../rules/seekrieg';
import { isLeading, isOnCarrierMap } from '../../../rules/seekrieg/query';
import { questionText } from '../../../words/seekrieg/question';
import { seekriegScreenText } from '../../../words/seekrieg/texts/screen';
import { type Decision, opponentName, overDecision } from '../../table/decision';
import { mayOrder } from '../../table/desk';
import type { Desk } from './desk/desk';
import { isCarrying } from './desk/place';
import type { Stop } from './moving/stops';

type StepKind = Exclude<SeekriegView['step']['kind'], 'over'>;

/** The clause to read in each step. */
const RULES: Readonly<Record<StepKind, ClauseId>> = {
  search: 'SK-8.5',
  contact: 'SK-8.28',
  orders: 'SK-34.3',
  firePlot: 'SK-34.6',
  air: 'SK-34.12',
  damageControl: 'SK-34.11',
};

type Asked = Pick<
  Desk,
  'view' | 'side' | 'stage' | 'names' | 'moving' | 'running' | 'legal' | 'halted'
> & {
  /** The opponent's name while waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
};

/** What a side is asked now. */
export function decisionOf(asked: Asked): Decision {
  const { view, side, stage, names, opponent, running } = asked;
  const { step } = view;
  if (step.kind === 'over') return overDecision(step.outcome, names.side);
  const rule = RULES[step.kind];
  if (isCarrying(asked))
    return { sentence: seekriegScreenText('carrying', { count: running.left }), rule: 'SK-34.14' };
  if (stage !== 'waiting') return { sentence: sentenceOf(asked), rule };
  const who = opponentName(names.side(enemyOf(side)), opponent);
  const isSealed = view.confirmed[side];
  return { sentence: seekriegScreenText(isSealed ? 'waitingSealed' : 'waiting', { who }), rule };
}

/** What is proposed, and how to change it. */
function sentenceOf(asked: Asked): string {
  const { view, side, legal, running, names } = asked;
  const stop = running.stopped ?? asked.halted;
  const why = stop ? `${stopText(stop, names)} ` : '';
  if (view.step.kind === 'firePlot')
    return (
      why + seekriegScreenText(mayOrder({ legal }, 'gunfire') ? 'ask.firePlot' : 'ask.noTargets')
    );
  if (isOnCarrierMap(view) && view.step.kind === 'search')
    return why + seekriegScreenText('ask.carriers');
  if (view.step.kind === 'air' && view.raids[view.step.raid]?.side === side)
    return why + seekriegScreenText('ask.strike');
  return why + (view.step.kind === 'orders' ? movementText(asked) : questionText(view, side));
}

function movementText({ view, side, names, moving }: Asked): string {
  const { steered } = moving;
  if (!steered) return seekriegScreenText('ask.quiet');
  const element = view.forces[side]?.elements[steered.element ?? ''];
  const guide = names.ship(steered.id);
  const isAlone = steered.plan?.isAlone || (element?.ships.length ?? 0) < 2;
  return !element || isAlone || !isLeading(view, steered)
    ? seekriegScreenText('ask.ship', { ship: guide })
    : seekriegScreenText('ask.element', { element: element.name, guide });
}

function stopText(stop: Stop, names: Desk['names']): string {
  const ship = 'ship' in stop ? names.ship(stop.ship) : '';
  return seekriegScreenText(`stopped.${stop.kind}`, { ship });
}
