import type { StrategicView } from '../../../../rules/strategic';
import { strategicText } from '../../../../words/strategic/texts/screen';

/** The numbered steps of a Basic turn [ST-7.1] and the phases of an Advanced one [ST-8.3]. */
export const TURN_STEPS = {
  basic: ['search', 'cap', 'strikes', 'resolution', 'closing', 'opening', 'surface', 'end'],
  advanced: ['spotting', 'combat', 'movement', 'arming', 'recovery', 'end'],
} as const;
type TurnStep = (typeof TURN_STEPS)[keyof typeof TURN_STEPS][number];

/** What each step of the rules is of the turn. */
const STEP_OF: Readonly<Record<StrategicView['step']['kind'], TurnStep | null>> = {
  setup: null,
  search: 'search',
  cap: 'cap',
  strikePlan: 'strikes',
  strikes: 'strikes',
  searchTargets: 'resolution',
  closing: 'closing',
  opening: 'opening',
  submarines: 'surface',
  surface: 'surface',
  intercept: 'surface',
  fighting: 'surface',
  basicEnd: 'end',
  combatPlan: 'combat',
  combats: 'combat',
  movement: 'movement',
  arming: 'arming',
  recovery: 'recovery',
  advancedEnd: 'end',
  over: null,
};

export const turnStep = ({ step }: StrategicView): TurnStep | null => STEP_OF[step.kind];

/** 'Turn 3 of 8: Closing', in the language of the screen. */
export function placeLabel(view: StrategicView): string {
  if (view.step.kind === 'over') return strategicText('isOver');
  if (!turnStep(view)) return strategicText('setUp');
  const { turn, scenario } = view;
  return strategicText('place', { turn, of: scenario.turns, step: stepLabel(view) });
}

/** 'Closing' */
export function stepLabel(view: StrategicView): string {
  const step = turnStep(view);
  if (!step) return strategicText('setUp');
  if (view.air) return strategicText('step.air');
  if (view.action) return strategicText(`step.action.${view.action.stage.kind}`);
  return strategicText(`step.${step}`);
}
