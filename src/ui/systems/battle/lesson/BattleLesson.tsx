import { stacksOfSide } from '../../../../rules/battle';
import { usePrefs } from '../../../frame/prefs';
import { lessonText } from '../../../i18n/lesson';
import { GameLesson, textKey } from '../../../lesson/GameLesson';
import { useDesk } from '../desk/desk';
import { LESSON, type LessonNow } from './steps';

/** The lesson beside a first battle. */
export function BattleLesson({ match }: { match: string }) {
  const now = useNow();
  return (
    <GameLesson
      {...{ match, now, steps: LESSON, isOver: now.view.step.kind === 'over' }}
      textOf={(id, isTouch) => ({
        title: lessonText(`title.${id}`),
        text: lessonText(textKey(lessonText.en, id, isTouch)),
      })}
    />
  );
}

function useNow(): LessonNow {
  const { view, side, stage, mounts, refused } = useDesk();
  const { overlays } = usePrefs();
  return {
    view,
    stage,
    acted: stacksOfSide(view, side).flatMap(({ id, acted }) => (acted ? [id] : [])),
    declared: mounts.filter(({ declared }) => declared).length,
    refused,
    overlays,
  };
}
