/** Things that have no name but their place, each with a key for React. */
export const numbered = <T>(things: readonly T[]): { key: string; of: T }[] =>
  things.map((of, at) => ({ key: String(at), of }));
