import { useEffect } from 'react';
import { useTouch } from '../frame/useMedia';
import { keepLesson } from './keptLesson';
import { LessonCard } from './LessonCard';
import type { LessonStep } from './lesson';
import { useLesson } from './useLesson';

interface GameLessonProps<Now, Id extends string> {
  match: string;
  steps: readonly LessonStep<Now, Id>[];
  now: Now;
  /** The game is over, and the lesson with it. */
  isOver: boolean;
  /** What a step says; with other words where fingers do it another way. */
  textOf: (id: Id, isTouch: boolean) => { title: string; text: string };
}

/** The lesson beside a first game while it lasts; nothing when the game has none. */
export function GameLesson<Now, Id extends string>(props: GameLessonProps<Now, Id>) {
  const { match, steps, now, isOver, textOf } = props;
  const isTouch = useTouch();
  const lesson = useLesson(match, steps, now);
  const isLeft = isOver && lesson !== null;
  useEffect(() => {
    if (isLeft) keepLesson(null);
  }, [isLeft]);
  if (!lesson || isOver) return null;
  const { step, index, isWaiting, go, leave } = lesson;
  const { title, text } = textOf(step.id, isTouch);
  return (
    <LessonCard
      title={title}
      number={index + 1}
      of={steps.length}
      at={step.at}
      waits={isWaiting ? 'time' : step.asks ? 'deed' : undefined}
      onBack={index > 0 ? () => go(index - 1) : undefined}
      onNext={() => go(index + 1)}
      onLeave={leave}
    >
      <p>{text}</p>
    </LessonCard>
  );
}

/** The key of a step's text in a catalog: one for fingers, where there is one. */
export function textKey<Id extends string>(catalog: object, id: Id, isTouch: boolean) {
  const touch = `text.${id}.touch`;
  const key = isTouch && touch in catalog ? touch : `text.${id}`;
  return key as `text.${Id}`;
}
