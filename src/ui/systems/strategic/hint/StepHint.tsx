import type { StrategicView } from '../../../../rules/strategic';
import type { SurfaceAction } from '../../../../rules/strategic/query';
import { strategicLessonText } from '../../../../words/strategic/texts/lesson';
import { FirstHint } from '../../../table/hints/FirstHint';
import { useDesk } from '../desk/desk';

type ActionStage = SurfaceAction['stage'];

const HINTS = [
  'setup',
  'search',
  'cap',
  'strikePlan',
  'strikes',
  'searchTargets',
  'closing',
  'opening',
  'submarines',
  'surface',
  'intercept',
  'basicEnd',
  'combatPlan',
  'movement',
  'arming',
  'recovery',
  'advancedEnd',
] as const;

/** What a position is told about; nothing where nobody is asked. */
export function hintIn({ air, action, step }: Pick<StrategicView, 'air' | 'action' | 'step'>) {
  if (air) return 'air';
  return action ? hintOf(action.stage) : HINTS.find((it) => it === step.kind);
}

/** An action is told about part by part: the choice of its way, then what that way asks. */
function hintOf(stage: ActionStage) {
  switch (stage.kind) {
    case 'choose':
      return 'action';
    case 'quick':
      return 'quick';
    case 'tactical': {
      const { kind } = stage.tactical.stage;
      return kind === 'distance' ? undefined : kind;
    }
    case 'battle':
    case 'ended':
      return undefined;
  }
}

/** The hint of the present kind of step, the first time that the player is asked in one. */
export function StepHint({ isOff }: { isOff: boolean }) {
  const { view, stage } = useDesk();
  const kind = isOff || stage === 'waiting' ? undefined : hintIn(view);
  return (
    <FirstHint
      hint={kind ? { id: `strategic.${kind}`, text: strategicLessonText(`hint.${kind}`) } : null}
    />
  );
}
