import { expect, test } from 'vitest';
import { battleSubject } from '../../src/cli/fuzz/battleSubject';
import { varyBattle } from '../../src/cli/fuzz/varyBattle';
import { drawFrom } from '../../src/rules/core';
import { savedBattleFaults } from '../../src/scenario/savedBattle';
import { shippedBattles } from '../scenario/shipped';

test.each(shippedBattles)('variations of $card.title are valid, and they vary', (loaded) => {
  const { scenario } = loaded;
  const seeds = Array.from({ length: 30 }, (_, i) => `vary ${i}`);
  const variations = seeds.map((seed) => varyBattle(scenario, drawFrom(seed)));
  const faults = variations.flatMap((it, i) => {
    const options = battleSubject.options(it, drawFrom(`options ${i}`));
    return savedBattleFaults(it, options, it.id);
  });
  expect(faults).toEqual([]);
  const weathers = variations.map(({ weather, hour }) => `${weather} ${hour}`);
  expect(new Set(weathers).size).toBeGreaterThan(3);
});
