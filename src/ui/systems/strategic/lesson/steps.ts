import type { Stage } from '../../../../rules/core';
import type { StrategicView } from '../../../../rules/strategic';
import type { LessonStep } from '../../../lesson/lesson';
import type { Mission } from '../desk/squadrons';

/** What the steps of the lesson look at. */
export interface LessonNow {
  view: StrategicView;
  stage: Stage;
  /** The missions that own squadrons are on, one entry for each. */
  missions: readonly Mission[];
  /** Search attempts with a target. */
  aimed: number;
}

type LessonStepId =
  | 'welcome'
  | 'board'
  | 'track'
  | 'decision'
  | 'search'
  | 'confirm'
  | 'patrol'
  | 'strike'
  | 'launch'
  | 'attack'
  | 'results'
  | 'aim'
  | 'spot'
  | 'closing'
  | 'opening'
  | 'surface'
  | 'action'
  | 'again'
  | 'victory'
  | 'farewell';

type StepKind = StrategicView['step']['kind'];

/** The player is asked in a step of the turn itself, no fight being on. */
const isAsked =
  (kind: StepKind) =>
  ({ view, stage }: LessonNow): boolean =>
    view.step.kind === kind && stage !== 'waiting' && !view.air && !view.action;

/** The step in which it was told has passed. */
const passed = (now: LessonNow, then: LessonNow): boolean =>
  now.view.step.kind !== then.view.step.kind ||
  now.view.turn !== then.view.turn ||
  (now.stage === 'waiting' && then.stage !== 'waiting');

const isOn = ({ missions }: LessonNow, mission: Mission): boolean => missions.includes(mission);

/** A step that is told while it is asked, and left out where the turn has none. */
const inStep = (id: LessonStepId, kind: StepKind): LessonStep<LessonNow, LessonStepId> => ({
  ...{ id, at: '.decision', asks: true, optional: true },
  ready: isAsked(kind),
  done: passed,
});

/** Strikes of this turn are being flown. */
const isFlying = ({ view }: LessonNow): boolean =>
  view.air !== null || view.step.kind === 'strikes';

const isFighting = ({ view }: LessonNow): boolean => view.action !== null;

/** The first turn of an operation, told while it is played, and what goes on in the next. */
export const LESSON: readonly LessonStep<LessonNow, LessonStepId>[] = [
  { id: 'welcome' },
  { id: 'board', at: '.game-board' },
  { id: 'track', at: '.sequence' },
  { id: 'decision', at: '.decision' },
  {
    ...{ id: 'search', at: '.air-board', asks: true, optional: true },
    ready: isAsked('search'),
    done: (now, then) => isOn(now, 'search') || passed(now, then),
  },
  inStep('confirm', 'search'),
  { ...inStep('patrol', 'cap'), at: '.air-board' },
  {
    ...{ id: 'strike', at: '.air-board', asks: true, optional: true },
    ready: isAsked('strikePlan'),
    done: (now, then) => isOn(now, 'strike') || passed(now, then),
  },
  inStep('launch', 'strikePlan'),
  {
    ...{ id: 'attack', at: '.decision', asks: true, optional: true },
    ready: isFlying,
    done: (now) => !isFlying(now),
  },
  { id: 'results', at: '.results', optional: true, ready: ({ view }) => view.turn === 1 },
  {
    ...{ id: 'aim', at: '#panel-orders', asks: true, optional: true },
    ready: isAsked('searchTargets'),
    done: (now, then) => now.aimed > then.aimed || passed(now, then),
  },
  inStep('spot', 'searchTargets'),
  inStep('closing', 'closing'),
  inStep('opening', 'opening'),
  inStep('surface', 'surface'),
  {
    ...{ id: 'action', at: '#panel-orders', asks: true, optional: true },
    ready: isFighting,
    done: (now) => !isFighting(now),
  },
  {
    id: 'again',
    at: '.decision',
    ready: ({ view, stage }) => view.turn > 1 && stage !== 'waiting',
  },
  { id: 'victory' },
  { id: 'farewell' },
];
