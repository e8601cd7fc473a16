import type { StrategicView } from '../../../../rules/strategic';
import { strategicLessonText } from '../../../../words/strategic/texts/lesson';
import { FirstHint } from '../../../table/hints/FirstHint';
import { useDesk } from '../desk/desk';

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
  'air',
  'action',
] as const;

/** What a position is told about; nothing where nobody is asked. */
export function hintIn({ air, action, step }: Pick<StrategicView, 'air' | 'action' | 'step'>) {
  if (air) return 'air';
  return action ? 'action' : HINTS.find((it) => it === step.kind);
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
