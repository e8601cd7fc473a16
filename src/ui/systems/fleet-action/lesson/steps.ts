import type { Side, Stage } from '../../../../rules/core';
import type { FleetActionView } from '../../../../rules/fleet-action';
import type { LessonStep } from '../../../lesson/lesson';

/** What the steps of the lesson look at. */
export interface LessonNow {
  view: FleetActionView;
  stage: Stage;
  /** Own ships that have moved, and that have acted, in this turn. */
  moved: number;
  acted: number;
  /** What is picked. */
  selected: string | null;
}

type LessonStepId =
  | 'welcome'
  | 'chart'
  | 'track'
  | 'sheet'
  | 'initiative'
  | 'move'
  | 'exeter'
  | 'fire'
  | 'odds'
  | 'log'
  | 'damage'
  | 'end'
  | 'torpedoes'
  | 'victory'
  | 'farewell';

type StepKind = FleetActionView['step']['kind'];

const isAsked =
  (kind: StepKind) =>
  ({ view, stage }: LessonNow): boolean =>
    view.step.kind === kind && stage !== 'waiting';

/** The kind of step in which it was told has passed, or the turn. */
const passed = (now: LessonNow, then: LessonNow): boolean =>
  now.view.step.kind !== then.view.step.kind || now.view.turn !== then.view.turn;

/** Own ships of a kind of deed, for the steps that wait for one. */
export const countOwn = (
  { units }: FleetActionView,
  side: Side,
  deed: 'hasMoved' | 'hasActed',
): number => Object.values(units).filter((unit) => unit.side === side && unit.open[deed]).length;

/** Once enough ships have moved that this is one of a second squadron. */
const hasSome = ({ moved }: LessonNow): boolean => moved > 0;

/** The first turn told while it is played: courses for two squadrons, a salvo, damage, the end of the turn. */
export const LESSON: readonly LessonStep<LessonNow, LessonStepId>[] = [
  { id: 'welcome' },
  { id: 'chart', at: '.game-board' },
  { id: 'track', at: '.sequence' },
  {
    ...{ id: 'sheet', at: '.fa-fleet', asks: true },
    done: (now, then) => now.selected !== then.selected,
  },
  {
    ...{ id: 'initiative', at: '#panel-orders', asks: true, optional: true },
    ready: isAsked('initiative'),
    done: passed,
  },
  {
    ...{ id: 'move', at: '.game-board', asks: true },
    ready: isAsked('ships'),
    done: (now, then) => now.moved > then.moved || passed(now, then),
  },
  {
    ...{ id: 'exeter', at: '.game-board', asks: true, optional: true },
    ready: (now) => isAsked('ships')(now) && hasSome(now),
    done: (now, then) => now.moved > then.moved || passed(now, then),
  },
  { id: 'odds', at: '.fleet-odds', ready: isAsked('activations') },
  {
    ...{ id: 'fire', at: '#panel-orders', asks: true },
    ready: isAsked('activations'),
    done: (now, then) => now.acted > then.acted || passed(now, then),
  },
  { id: 'log', at: '#panel-log' },
  { id: 'damage', at: '.fa-fleet' },
  {
    ...{ id: 'end', at: '.decision', asks: true, optional: true },
    ready: isAsked('end'),
    done: passed,
  },
  { id: 'torpedoes', at: '.game-board', ready: isAsked('ships') },
  { id: 'victory' },
  { id: 'farewell' },
];
