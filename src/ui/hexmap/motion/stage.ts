import { pageClock } from './clock';
import { newDirector } from './director';

/** The one director of the page: one battle is on the screen at a time, and bots and replays wait for what it shows. */
export const director = newDirector(pageClock);
