import { type ClauseId, enemyOf } from '../../../rules/core';
import type { FleetActionView } from '../../../rules/fleet-action';
import { upperFirst } from '../../../words/core/say';
import { questionText } from '../../../words/fleet-action/question';
import { reasonText } from '../../../words/fleet-action/reason';
import { fleetText } from '../../../words/fleet-action/texts/screen';
import { type Decision, opponentName, overDecision } from '../../table/decision';
import type { Desk } from './desk/desk';
import { targetsIn } from './fire/fire';
import type { Firing } from './fire/useFiring';
import { hasSailed, type SquadronPlan } from './plan/plan';
import type { Moving } from './plan/useMoving';
import { sayFoulOn } from './sea/foul';

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

type Asked = Pick<Desk, 'view' | 'side' | 'stage' | 'names' | 'moving' | 'firing' | 'running'> & {
  /** The opponent's name while waiting: 'Commander' for a bot, nothing for a person. */
  opponent?: string | undefined;
};

/** What a side is asked now. */
export function decisionOf(asked: Asked): Decision {
  const { view, side, stage, names, opponent, running } = asked;
  const { step } = view;
  if (step.kind === 'over') return overDecision(step.outcome, names.side);
  const rule = RULES[step.kind];
  if (running.left > 0) return { sentence: fleetText('running'), rule: 'NW-33.4' };
  if (stage !== 'waiting') return { sentence: whyStopped(asked) + sentenceOf(asked), rule };
  const who = opponentName(names.side(enemyOf(side)), opponent);
  const isSealed = view.confirmed[side] && (step.kind === 'end' || step.kind === 'mines');
  return { sentence: fleetText(isSealed ? 'waitingSealed' : 'waiting', { who }), rule };
}

const whyStopped = ({ running: { stopped }, names }: Asked): string =>
  stopped
    ? `${fleetText(`stopped.${stopped.kind}`, { unit: 'unit' in stopped ? upperFirst(names.any(stopped.unit)) : '' })} `
    : '';

/** What is planned, and how to change it; where nothing is planned, what is to be decided. */
function sentenceOf({ view, side, names, moving, firing }: Asked): string {
  const { squadron, marker, why } = moving;
  const lead = squadron?.ships[0]?.ship;
  if (squadron && lead)
    return [
      fleetText(movementQuestion(squadron, moving), {
        squadron: names.squadron(squadron.squadron.id),
        ship: lead.name,
        why: (why && reasonText(why, names)) ?? '',
      }),
      sayFoulOn(view, squadron),
    ]
      .join(' ')
      .trim();
  if (marker)
    return fleetText(marker.deploys ? 'ask.deploy' : 'ask.marker', {
      contact: upperFirst(names.marker(marker.contact)),
    });
  const { actor } = firing;
  if (actor !== null) return fleetText(fireQuestion(firing), { ship: names.any(actor) });
  return questionText(view, side, names);
}

type FireQuestion = 'ask.fire' | 'ask.fireAtOne' | 'ask.light' | 'ask.hold';

function fireQuestion({ fire: { options }, light }: Firing): FireQuestion {
  if (light) return 'ask.light';
  if (options.length === 0) return 'ask.hold';
  return targetsIn(options).length > 1 ? 'ask.fire' : 'ask.fireAtOne';
}

type MovementQuestion = 'ask.sailed' | 'ask.standsOn' | 'ask.proposed' | 'ask.squadron';

function movementQuestion(
  plan: SquadronPlan,
  { standsOn, why }: Pick<Moving, 'standsOn' | 'why'>,
): MovementQuestion {
  if (hasSailed(plan)) return 'ask.sailed';
  const lead = plan.ships[0];
  if (standsOn && !lead?.isChosen) return 'ask.standsOn';
  return lead?.isProposed && why ? 'ask.proposed' : 'ask.squadron';
}
