import { seekriegLessonText } from '../../../../words/seekrieg/texts/lesson';
import { FirstHint } from '../../../table/hints/FirstHint';
import { useDesk } from '../desk/desk';

const HINTS = ['search', 'orders', 'firePlot', 'air', 'damageControl'] as const;

/** The hint of the present kind of step, the first time that the player is asked in one. */
export function StepHint({ isOff }: { isOff: boolean }) {
  const { view, stage, running } = useDesk();
  const isAsked = !isOff && stage !== 'waiting' && running.left === 0;
  const kind = isAsked ? HINTS.find((it) => it === view.step.kind) : undefined;
  return (
    <FirstHint
      hint={kind ? { id: `seekrieg.${kind}`, text: seekriegLessonText(`hint.${kind}`) } : null}
    />
  );
}
