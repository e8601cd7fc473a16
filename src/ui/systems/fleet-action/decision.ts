import { type ClauseId, enemyOf } from '../../../rules/core';
import type { FleetActionView } from '../../../rules/fleet-action';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { type Decision, opponentName, overDecision } from '../../table/decision';
import type { Desk } from './desk/desk';

type StepKind = Exclude<FleetActionView['step']['kind'], 'over'>;

/** The clause to read in each step. */
const RULES: Readonly<Record<StepKind, ClauseId>> = {
  initiative: 'NW-5.6',
  mines: 'NW-6.2',
  submarines: 'NW-7.4',
  ships: 'NW-8.1',
  aircraft: 'NW-10.5',
  interception: 'NW-10.12',
  spotting: 'NW-12.24',
  airCombat: 'NW-20.4',
  activations: 'NW-11.4',
  flak: 'NW-17.1',
  end: 'NW-28.1',
};

type Asked = Pick<Desk, 'view' | 'side' | 'stage' | 'names'> & {
  /** The opponent's name while waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
};

/** What a side is asked now. */
export function decisionOf({ view, side, stage, names, opponent }: Asked): Decision {
  const { step } = view;
  if (step.kind === 'over') return overDecision(step.outcome, names.side);
  const rule = RULES[step.kind];
  if (stage !== 'waiting') return { sentence: askedText(step, names), rule };
  const who = opponentName(names.side(enemyOf(side)), opponent);
  const isSealed = view.confirmed[side] && (step.kind === 'end' || step.kind === 'mines');
  return { sentence: fleetText(isSealed ? 'waitingSealed' : 'waiting', { who }), rule };
}

function askedText(
  step: Exclude<FleetActionView['step'], { kind: 'over' }>,
  names: Desk['names'],
): string {
  if (step.kind === 'ships' && step.active !== null)
    return fleetText('ask.shipsOpen', { squadron: names.squadron(step.active) });
  if (step.kind === 'activations' && step.active !== null)
    return fleetText('ask.activationOpen', { ship: names.any(step.active) });
  return fleetText(`ask.${step.kind}`);
}
