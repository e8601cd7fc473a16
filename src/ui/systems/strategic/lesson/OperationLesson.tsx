import { strategicLessonText } from '../../../../words/strategic/texts/lesson';
import { GameLesson, textKey } from '../../../lesson/GameLesson';
import { useDesk } from '../desk/desk';
import { targetsNamed } from '../desk/given';
import { LESSON } from './steps';

/** The lesson beside a first operation. */
export function OperationLesson({ match }: { match: string }) {
  const desk = useDesk();
  const { view, stage, sorties } = desk;
  const now = {
    ...{ view, stage, aimed: targetsNamed(desk) },
    missions: sorties.map(({ mission }) => mission),
  };
  return (
    <GameLesson
      {...{ match, now, steps: LESSON, isOver: view.step.kind === 'over' }}
      textOf={(id, isTouch) => ({
        title: strategicLessonText(`title.${id}`),
        text: strategicLessonText(textKey(strategicLessonText.en, id, isTouch)),
      })}
    />
  );
}
