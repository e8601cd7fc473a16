/** Called with a contained fault of the rules, a bot or a listener. */
export type OnFault = (error: unknown) => void;

/** No fault but something that the players are told: the game has already dealt with it. */
export class Notice extends Error {}

/** Without a listener, a fault is thrown later, when it can do no more harm. */
export const throwLater: OnFault = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};
