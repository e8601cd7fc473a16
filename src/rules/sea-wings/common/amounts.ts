/** The numbers of factors that lists of orders offer of those that are free: one, and all. */
export const oneOrAll = (free: number): number[] => (free < 1 ? [] : [...new Set([1, free])]);
