import type { Refusal } from '../../rules/core';
import { gameRefusal } from '../refusals';
import type { Matter, Say } from './pace';
import type { Answer } from './protocol';
import { AGAIN_MS, ANSWER_MS, mayPass, newId, type OnlineSocket, refusalIn } from './sending';

/** A player's requests besides his orders; each resolves when the server has answered, `undefined` when it is done. */
export interface Wishes {
  /** Asks the other side for a pause, a takeback or a draw, or answers it; `at` names the offer that is agreed to. */
  consent(matter: Matter, say: Say, at?: number): Promise<Refusal | undefined>;
  /** Ends a pause. */
  resume(): Promise<Refusal | undefined>;
  /** Takes the seat back from the bot that plays for one whose time was out. */
  takeSeatBack(): Promise<Refusal | undefined>;
  /** Resigns. */
  resign(): Promise<Refusal | undefined>;
}

export const unanswered = (): Answer => ({
  ok: false,
  refusal: gameRefusal('no-answer', undefined),
});

/** How often a request is sent; under one id it counts once. */
const TRIES = 3;

/** Repeats a request that may have been lost on the way, and gives up when there is no answer. */
export async function settled(ask: () => Promise<Answer>): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask().catch(unanswered);
    if (!mayPass(answer) || tries === TRIES) return refusalIn(answer);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
}

export function newWishes(socket: OnlineSocket): Wishes {
  const patient = () => socket.timeout(ANSWER_MS);
  return {
    consent(matter, say, at) {
      const packet = { id: newId(), matter, say, ...(at !== undefined && { at }) };
      return settled(() => patient().emitWithAck('consent', packet));
    },
    resume: () => settled(() => patient().emitWithAck('resume', { id: newId() })),
    takeSeatBack: () => settled(() => patient().emitWithAck('return', { id: newId() })),
    resign: () => settled(() => patient().emitWithAck('resign', {})),
  };
}
