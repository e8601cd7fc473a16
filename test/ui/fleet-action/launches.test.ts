import { expect, test } from 'vitest';
import { foldedLaunches, type Launch } from '../../../src/ui/systems/fleet-action/fire/launches';

const launch = (aim: string, setting: number, hitChance?: number, isPicked = false): Launch =>
  ({
    ...{ aim, isPicked, order: { kind: 'declareTorpedo', ship: 'atago', at: aim, setting } },
    odds: hitChance === undefined ? undefined : { targets: [{ hitChance }] },
  }) as never;

test('[NW-9.1] of the ways to launch torpedoes the likeliest at each target is shown, of equals the fastest, and the rest is folded', () => {
  const [slow, fast] = [launch('benham', 1, 0.14), launch('benham', 0, 0.39)];
  const [first, second] = [launch('washington', 0, 0.8), launch('washington', 1, 0.8)];
  const { best, others } = foldedLaunches([slow, fast, first, second]);
  expect(best).toEqual([fast, first]);
  expect(others).toEqual([slow, second]);
});

test('before its odds are known the first way stands for each target, and what is picked is never folded', () => {
  const [first, second] = [launch('benham', 0), launch('benham', 1)];
  expect(foldedLaunches([first, second]).best).toEqual([first]);
  const picked = launch('benham', 2, 0, true);
  expect(foldedLaunches([first, second, picked]).best).toContain(picked);
});
