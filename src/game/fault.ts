/** Told of a fault in the rules, in a bot or in a listener, after it has been contained. */
export type OnFault = (error: unknown) => void;

/** Where nobody listens, a fault is thrown once what it would have harmed is done. */
export const throwLater: OnFault = (error) => {
  queueMicrotask(() => {
    throw error;
  });
};
