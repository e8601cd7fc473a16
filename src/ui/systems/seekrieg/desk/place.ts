import { type SeekriegView, seekrieg } from '../../../../rules/seekrieg';
import { PHASES, type Phase } from '../../../../rules/seekrieg/query';
import { seekriegScreenText } from '../../../../words/seekrieg/texts/screen';
import type { Desk } from './desk';

/** [SK-5.1] The phase of the present step. */
export function phaseOf(view: SeekriegView): Phase {
  const { phase } = seekrieg.segment(view);
  return PHASES.find((it) => it === phase) ?? 'endOfTurn';
}

export const phaseText = (view: SeekriegView): string =>
  seekriegScreenText(`phase.${phaseOf(view)}`);

/** [SK-8.1] Forces steam on the search map; none of them has met another. */
export const isOnChart = ({ search }: SeekriegView): boolean => search?.isBattle === false;

/** [SK-34.14] Steps are confirmed as proposed; what is asked about a raid is asked all the same. */
export const isCarrying = ({
  running,
  view,
  stage,
}: Pick<Desk, 'running' | 'view' | 'stage'>): boolean =>
  running.left > 0 && (view.step.kind !== 'air' || stage === 'waiting');

/** 'Turn 3 of 60: Orders' */
export const placeText = (view: SeekriegView): string =>
  seekriegScreenText('place', { turn: view.turn, of: view.scenario.turns, phase: phaseText(view) });

/** The phases in which a battle may ask. */
export const phasesShown = ({ scenario, options, search }: SeekriegView): Phase[] =>
  PHASES.filter(
    (it) =>
      (it !== 'search' || search !== null) &&
      (it !== 'air' || scenario.modules.air) &&
      (it !== 'damageControl' || options.damageControl),
  );
