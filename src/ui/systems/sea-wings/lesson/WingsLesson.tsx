import { wingsLessonText } from '../../../../words/sea-wings/texts/lesson';
import { GameLesson, textKey } from '../../../lesson/GameLesson';
import { ownForce, useDesk } from '../desk/desk';
import { LESSON, tasksIn } from './steps';

/** The lesson beside a first game. */
export function WingsLesson({ match }: { match: string }) {
  const desk = useDesk();
  const { view, stage } = desk;
  const now = { view, stage, tasks: tasksIn(ownForce(desk)) };
  return (
    <GameLesson
      {...{ match, now, steps: LESSON, isOver: view.step.kind === 'over' }}
      textOf={(id, isTouch) => ({
        title: wingsLessonText(`title.${id}`),
        text: wingsLessonText(textKey(wingsLessonText.en, id, isTouch)),
      })}
    />
  );
}
