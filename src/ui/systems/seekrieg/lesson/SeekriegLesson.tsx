import { seekriegLessonText } from '../../../../words/seekrieg/texts/lesson';
import { GameLesson, textKey } from '../../../lesson/GameLesson';
import { useDesk } from '../desk/desk';
import { LESSON } from './steps';

/** The lesson beside a first battle. */
export function SeekriegLesson({ match }: { match: string }) {
  const { view, stage, selected, running } = useDesk();
  const now = { view, stage, selected, isRunning: running.left > 0 };
  return (
    <GameLesson
      {...{ match, now, steps: LESSON, isOver: view.step.kind === 'over' }}
      textOf={(id, isTouch) => ({
        title: seekriegLessonText(`title.${id}`),
        text: seekriegLessonText(textKey(seekriegLessonText.en, id, isTouch)),
      })}
    />
  );
}
