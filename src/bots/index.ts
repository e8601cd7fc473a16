export { admiral } from './admiral';
export { commander } from './commander';
export { type Bot, type Decision, type Position, positionFor } from './core/bot';
export { type Budget, clockBudget, nodeBudget, USUAL_NODES } from './core/budget';
export type { Past } from './core/system';
export { doctrineOf, proposeFire, whyOrder } from './doctrines';
export { ensign } from './ensign';
export { newMind } from './mind';
export { guessesOf, takenFor } from './playbooks';
export { newPreparer, PREPARING_NODES } from './preparer';
export { BOTS, botById, botsFor } from './registry';
export { orderOffhand, ordersOffhand } from './rest';
export { quickDraw } from './search/chance';
export {
  answerTo,
  newBudget,
  type Reply,
  standIn,
  type Task,
  type Thinking,
  type Thought,
  think,
} from './thinking';
