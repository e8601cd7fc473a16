/** Lets the page answer its user, between parts of a long task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
