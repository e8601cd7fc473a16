export type { Bot, Position } from './bot';
export { commander } from './commander';
export type { Doctrine } from './doctrine';
export { doctrineOf, proposeFire, whyOrder } from './doctrines';
export { ensign } from './ensign';
export { BOTS, botById } from './registry';
