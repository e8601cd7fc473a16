type Options = Readonly<Record<string, unknown>>;

/** Options must be known to the system and of the right type. */
export const areOptions = (given: Options, known: unknown): boolean =>
  Object.entries(given).every(
    ([name, value]) =>
      typeof known === 'object' &&
      known !== null &&
      Object.hasOwn(known, name) &&
      typeof value !== 'object' &&
      typeof value === typeof (known as Options)[name],
  );

/** The options that suit a scenario, with those asked for in their place. */
export const mergedOptions = (suiting: unknown, given: Options = {}): unknown =>
  typeof suiting === 'object' && suiting !== null ? { ...suiting, ...given } : suiting;
