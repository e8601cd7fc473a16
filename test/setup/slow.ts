import { test } from 'vitest';

/** Tests beside the quick ones: run with `SLOW=1 npm test`, so that the usual run keeps to its time. */
export const slowTest: (name: string, run: () => Promise<void>) => void =
  process.env.SLOW === '1' ? test : test.skip;
