import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT } from '../../server/common/project';
import type { AgainstReport } from '../../src/cli/sim/against';
import type { Report } from '../../src/cli/sim/report';
import { json, run } from './run';

const folder = mkdtempSync(join(tmpdir(), 'flag-plot-'));
const OWN = `${PROJECT}/scenarios/battle/denmark-strait.json`;
const GAMES = ['--games', '4', '--bots', 'ensign,ensign'];

const timeless = <T extends object>(report: T): T => ({
  ...report,
  seconds: 0,
  ordersPerSecond: 0,
});

test('a file and its id are the same, with a change and without', async () => {
  for (const change of [[], ['--without', 'hood', '--hour', 'night', '--option', 'fog']]) {
    const byId = await json<Report>('sim', 'denmark-strait', ...GAMES, ...change);
    expect(timeless(await json<Report>('sim', OWN, ...GAMES, ...change))).toEqual(timeless(byId));
    expect(Object.hasOwn(byId.ships, 'hood')).toBe(change.length === 0);
  }
});

test('changes may come from a file, with the same result', async () => {
  const file = join(folder, 'changes.json');
  const set = [{ of: 'prince-of-wales', key: 'missing', value: 'none' }];
  writeFileSync(file, JSON.stringify({ set, bots: { axis: 'commander' } }));
  const flags = ['--set', 'prince-of-wales.missing=none', '--doctrine', 'axis=commander'];
  const given = await json<Report>('sim', 'denmark-strait', ...GAMES, ...flags);
  const read = await json<Report>('sim', 'denmark-strait', ...GAMES, '--changes', file);
  expect(timeless(read)).toEqual(timeless(given));
  expect(read.bots).toEqual({ allies: 'ensign', axis: 'commander' });
});

test('both columns have the dice in common, and say how they differ', async () => {
  const args = ['sim', 'denmark-strait', '--without', 'hood', ...GAMES];
  const report = await json<AgainstReport>(...args, '--against');
  const written = await json<Report>('sim', 'denmark-strait', ...GAMES);
  expect(timeless(report.left)).toEqual(timeless(written));
  expect(report.right.scenario).toBe('denmark-strait, changed');
  expect(report.verdict).toBeNull();
  expect(report.differences.wins.allies.mean).toBe(
    (report.right.wins.allies - report.left.wins.allies) / 4,
  );
  const { out } = await run(...args, '--against');
  expect(out).toContain('4 games each with common seeds; not sure yet');
  expect(out).toMatch(
    /allies won +\d+% \(\d+ to \d+\) +\d+% \(\d+ to \d+\) +[+-]\d+% \([+-]\d+ to [+-]\d+\)/,
  );
});

test('the games end as soon as the difference is sure', async () => {
  const args = ['--doctrine', 'allies=ensign', '--against', '--games', '300'];
  const report = await json<AgainstReport>('sim', 'river-plate', ...args);
  expect(report.verdict).toBe('fewer');
  expect(report.left.games).toBeLessThan(300);
  expect(report.right.games).toBe(report.left.games);
});

test('another rulebook stands beside the first', async () => {
  const report = await json<AgainstReport>(
    ...['sim', 'fa-river-plate', '--against', 'river-plate', '--games', '1'],
  );
  expect([report.left.scenario, report.right.scenario]).toEqual(['river-plate', 'fa-river-plate']);
  expect(Object.keys(report.differences.ships).sort()).toEqual([
    ...['achilles', 'admiral-graf-spee', 'ajax', 'exeter'],
  ]);
});

test('an arena plays a file, with a change', async () => {
  const args = ['arena', '--scenarios', OWN, '--pairs', '1', '--threads', '1', '--without', 'hood'];
  const report = await json<{ scenarios: Record<string, { pairs: number }> }>(...args);
  expect(report.scenarios[OWN]?.pairs).toBe(1);
});

test('validate takes ids, and tells whether scenarios bear a change', async () => {
  expect((await run('validate', 'denmark-strait')).out).toContain('1 files, 0 with faults');
  const { code, out } = await run('validate', 'denmark-strait', OWN, '--exchange', 'hood=rodney');
  expect([code, out]).toEqual([0, '2 scenarios are sound with the changes\n']);
});
