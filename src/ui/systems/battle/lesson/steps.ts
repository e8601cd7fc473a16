import type { BattleView, StackId } from '../../../../rules/battle';
import type { Refusal, Stage } from '../../../../rules/core';
import type { LessonStep } from '../../../lesson/lesson';

/** What the steps of the lesson depend on. */
export interface LessonNow {
  view: BattleView;
  stage: Stage;
  /** Own stacks that have acted in this impulse. */
  acted: readonly StackId[];
  /** Batteries aimed so far. */
  declared: number;
  refused: Refusal | null;
  overlays: readonly string[];
}

type LessonStepId =
  | 'welcome'
  | 'chart'
  | 'track'
  | 'decision'
  | 'move'
  | 'undo'
  | 'aim'
  | 'odds'
  | 'seal'
  | 'log'
  | 'torpedoes'
  | 'block'
  | 'whyNot'
  | 'overlays'
  | 'sheet'
  | 'victory'
  | 'farewell';

const isDeciding = (kind: BattleView['step']['kind']) => (now: LessonNow) =>
  now.view.step.kind === kind && now.stage !== 'waiting';
const isMoving = isDeciding('movement');
const isFiring = isDeciding('gunnery');

/** The segment in which the step was shown has passed. */
const passed = (now: LessonNow, then: LessonNow): boolean =>
  now.view.clock !== then.view.clock || (now.stage === 'waiting' && then.stage !== 'waiting');

/** The first block of a battle, explained while it is played. */
export const LESSON: readonly LessonStep<LessonNow, LessonStepId>[] = [
  { id: 'welcome' },
  { id: 'chart', at: '.game-board' },
  { id: 'track', at: '.sequence' },
  { id: 'decision', at: '.decision' },
  {
    id: 'move',
    asks: true,
    at: '.game-board',
    ready: isMoving,
    done: (now, then) => now.acted.length > then.acted.length || passed(now, then),
  },
  { id: 'undo', asks: true, at: '.decision', ready: isMoving, done: passed, optional: true },
  {
    id: 'aim',
    asks: true,
    at: '#panel-orders',
    ready: isFiring,
    done: (now, then) => now.declared > then.declared || passed(now, then),
  },
  { id: 'odds', at: '.odds-table', ready: isFiring, done: passed, optional: true },
  { id: 'seal', asks: true, at: '.decision', ready: isFiring, done: passed, optional: true },
  { id: 'log', at: '#panel-log' },
  {
    id: 'torpedoes',
    asks: true,
    at: '#panel-orders',
    ready: isDeciding('torpedoes'),
    done: passed,
    optional: true,
  },
  { id: 'block', at: '.sequence', ready: isMoving },
  {
    id: 'whyNot',
    asks: true,
    at: '.game-board',
    ready: isMoving,
    done: (now, then) => now.refused !== null && now.refused !== then.refused,
  },
  {
    id: 'overlays',
    asks: true,
    at: '.map-bar',
    done: (now, then) => now.overlays.length > then.overlays.length,
  },
  { id: 'sheet', at: '#panel-ships' },
  { id: 'victory' },
  { id: 'farewell' },
];
