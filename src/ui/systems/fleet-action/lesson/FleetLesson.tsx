import { fleetLessonText } from '../../../../words/fleet-action/texts/lesson';
import { GameLesson, textKey } from '../../../lesson/GameLesson';
import { useDesk } from '../desk/desk';
import { countOwn, LESSON } from './steps';

/** The lesson beside a first battle. */
export function FleetLesson({ match }: { match: string }) {
  const { view, side, stage, selected } = useDesk();
  const now = {
    ...{ view, stage, selected },
    moved: countOwn(view, side, 'hasMoved'),
    acted: countOwn(view, side, 'hasActed'),
  };
  return (
    <GameLesson
      {...{ match, now, steps: LESSON, isOver: view.step.kind === 'over' }}
      textOf={(id, isTouch) => ({
        title: fleetLessonText(`title.${id}`),
        text: fleetLessonText(textKey(fleetLessonText.en, id, isTouch)),
      })}
    />
  );
}
