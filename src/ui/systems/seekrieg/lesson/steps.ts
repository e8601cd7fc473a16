import type { Stage } from '../../../../rules/core';
import type { SeekriegView } from '../../../../rules/seekrieg';
import type { LessonStep } from '../../../lesson/lesson';

/** What the steps of the lesson look at. */
interface LessonNow {
  view: SeekriegView;
  stage: Stage;
  /** What is picked. */
  selected: string | null;
  /** Turns run on. */
  isRunning: boolean;
}

type LessonStepId =
  | 'welcome'
  | 'chart'
  | 'track'
  | 'pick'
  | 'move'
  | 'fire'
  | 'log'
  | 'runOn'
  | 'victory'
  | 'farewell';

type StepKind = SeekriegView['step']['kind'];

const isAsked =
  (kind: StepKind) =>
  ({ view, stage, isRunning }: LessonNow): boolean =>
    view.step.kind === kind && stage !== 'waiting' && !isRunning;

/** The kind of step in which it was told has passed, or the turn. */
const passed = (now: LessonNow, then: LessonNow): boolean =>
  now.view.step.kind !== then.view.step.kind || now.view.turn !== then.view.turn;

/** The first turns told while they are played: a course, a fire plot, the log, and running on. */
export const LESSON: readonly LessonStep<LessonNow, LessonStepId>[] = [
  { id: 'welcome' },
  { id: 'chart', at: '.game-board' },
  { id: 'track', at: '.sequence' },
  {
    ...{ id: 'pick', at: '.game-board', asks: true },
    done: (now, then) => now.selected !== then.selected,
  },
  {
    ...{ id: 'move', at: '.game-board', asks: true },
    ready: isAsked('orders'),
    done: passed,
  },
  {
    ...{ id: 'fire', at: '#panel-orders', asks: true, optional: true },
    ready: isAsked('firePlot'),
    done: passed,
  },
  { id: 'log', at: '#panel-log' },
  {
    ...{ id: 'runOn', at: '#panel-orders', asks: true },
    ready: isAsked('orders'),
    done: (now, then) => now.isRunning || passed(now, then),
  },
  { id: 'victory' },
  { id: 'farewell' },
];
