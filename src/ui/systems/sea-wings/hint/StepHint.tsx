import { wingsLessonText } from '../../../../words/sea-wings/texts/lesson';
import { FirstHint } from '../../../table/hints/FirstHint';
import { useDesk } from '../desk/desk';

const HINTS = [
  'setup',
  'airPlans',
  'flyOff',
  'alarm',
  'intercept',
  'aim',
  'damageControl',
  'grouping',
  'plots',
  'dummies',
  'answers',
  'wishes',
  'ways',
  'fight',
  'shots',
  'cards',
  'discards',
] as const;

/** The hint of the present kind of step, the first time that the player is asked in one. */
export function StepHint({ isOff }: { isOff: boolean }) {
  const { view, stage } = useDesk();
  const isAsked = !isOff && stage !== 'waiting';
  const kind = isAsked ? HINTS.find((it) => it === view.step.kind) : undefined;
  return (
    <FirstHint
      hint={kind ? { id: `sea-wings.${kind}`, text: wingsLessonText(`hint.${kind}`) } : null}
    />
  );
}
