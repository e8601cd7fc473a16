import { useEffect } from 'react';
import { stacksOfSide } from '../../../../rules/battle';
import { usePrefs } from '../../../frame/prefs';
import { lessonText } from '../../../i18n/lesson';
import { keepLesson } from '../../../lesson/keptLesson';
import { LessonCard } from '../../../lesson/LessonCard';
import { useLesson } from '../../../lesson/useLesson';
import { useDesk } from '../desk/desk';
import { LESSON, type LessonNow } from './steps';

/** The lesson beside a first battle, as long as it lasts; nothing when the battle has none. */
export function BattleLesson({ match }: { match: string }) {
  const now = useNow();
  const lesson = useLesson(match, LESSON, now);
  const isOver = now.view.step.kind === 'over';
  const isLeft = isOver && lesson !== null;
  useEffect(() => {
    if (isLeft) keepLesson(null);
  }, [isLeft]);
  if (!lesson || isOver) return null;
  const { step, index, isWaiting, go, leave } = lesson;
  return (
    <LessonCard
      title={lessonText(`title.${step.id}`)}
      number={index + 1}
      of={LESSON.length}
      at={step.at}
      isWaiting={isWaiting}
      onBack={index > 0 ? () => go(index - 1) : undefined}
      onNext={() => go(index + 1)}
      onLeave={leave}
    >
      <p>{lessonText(`text.${step.id}`)}</p>
    </LessonCard>
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
