import { type Thinker, workerThinker } from '../../game';
import { matchText } from '../i18n/match';

/** A worker in which bots think, and which plays games for the lab. */
export const newBotWorker = (): Worker =>
  new Worker(new URL('../../game/thinking/worker.ts', import.meta.url), { type: 'module' });

/** The bots of this page. All think in one worker, started by the first task and kept while the page is open. */
export const pageBots: Thinker = workerThinker(newBotWorker, (trouble) =>
  matchText(trouble === 'late' ? 'botLate' : 'botsCannotThink'),
);
