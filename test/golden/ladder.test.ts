import { describe, expect, test } from 'vitest';
import { BOTS } from '../../src/bots';
import { readLadder, withRung } from '../../src/cli/arena/ladder';
import { SEATABLE } from '../../src/cli/arena/plan';
import { allScenarios } from '../../src/cli/common/library';

const { rungs } = readLadder();
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((all, count) => all + count, 0);

describe('the ladder', () => {
  test('tells of bots and scenarios that there are, and of every bot of ours', () => {
    const named = new Set(rungs.flatMap(({ bots }) => bots));
    const seatable = SEATABLE.map(({ id }) => id);
    for (const bot of named) expect(seatable).toContain(bot);
    for (const { id } of BOTS) expect(named).toContain(id);
    const known = allScenarios().map(({ id }) => id);
    for (const { scenarios, skirmishes } of rungs)
      for (const id of Object.keys(scenarios))
        if (skirmishes === undefined) expect(known).toContain(id);
        else expect(id).toMatch(/^skirmishes of /);
  });

  test.each(rungs)('$bots: counts agree, and the difference lies in its interval', (rung) => {
    const { pairs, wins, pairWins, elo, scenarios, decisionMs, bots } = rung;
    expect(sum(wins)).toBe(2 * pairs);
    expect(sum(pairWins)).toBe(pairs);
    expect(Object.values(scenarios).reduce((all, it) => all + it.pairs, 0)).toBe(pairs);
    expect(elo.low).toBeLessThan(elo.difference);
    expect(elo.difference).toBeLessThan(elo.high);
    expect(Object.keys(decisionMs)).toEqual([...bots]);
    const shipped = allScenarios().filter(({ rules }) => rules.id === rung.system);
    // A system with fewer scenarios is measured in all of them.
    const least = shipped.length === 0 ? 6 : Math.min(6, shipped.length);
    expect(rung.skirmishes ?? Object.keys(scenarios).length).toBeGreaterThanOrEqual(least);
  });

  test('keeps one rung of each two bots and system, the last measured', () => {
    const [rung] = rungs;
    if (!rung) throw new Error('the ladder has no rung');
    const [one, other] = rung.bots;
    const again = withRung({ kind: 'ladder', rungs }, { ...rung, bots: [other, one], seed: 'new' });
    expect(again.rungs).toHaveLength(rungs.length);
    expect(again.rungs.filter(({ seed }) => seed === 'new')).toHaveLength(1);
    const elsewhere = withRung({ kind: 'ladder', rungs }, { ...rung, system: 'another' });
    expect(elsewhere.rungs).toHaveLength(rungs.length + 1);
  });
});
