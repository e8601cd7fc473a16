import type { Stage } from '../../../../rules/core';
import type { SeaWingsView } from '../../../../rules/sea-wings';
import { formationsOf } from '../../../../rules/sea-wings/query';
import type { LessonStep } from '../../../lesson/lesson';

/** What the steps of the lesson look at. */
interface LessonNow {
  view: SeaWingsView;
  stage: Stage;
  /** Tasks of own aircraft, by box. */
  tasks: { search: number; cap: number; strike: number };
}

type LessonStepId =
  | 'welcome'
  | 'setup'
  | 'chart'
  | 'decks'
  | 'search'
  | 'patrol'
  | 'confirm'
  | 'plot'
  | 'dummies'
  | 'found'
  | 'strike'
  | 'farewell';

type StepKind = SeaWingsView['step']['kind'];

const isAsked =
  (kind: StepKind) =>
  ({ view, stage }: LessonNow): boolean =>
    view.step.kind === kind && stage !== 'waiting';

/** The step in which it was told has passed. */
const passed = (now: LessonNow, then: LessonNow): boolean =>
  now.view.step.kind !== then.view.step.kind ||
  now.view.turn !== then.view.turn ||
  (now.stage === 'waiting' && then.stage !== 'waiting');

const inStep = (id: LessonStepId, kind: StepKind): LessonStep<LessonNow, LessonStepId> => ({
  ...{ id, at: '.decision', asks: true, optional: true },
  ready: isAsked(kind),
  done: passed,
});

/** [WG-8.1] An enemy that a strike could fly at. */
const hasTarget = ({ view }: LessonNow): boolean =>
  Object.values(view.known).some((it) => it.markers.some(({ number }) => number !== null));

/** The tasks that a side's aircraft have now. */
export function tasksIn(force: SeaWingsView['forces']['allies']): LessonNow['tasks'] {
  const boxes = force ? formationsOf(force).map((it) => it.boxes) : [];
  return {
    search: boxes.flatMap(({ search }) => search).length,
    cap: boxes.flatMap(({ cap }) => cap).length,
    strike: boxes.flatMap(({ strike }) => strike).length,
  };
}

/** A first turn told while it is played: one search, one patrol, a course, and the first strike. */
export const LESSON: readonly LessonStep<LessonNow, LessonStepId>[] = [
  { id: 'welcome' },
  inStep('setup', 'setup'),
  { id: 'chart', at: '.chart-board', ready: isAsked('airPlans') },
  { id: 'decks', at: '.deck' },
  {
    ...{ id: 'search', at: '.deck', asks: true, optional: true },
    ready: isAsked('airPlans'),
    done: (now, then) => now.tasks.search > then.tasks.search || passed(now, then),
  },
  {
    ...{ id: 'patrol', at: '.deck', asks: true, optional: true },
    ready: isAsked('airPlans'),
    done: (now, then) => now.tasks.cap > then.tasks.cap || passed(now, then),
  },
  inStep('confirm', 'airPlans'),
  inStep('plot', 'plots'),
  inStep('dummies', 'dummies'),
  {
    ...{ id: 'found', at: '.chart-board' },
    ready: (now) => isAsked('airPlans')(now) && hasTarget(now),
  },
  {
    ...{ id: 'strike', at: '#panel-orders', asks: true, optional: true },
    ready: (now) => isAsked('airPlans')(now) && hasTarget(now),
    done: (now, then) => now.tasks.strike > then.tasks.strike || passed(now, then),
  },
  { id: 'farewell' },
];
