export { admiral } from './admiral';
export { commander } from './commander';
export type { Bot, Decision, Position, SoFar } from './core/bot';
export { type Budget, clockBudget, nodeBudget, USUAL_NODES } from './core/budget';
export type { Doctrine } from './core/doctrine';
export { doctrineOf, proposeFire, whyOrder } from './doctrines';
export { ensign } from './ensign';
export { BOTS, botById, botsFor } from './registry';
export {
  answerTo,
  type Clock,
  newBudget,
  type Reply,
  standIn,
  type Task,
  type Thinking,
  type Thought,
  think,
} from './thinking';
