export { admiral } from './admiral';
export type { Bot, Decision, Position, SoFar } from './bot';
export { type Budget, clockBudget, nodeBudget, USUAL_NODES } from './budget';
export { commander } from './commander';
export type { Doctrine } from './doctrine';
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
